"""The study of games: winning chances, luck and skill of every seat, and what would have been better."""

from ludoteca.study.game_study import study
from ludoteca.study.grades import GRADES, Grade
from ludoteca.study.report import Candidate, Report, StudiedChoice, StudiedThrow, Totals

__all__ = ["GRADES", "Candidate", "Grade", "Report", "StudiedChoice", "StudiedThrow", "Totals", "study"]
