"""Kernels on an NVIDIA GPU: the games' own, compiled for it, with a thread for each of many games."""

from ludoteca.gpu.device import CPU, CUDA, Device, DeviceError, check_device, open_device

__all__ = ["CPU", "CUDA", "Device", "DeviceError", "check_device", "open_device"]
