"""Kernels on an NVIDIA GPU: the games' own, compiled for it, with a thread for each of many games."""

from ludoteca.gpu.device import Device, DeviceError, open_device

__all__ = ["Device", "DeviceError", "open_device"]
