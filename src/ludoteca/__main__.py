"""`python -m ludoteca` is the command `ludoteca`."""

from ludoteca.cli.app import main

main()
