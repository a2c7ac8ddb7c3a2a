"""Where long runs are computed: in threads, in processes of this machine, or on a Ray cluster.

    run -> pieces of work, each worth the same wherever it is done -> executor -> results as they end -> a file

A piece is plain data, and its result depends on the piece alone. So a run gives the same whatever executor it has, a
piece whose worker is lost is done again, and one that is finished is never done twice. `shards.py` parts runs among
machines that know nothing of each other.
"""

from ludoteca.executors.choosing import executor_for
from ludoteca.executors.errors import WorkError
from ludoteca.executors.interface import Executor, run_all
from ludoteca.executors.shards import WHOLE, Shard, read_shard

__all__ = ["WHOLE", "Executor", "Shard", "WorkError", "executor_for", "read_shard", "run_all"]
