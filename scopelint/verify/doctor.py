"""What the verifier would use, and what is missing, in words."""

from __future__ import annotations

import platform

from .runner import ChildError, Target, probe_devices, short


def examine(target: Target) -> tuple[str, bool]:
    """A report, and whether findings can be settled with this target."""
    lines = [f"interpreter: {target.python}"]
    try:
        ready = probe_devices(target)
    except ChildError as error:
        lines += [
            f"TensorFlow: {error}",
            "",
            "Findings cannot be settled. Install TensorFlow beside scopelint (its extra `verify` does), or name an",
            "interpreter that has it: `scopelint verify --python PATH`. TensorFlow 1.4 to 2.21 will do.",
        ]
        return "\n".join(lines) + "\n", False
    lines += [
        f"TensorFlow: {ready.tensorflow} on Python {ready.python}",
        f"devices: {', '.join(ready.devices)}",
        f"limits: {target.limits.timeout:g} seconds for a finding, {target.limits.memory / (1 << 30):g} GB for the child",
    ]
    if platform.system() == "Windows":
        lines.append("limits on memory: not enforced on this system")
    if target.device != "all" and short(target.device) not in ready.devices:
        lines += ["", f"Findings cannot be settled on {target.device}: there is no such device."]
        return "\n".join(lines) + "\n", False
    if not any(device.startswith("/GPU") for device in ready.devices):
        lines.append("GPU: none that this TensorFlow can use; `--device /CPU:0` needs none")
    lines += ["", f"Findings can be settled on {target.device}."]
    return "\n".join(lines) + "\n", True
