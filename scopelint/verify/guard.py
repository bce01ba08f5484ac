"""What keeps a user's program from touching anything while it is run: it reads what there is, and writes to a scratch folder.

One file that stands alone, in the language that Python 3.5 to 3.13 share. What a program writes is there when it reads it again, and
gone with the scratch folder. It reaches no network, and starts no other program.
"""

import builtins
import io
import os
import socket
import subprocess


class Refused(OSError):
    """What a program that is only watched may not do."""


class Guard(object):
    """Sends what is written below `scratch`, whatever folder it is meant for."""

    def __init__(self, scratch):
        self.scratch = os.path.realpath(scratch)
        self.refused = []
        self.real = {name: getattr(os, name) for name in ("stat", "mkdir", "makedirs", "open", "remove", "rmdir", "rename", "replace")}

    def written(self, path):
        """Where a path is written to."""
        path = os.fspath(path) if hasattr(os, "fspath") else path
        if isinstance(path, bytes):
            path = os.fsdecode(path)
        if not isinstance(path, str) or "://" in path:
            return path
        whole = os.path.abspath(path)
        if whole == os.devnull or whole.startswith(("/dev/", self.scratch + os.sep)):
            return path
        return os.path.join(self.scratch, "written", whole.lstrip(os.sep))

    def made(self, path):
        """Where a path is written to, with the folders around it, of which the program has made some or found them there."""
        target = self.written(path)
        if target != path and isinstance(target, str):
            self.real["makedirs"](os.path.dirname(target), exist_ok=True)
        return target

    def seen(self, path):
        """Where a path is read from: where it was written to, if it was."""
        try:
            target = self.written(path)
        except TypeError:  # no path: a descriptor
            return path
        if target == path or not isinstance(target, str):
            return path
        try:
            self.real["stat"](target)
        except OSError:
            return path
        return target

    def own(self, path):
        """Whether the program itself has written what is there."""
        return self.seen(path) != path or self.written(path) == path

    def refuse(self, what):
        def refusing(*args, **kwargs):
            if what not in self.refused:
                self.refused.append(what)
            raise Refused("{} is kept from a program that is only watched".format(what))

        return refusing

    def enter(self):
        """From here on, the whole process is kept in."""
        self._files()
        for name in ("system", "popen", "execv", "execve", "execvp", "execvpe", "posix_spawn", "posix_spawnp", "kill", "killpg"):
            if hasattr(os, name):
                setattr(os, name, self.refuse("another process"))
        subprocess.Popen.__init__ = self.refuse("another process")
        for name in ("connect", "connect_ex", "bind", "sendto"):
            setattr(socket.socket, name, self.refuse("the network"))
        socket.create_connection = socket.getaddrinfo = self.refuse("the network")

    def _files(self):
        opened, low, guard = io.open, self.real["open"], self

        def open_(file, mode="r", *args, **kwargs):
            if not isinstance(file, int):
                writes = any(letter in mode for letter in "wax+")
                file = guard._copied(file) if writes and ("a" in mode or "+" in mode) else guard.made(file) if writes else guard.seen(file)
            return opened(file, mode, *args, **kwargs)

        def os_open(path, flags, *args, **kwargs):
            writes = flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)
            return low(
                path if kwargs.get("dir_fd") is not None else guard.made(path) if writes else guard.seen(path), flags, *args, **kwargs
            )

        builtins.open = io.open = open_
        os.open = os_open
        for name in ("stat", "lstat", "listdir", "scandir", "access"):
            self._reads(name)
        self._writes()

    def _reads(self, name):
        original, guard = getattr(os, name), self

        def reading(path=".", *args, **kwargs):
            return original(path if isinstance(path, int) else guard.seen(path), *args, **kwargs)

        setattr(os, name, reading)

    def _writes(self):
        guard, real = self, self.real

        def mkdir(path, *args, **kwargs):
            if guard.written(path) != path and os.path.exists(path):
                raise FileExistsError(17, "File exists", str(path))
            real["mkdir"](guard.made(path), *args, **kwargs)

        def removed(path, *args, **kwargs):
            """What the program finds there stays there."""
            if guard.own(path):
                real["rmdir" if os.path.isdir(guard.seen(path)) else "remove"](guard.seen(path))

        def moved(source, target, *args, **kwargs):
            if guard.own(source):
                real["replace"](guard.seen(source), guard.made(target))

        os.mkdir, os.rename, os.replace = mkdir, moved, moved
        os.remove = os.unlink = os.rmdir = removed
        for name in ("chmod", "chown", "utime", "link", "symlink", "truncate", "mkfifo"):
            if hasattr(os, name):
                setattr(os, name, lambda *args, **kwargs: None)

    def _copied(self, file):
        """A file that is added to is copied before."""
        target = self.made(file)
        if target != file and os.path.isfile(file) and not os.path.exists(target):
            with io.open(file, "rb") as source:
                content = source.read()
            with io.open(target, "wb") as copy:
                copy.write(content)
        return target

    def enter_tensorflow(self, file_io, saver_class, writer_class):
        """The same for what TensorFlow's own code reads and writes."""
        init, guard = file_io.FileIO.__init__, self

        def init_file(stream, name, mode="r", *args, **kwargs):
            init(stream, guard.made(name) if any(letter in mode for letter in "wa+") else guard.seen(name), mode, *args, **kwargs)

        file_io.FileIO.__init__ = init_file
        for name in dir(file_io):
            if callable(getattr(file_io, name)) and not isinstance(getattr(file_io, name), type):
                self._file_function(file_io, name)
        save, restore = saver_class.save, saver_class.restore

        def saved(saver, session, save_path, *args, **kwargs):
            target = save(saver, session, guard.made(save_path), *args, **kwargs)
            return target.replace(guard.written(save_path), save_path) if target and save_path else target

        def restored(saver, session, save_path):
            return restore(saver, session, guard._kept(save_path))

        saver_class.save, saver_class.restore = saved, restored
        if writer_class is not None:
            begin = writer_class.__init__

            def begun(writer, logdir, *args, **kwargs):
                begin(writer, guard.made(logdir), *args, **kwargs)

            writer_class.__init__ = begun

    def enter_checkpoints(self, module):
        """The same for `tf.train.Checkpoint`, of which a version of TensorFlow may have several."""
        for each in (getattr(module, name, None) for name in ("Checkpoint", "CheckpointV1")):
            for method in ("_write", "write", "save", "restore", "read"):  # the first is what a manager calls
                if hasattr(each, method):
                    change = self._kept if method in ("restore", "read") else self.made
                    setattr(each, method, self._checkpointed(getattr(each, method), change))

    def _checkpointed(self, original, change):
        def changed(checkpoint, path, *args, **kwargs):
            return original(checkpoint, change(path), *args, **kwargs)

        return changed

    def _kept(self, prefix):
        """Where a checkpoint is read from."""
        there = prefix and self.seen(prefix + ".index") != prefix + ".index"
        return self.written(prefix) if there else prefix

    def _file_function(self, module, name):
        original, guard = getattr(module, name), self
        if name.startswith(("create_dir", "recursive_create_dir", "write_string", "atomic_write")):
            change = self.made
        elif name.startswith(("rename", "copy")):
            setattr(module, name, lambda source, target, *more: original(guard.seen(source), guard.made(target), *more))
            return
        elif name.startswith("delete"):
            setattr(module, name, lambda path: original(guard.seen(path)) if guard.own(path) else None)
            return
        elif name.startswith(("file_exists", "is_directory", "list_directory", "stat", "read_file", "get_matching", "walk", "file_crc")):
            change = self.seen
        else:
            return

        def changed(path, *args, **kwargs):
            if isinstance(path, (list, tuple)):
                return original([guard.seen(each) for each in path], *args, **kwargs)
            if "*" in str(path):  # of what is written there is only what is found there
                target = guard.written(path)
                return [each.replace(target, path) for each in original(path, *args, **kwargs)]
            return original(change(path), *args, **kwargs)

        setattr(module, name, changed)
