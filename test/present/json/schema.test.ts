import Ajv from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { PARTS, type Report } from '../../../server/engine/report';
import { presentJson } from '../../../server/present';
import schema from '../../../server/present/json/report-v1.schema.json';
import { nothing, twoFiles, workingTree } from '../samples';

const validate = new Ajv({ strict: true, allErrors: true, allowUnionTypes: true }).compile(schema);

const errorsOf = (report: unknown) => (validate(report) ? [] : validate.errors);

describe('the schema of the report', () => {
  it.each([
    ['a working tree', workingTree],
    ['two files', twoFiles],
    ['nothing', nothing],
  ])('fits the report about %s', (_, { report }) => {
    expect(errorsOf(JSON.parse(presentJson(report)))).toEqual([]);
  });

  it('requires every property that a report has', () => {
    const missed = everyObject(workingTree.report).flatMap(({ path, value }) =>
      Object.keys(value)
        .filter((key) => !isPartOfParts(path, key) && accepts(path, without(value, key)))
        .map((key) => [...path, key].join('.')),
    );
    expect(missed).toEqual([]);
  });

  it('refuses properties that no report has', () => {
    const missed = everyObject(workingTree.report).filter(({ path, value }) =>
      accepts(path, { ...value, extra: 1 }),
    );
    expect(missed).toEqual([]);
  });

  it('knows every part', () => {
    expect(schema.$defs.part.enum).toEqual([...PARTS]);
    expect(Object.keys(schema.$defs.parts.properties)).toEqual([...PARTS, 'remainder']);
  });
});

type Json = Readonly<Record<string, unknown>>;

interface Place {
  readonly path: readonly string[];
  readonly value: Json;
}

function everyObject(value: unknown, path: readonly string[] = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, child]) => everyObject(child, [...path, key]));
  return Array.isArray(value) ? inner : [{ path, value: value as Json }, ...inner];
}

/** Parts that do not occur are left out. */
function isPartOfParts(path: readonly string[], key: string): boolean {
  return path[path.length - 1] === 'parts' && key !== 'remainder';
}

function without(value: Json, key: string): Json {
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
}

/** Whether the sample report still fits with another value at the place. */
function accepts(path: readonly string[], value: Json): boolean {
  const report: unknown = structuredClone(workingTree.report satisfies Report);
  const last = path[path.length - 1];
  if (last === undefined) return validate(value);
  const holder = path.slice(0, -1).reduce((at, key) => (at as Record<string, unknown>)[key], report);
  (holder as Record<string, unknown>)[last] = value;
  return validate(report);
}
