import { describe, expect, it } from 'vitest';
import { isCode, isDirective } from '../../../server/engine/rules/shared/commentKinds';

describe('directives', () => {
  it.each([
    '#!/usr/bin/env python',
    '# -*- coding: utf-8 -*-',
    '# vim: set ts=4 :',
    '# type: ignore[misc]  # see above',
    '# type: List[int]',
    '# fmt: off',
    '# %% first cell',
    '/* eslint no-console: "off" */',
    '/* global window, document: writable */',
    '/// <reference path="a.d.ts" />',
    '{/* prettier-ignore */}',
    '//#region numbers',
    '# region Numbers',
  ])('%s', (comment) => {
    expect(isDirective(comment)).toBe(true);
  });

  it.each([
    '// global state',
    '# type: what kind of thing it is',
    '// eslint does not know this name',
    '# region of interest',
    '# ex: nothing to see',
    '/*! A banner. */',
    '// c8 is too old',
  ])('not: %s', (comment) => {
    expect(isDirective(comment)).toBe(false);
  });
});

describe('code', () => {
  it.each([
    '# print(rows)',
    '# rows = [row for row in rows if row]',
    '# a, b = pair',
    "# print '%s: showing values' % name",
    '// @ILogService private readonly _log: ILogService,',
    '# if result < 0:\n#     raise ValueError(result)',
    '# first\n# use(\n#     it,\n# )',
    '// const first = rows[0]',
    '// return null;',
    '/*\nif (!last) {\n  return null;\n}\n*/',
    '{/* <Old rows={rows} /> */}',
    '// items.map((item) => item.id)',
    '// @cached(size=3)',
    '// } else if (a && b) {',
    '# from os import path',
  ])('%s', (comment) => {
    expect(isCode(comment)).toBe(true);
  });

  it.each([
    '# if given, the factor wins over the unit:',
    '# x = the width, y = the height',
    '// return early is not an option (see above)',
    '// import order matters here',
    '// for example (as in the paper)',
    '# print the rows (all of them)',
    '/**\n * Joins.\n *\n * join(a);\n * join(b);\n */',
    '# Old way:\n# old()',
    '// See {@link join}',
    '# <path>.<ext>',
    '# while waiting, others may run',
  ])('not: %s', (comment) => {
    expect(isCode(comment)).toBe(false);
  });
});
