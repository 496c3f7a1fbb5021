"""What the functions of a Python program do, so that two versions of it can be told apart by running them.

Reads requests and writes answers, one JSON value a line each:

    {"program": TEXT}                    the calls that its doctest examples make, and calls near them
    {"program": TEXT, "calls": [CALL]}   what each of the calls returns and leaves in its arguments

The answer is null for a program that does not load or does not end. Examples are the authors'; near them means that one
value inside the arguments is another one. A call is written as source text, so that each version gets arguments of its
own. Each program runs in a process and an empty directory of its own. Modules named as arguments are loaded beforehand.
"""

import builtins
import contextlib
import copy
import doctest
import importlib
import inspect
import io
import json
import os
import random
import shutil
import signal
import sys
import tempfile

MOST_CALLS = 60
SECONDS_A_CALL = 0.5
MOST_OUT_OF_TIME = 2
SECONDS_A_PROGRAM = 120


class OutOfTime(BaseException):
    """Not an Exception, so that a program's own handlers do not take it for one of theirs."""


def load(text):
    """The names of a program, run as a module of another name than __main__."""
    code = compile(text, "task.py", "exec", dont_inherit=True)
    names = {"__name__": "task", "__file__": "task.py"}
    exec(code, names)
    return names


def functions(names):
    return {
        name: value
        for name, value in names.items()
        if inspect.isfunction(value) and value.__module__ == "task"
    }


def within_time(action):
    def stop(_signal, _frame):
        raise OutOfTime()

    # Time of the processor: a busy machine must not change an answer.
    signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS_A_CALL)
    try:
        return action()
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def seed():
    random.seed(7)
    if "numpy" in sys.modules:
        sys.modules["numpy"].random.seed(7)


def example_calls(names):
    """Arguments that the examples in docstrings pass to the program's functions."""
    recorded = []

    def recorder(name, function):
        def record(*args, **kwargs):
            recorded.append((name, copy.deepcopy(args), copy.deepcopy(kwargs)))
            return function(*args, **kwargs)

        return record

    for name, function in functions(names).items():
        scope = dict(names)
        scope[name] = recorder(name, function)
        for example in doctest.DocTestParser().get_examples(inspect.getdoc(function) or ""):
            try:
                seed()
                within_time(lambda: exec(compile(example.source, "example", "single"), scope))
            except (Exception, SystemExit, OutOfTime):
                continue
        try:
            inspect.signature(function).bind()
            recorded.append((name, (), {}))
        except TypeError:
            pass
    return recorded


def near(value):
    """Values of the same kind with one thing changed."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (value + 1, value - 1, value * 2, 0, -value)
    elif isinstance(value, float):
        yield from (value + 0.5, value / 2, -value)
    elif isinstance(value, str):
        yield from (value[1:], value[:-1], value + "b", value.upper(), value[::-1], value + " " + value, "")
    elif isinstance(value, (list, tuple)):
        kind = type(value)
        yield from (kind(value[1:]), kind(value[::-1]), value + value, kind())
        for index, item in enumerate(value[:4]):
            for other in near(item):
                yield kind([*value[:index], other, *value[index + 1 :]])
    elif isinstance(value, dict):
        for key in list(value)[:4]:
            yield {other: item for other, item in value.items() if other != key}
            for other in near(value[key]):
                yield {**value, key: other}


def is_written(value):
    """Whether its text gives the value again."""
    try:
        return eval(repr(value), {"__builtins__": {}}, {}) == value
    except Exception:
        return False


def calls(program):
    written = {}
    recorded = [call for call in example_calls(load(program)) if is_written(call[1:])]
    for name, args, kwargs in recorded:
        written[repr((name, args, kwargs))] = None
    turns = []
    for name, args, kwargs in recorded:
        turns.append(repr((name, other, kwargs)) for other in near(args) if len(other) == len(args))
        turns.append(repr((name, args, other)) for other in near(kwargs) if other.keys() == kwargs.keys())
    # In turns, so that one long argument does not take all the places.
    while turns and len(written) < MOST_CALLS:
        turn = turns.pop(0)
        text = next(turn, None)
        if text is not None:
            written[text] = None
            turns.append(turn)
    return list(written)[:MOST_CALLS]


def shown(value, depth=0):
    """A text that is the same for equal values; places in memory and the order of sets are left out."""
    if depth > 6:
        return "..."
    if isinstance(value, (set, frozenset)):
        return f"{type(value).__name__}{sorted(shown(item, depth + 1) for item in value)}"
    if isinstance(value, dict):
        return f"{type(value).__name__}{[(shown(key, depth + 1), shown(item, depth + 1)) for key, item in value.items()]}"
    if isinstance(value, (list, tuple)):
        return f"{type(value).__name__}{[shown(item, depth + 1) for item in value]}"
    if inspect.isgenerator(value):
        return f"generator{[shown(item, depth + 1) for _, item in zip(range(100), value)]}"
    text = repr(value)
    return f"a {type(value).__name__}" if " at 0x" in text else text


def answers(program, called):
    """One text a call, or null where it raises an error or takes too long: such calls are no part of a test."""
    names = load(program)
    found = []
    out_of_time = 0
    for text in called:
        name, args, kwargs = eval(text, {"__builtins__": {}}, {})
        seed()
        try:
            given = within_time(lambda: shown(names[name](*args, **kwargs)))
            found.append(f"{given} {shown([args, kwargs])}")
        except (Exception, SystemExit):
            found.append(None)
        except OutOfTime:
            found.append(None)
            out_of_time += 1
            if out_of_time > MOST_OUT_OF_TIME:
                return None
    return found


def answer(request):
    """Runs in a process of its own, so that nothing of one program is left for the next."""
    # What programs print is no part of their answer.
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    os.dup2(os.open(os.devnull, os.O_WRONLY), 2)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.stdout = sys.stderr = io.StringIO()
    builtins.input = lambda *_: ""
    if "calls" in request:
        return answers(request["program"], request["calls"])
    return calls(request["program"])


def in_child(request):
    directory = tempfile.mkdtemp(prefix="pare-real-")
    found = os.path.join(directory, "found")
    work = os.path.join(directory, "work")
    os.mkdir(work)
    child = os.fork()
    if child == 0:
        try:
            os.setpgid(0, 0)
            signal.alarm(SECONDS_A_PROGRAM)
            os.chdir(work)
            text = json.dumps(answer(request))
            with open(found, "w", encoding="utf-8") as output:
                output.write(text)
        finally:
            os._exit(0)
    os.waitpid(child, 0)
    try:
        with open(found, encoding="utf-8") as written:
            return written.read()
    except FileNotFoundError:
        return "null"
    finally:
        shutil.rmtree(directory, ignore_errors=True)


def main():
    # Loaded once, for all the programs that use them.
    for name in sys.argv[1:]:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    for line in sys.stdin:
        print(in_child(json.loads(line)), flush=True)


main()
