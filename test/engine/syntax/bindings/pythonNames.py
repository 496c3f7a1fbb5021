"""For each program on standard input (a JSON list of texts): what each name of each scope is bound to, by CPython."""
import json
import re
import symtable
import sys


def key(table):
    if table.get_type() == "module":
        return "module"
    return f"{table.get_type()} {table.get_name()} {table.get_lineno()}"


def walk(table, above):
    yield table, above
    for child in table.get_children():
        yield from walk(child, [*above, table])


def is_compared(symbol, is_module):
    """Neither a name that CPython adds or mangles, nor one that only passes through a scope to one inside."""
    name = symbol.get_name()
    occurs = (
        symbol.is_referenced() or symbol.is_assigned() or symbol.is_parameter() or symbol.is_imported()
        or symbol.is_namespace() or symbol.is_annotated() or symbol.is_declared_global() and not is_module or symbol.is_nonlocal()
    )
    if is_module and symbol.is_declared_global() and not symbol.is_local() and not symbol.is_referenced():
        return False  # a function's statement put it here
    is_private = re.match(r"__|_\w+__", name) and not name.endswith("__")
    return occurs and name.isidentifier() and name != "__class__" and not is_private


def is_bound(symbol):
    return symbol.is_assigned() or symbol.is_imported() or symbol.is_namespace()


def resolutions(text):
    tables = list(walk(symtable.symtable(text, "program", "exec"), []))
    # The module takes a function of its own internal name for a file.
    if any(table.get_name() == "top" for table, above in tables if above):
        return None
    bound = set()
    for table, above in tables:
        for symbol in table.get_symbols():
            if symbol.is_local() if not above else symbol.is_declared_global() and is_bound(symbol):
                bound.add(symbol.get_name())
    result = []
    for table, above in tables:
        for symbol in table.get_symbols():
            name = symbol.get_name()
            if not is_compared(symbol, not above):
                continue
            if not above or symbol.is_global():
                target = "module" if name in bound else "free"
            elif symbol.is_free():
                target = key(next(
                    outer for outer in reversed(above)
                    if outer.get_type() == "function" and name in outer.get_identifiers()
                    and outer.lookup(name).is_local()
                ))
            else:
                target = key(table)
            result.append([key(table), name, target])
    return result


def answer(text):
    try:
        return resolutions(text)
    except (SyntaxError, ValueError, RecursionError, StopIteration):
        return None


print(json.dumps([answer(text) for text in json.load(sys.stdin)]))
