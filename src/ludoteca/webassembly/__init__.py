"""The kernels of every game as a WebAssembly module each: what lets a browser play without a server.

    exports.py       which kernels a module exports, and the kinds of their parameters
    kinds.py         what a parameter is to JavaScript, to Numba and in memory
    layout.py        constants of a game, and the data types of its records
    wrappers.py      a function around each kernel, with plain parameters
    compiler.py      Numba's LLVM code of all of them, optimised as a whole for WebAssembly
    linker.py        the module of the object that LLVM emits (binary.py: the format)
    build.py         both, in a process that is set up to give the same bytes on every machine
    description.py   what JavaScript must know of a module: constants, records, exports
    sources.py       a stamp of the sources that a module is made of
    files.py         where a game's module lies, and whether it is current

`python -m ludoteca.webassembly` makes the modules of all registered games; `make wasm` calls it.
"""
