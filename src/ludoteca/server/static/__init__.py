"""Static data: what the app reads of games that depends on game and language alone, as files with plain paths."""

from ludoteca.server.static.files import DataFile, common_files, game_files, index_file

__all__ = ["DataFile", "common_files", "game_files", "index_file"]
