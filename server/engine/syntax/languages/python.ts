import type { LanguageDescriptor } from '../language';

const STATEMENTS = [
  'expression_statement',
  'import_statement',
  'import_from_statement',
  'future_import_statement',
  'assert_statement',
  'return_statement',
  'delete_statement',
  'raise_statement',
  'pass_statement',
  'break_statement',
  'continue_statement',
  'global_statement',
  'nonlocal_statement',
  'exec_statement',
  'print_statement',
  'type_alias_statement',
  'if_statement',
  'for_statement',
  'while_statement',
  'try_statement',
  'with_statement',
  'match_statement',
  'function_definition',
  'class_definition',
  'decorated_definition',
];

const BUILTINS = `
ArithmeticError AssertionError AttributeError BaseException BaseExceptionGroup BlockingIOError BrokenPipeError
BufferError BytesWarning ChildProcessError ConnectionAbortedError ConnectionError ConnectionRefusedError
ConnectionResetError DeprecationWarning EOFError Ellipsis EncodingWarning EnvironmentError Exception
ExceptionGroup False FileExistsError FileNotFoundError FloatingPointError FutureWarning GeneratorExit IOError
ImportError ImportWarning IndentationError IndexError InterruptedError IsADirectoryError KeyError
KeyboardInterrupt LookupError MemoryError ModuleNotFoundError NameError None NotADirectoryError NotImplemented
NotImplementedError OSError OverflowError PendingDeprecationWarning PermissionError ProcessLookupError
PythonFinalizationError RecursionError ReferenceError ResourceWarning RuntimeError RuntimeWarning StopAsyncIteration
StopIteration SyntaxError SyntaxWarning SystemError SystemExit TabError TimeoutError True TypeError
UnboundLocalError UnicodeDecodeError UnicodeEncodeError UnicodeError UnicodeTranslateError UnicodeWarning
UserWarning ValueError Warning WindowsError ZeroDivisionError __build_class__ __debug__ __doc__ __import__
__loader__ __name__ __package__ __spec__ __file__ __path__ __builtins__ __annotations__ __dict__ __class__
__module__ __qualname__ abs aiter all anext any ascii bin bool breakpoint bytearray bytes callable chr
classmethod compile complex copyright credits delattr dict dir divmod enumerate eval exec exit filter float
format frozenset getattr globals hasattr hash help hex id input int isinstance issubclass iter len license list
locals map max memoryview min next object oct open ord pow print property quit range repr reversed round set
setattr slice sorted staticmethod str sum super tuple type vars zip
basestring buffer cmp execfile file intern long raw_input reduce reload unichr unicode xrange`;

export const python: LanguageDescriptor = {
  id: 'python',
  name: 'Python',
  grammar: 'tree-sitter-python',
  extensions: ['.py', '.pyi', '.pyw'],
  family: 'python',
  comments: new Set(['comment']),
  trivia: new Set(['line_continuation']),
  atoms: new Set(['string']),
  markupText: new Set(),
  statements: new Set(STATEMENTS),
  clauses: new Set([
    'elif_clause',
    'else_clause',
    'except_clause',
    'except_group_clause',
    'finally_clause',
    'case_clause',
  ]),
  envelopes: new Set(['decorated_definition']),
  functions: new Set(['function_definition']),
  classes: new Set(['class_definition']),
  // A lambda has no body of statements.
  holders: new Set(),
  wrappers: new Set([
    'if_statement',
    'try_statement',
    'for_statement',
    'while_statement',
    'with_statement',
    'match_statement',
    'function_definition',
    'class_definition',
    'elif_clause',
    'else_clause',
    'except_clause',
    'finally_clause',
    'case_clause',
  ]),
  globals: new Set(BUILTINS.trim().split(/\s+/)),
};
