"""Reads JSON strings, one a line; prints the version, then for each text its tokens and those of its unparsed form."""

import ast
import io
import json
import sys
import tokenize

SKIPPED = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.ENCODING,
    tokenize.ENDMARKER,
    tokenize.INDENT,
    tokenize.DEDENT,
}


def tokens(text):
    read = io.StringIO(text).readline
    return [token.string for token in tokenize.generate_tokens(read) if token.type not in SKIPPED]


print(json.dumps(sys.version_info[:2]))
if sys.version_info[:2] == (3, 11):
    for line in sys.stdin:
        text = json.loads(line)
        print(json.dumps([tokens(text), tokens(ast.unparse(ast.parse(text)))]))
