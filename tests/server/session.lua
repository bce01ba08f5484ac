-- A session of Neovim with the server: what it shows, what a code action makes of the text, what is left after an edit.
local told = {}
local function asked(buffer, method, params, client)
  local answers, why = vim.lsp.buf_request_sync(buffer, method, params, 60000)
  local answer = (answers or {})[client] or {}
  return answer.result or error(method .. ": " .. vim.inspect(answer.error or why))
end
local function settled(check)
  assert(vim.wait(60000, check, 50), "nothing came in a minute")
end

vim.cmd("edit " .. vim.env.PROGRAM)
local buffer = vim.api.nvim_get_current_buf()
local client = vim.lsp.start_client({ name = "scopelint", cmd = vim.fn.json_decode(vim.env.SERVER), root_dir = vim.env.ROOT })
vim.lsp.buf_attach_client(buffer, client)

settled(function() return #vim.diagnostic.get(buffer) > 0 end)
local found = vim.diagnostic.get(buffer)[1]
told.found = { code = found.code, row = found.lnum, column = found.col, stop = found.end_col }

local range = { start = { line = found.lnum, character = 0 }, ["end"] = { line = found.lnum, character = 0 } }
local params = { textDocument = vim.lsp.util.make_text_document_params(), range = range, context = { diagnostics = {} } }
params.range["end"].character = 100
local actions = asked(buffer, "textDocument/codeAction", params, client)
for _, action in ipairs(actions) do
  if string.find(action.title, "keyword", 1, true) then
    local chosen = asked(buffer, "codeAction/resolve", action, client)
    vim.lsp.util.apply_workspace_edit(chosen.edit, "utf-16")
  end
end
told.lines = vim.api.nvim_buf_get_lines(buffer, 0, -1, false)
settled(function() return #vim.diagnostic.get(buffer) == 0 end)

vim.fn.writefile({ vim.fn.json_encode(told) }, vim.env.TOLD)
vim.lsp.stop_client(client)
