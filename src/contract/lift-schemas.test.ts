import { expect, test } from 'vitest';
import { createOpenapiDocument } from './openapi.ts';
import { liftSchemas } from './lift-schemas.ts';

const LONG = {
  type: 'object',
  properties: Object.fromEntries(
    ['a', 'b', 'c'].map((name) => [name, { type: 'string', description: 'x'.repeat(60) }]),
  ),
};
const answer = (schema: object) => ({ get: { responses: { 200: { content: { 'application/json': { schema } } } } } });

test('a long schema that stands in two places is written once, under the name of its property', () => {
  const { paths, schemas } = liftSchemas(
    { '/api/First': answer({ type: 'object', properties: { cases: LONG } }), '/api/Second': answer(LONG) },
    {},
  );
  expect(schemas).toEqual({ Case: LONG });
  expect(JSON.stringify(paths).match(/#\/components\/schemas\/Case/gu)).toHaveLength(2);
});

test('what is short, stands once or has a name already keeps its place', () => {
  const short = { type: 'object', properties: {} };
  const given = { '/a': answer(short), '/b': answer(short), '/c': answer(LONG) };
  expect(liftSchemas(given, { Case: short })).toEqual({ paths: given, schemas: { Case: short } });
});

test('a name that is taken is told apart by what it stands in', () => {
  const other = { ...LONG, required: ['a'] };
  const both = {
    one: { type: 'object', properties: { case: LONG, hit: { type: 'object', properties: { case: other } } } },
  };
  const { schemas } = liftSchemas({ '/x': answer(both.one), '/y': answer({ ...both.one, required: ['case'] }) }, {});
  expect(Object.keys(schemas)).toEqual(['Case', 'HitCase', 'Hit']);
});

test('the published description repeats no long schema, and refers to none that is not there', () => {
  const text = JSON.stringify(createOpenapiDocument('0'));
  const { paths, components } = JSON.parse(text) as { paths: object; components: { schemas: Record<string, object> } };
  expect(Object.keys(liftSchemas({ ...paths }, {}).schemas)).toEqual([]);
  const wanted = [...text.matchAll(/#\/components\/schemas\/([^"]+)/gu)].map(([, name = '']) => name);
  expect(wanted.filter((name) => !Object.hasOwn(components.schemas, name))).toEqual([]);
});
