import { describe, expect, test } from 'vitest';
import { buildQuery, EMPTY_FORM, type QueryForm } from '#domain/query/build-query.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { QUERY_FIELDS } from '#domain/query/query-field.ts';
import { printQuery } from '#domain/query/print-query.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';
import { readQueryForm } from '#domain/query/read-query-form.ts';
import { createRandom, type Random } from '#tests/support/generate-queries.ts';

const WORDS = [
  'seat',
  'C-123/21',
  '"good faith"',
  'arbitrat*',
  '=holding',
  'AND',
  'NEAR5',
  'w/5',
  '&',
  '/s',
  '101(3)',
  'V(1)(e)',
  'or',
  'Müller',
];
const JUNK = ['(', ')', '"', '“', '=', '!', '—', '...', '((', '="', '+5', 'not', 'NOT', '仲裁', '\n', 'R&D', 'word!'];

const IN_FIELDS = ['', 'seat', 'seat venue', 'seat OR venue NOT tax', '"good faith" NEAR5 award', 'award*'];

function treeOf(query: string): QueryNode {
  const parsed = parseQuery(query);
  if (!parsed.ok || !parsed.tree) throw new Error(`not read: ${query}`);
  return parsed.tree;
}

function pick(random: Random, from: readonly string[], most: number): string {
  const count = Math.floor(random() * (most + 1));
  return Array.from({ length: count }, () => from[Math.floor(random() * from.length)]).join(' ');
}

function generateForm(random: Random, from: readonly string[]): QueryForm {
  const box = (most: number) => pick(random, from, most);
  const distance = 1 + Math.floor(random() * 100);
  return {
    all: box(3),
    phrase: box(3),
    any: box(3),
    none: box(2),
    near: box(3),
    distance,
    fields: generateFields(random),
  };
}

function generateFields(random: Random): QueryForm['fields'] {
  const some = () => IN_FIELDS[Math.floor(random() * IN_FIELDS.length)] ?? '';
  return random() < 0.7 ? {} : { title: some(), author: some() };
}

/** A word or phrase by itself, as the language reads it. */
function leafOf(item: string): QueryNode {
  return treeOf(/^(AND|NEAR5|w\/5|\/s)$/.test(item) ? `"${item}"` : item);
}

/** What the form says, put together from trees instead of text; undefined where nothing is asked for. */
function expectedTree(form: QueryForm): QueryNode | undefined {
  const place = { at: 0, length: 0 };
  const items = (text: string) => (text.match(/"[^"]*"|\S+/g) ?? []).filter((item) => item !== '&').map(leafOf);
  const join = (kind: 'and' | 'or', nodes: readonly QueryNode[]): QueryNode | undefined =>
    nodes.length < 2 ? nodes[0] : { kind, children: nodes, ...place };
  const chain = (nodes: readonly QueryNode[]): QueryNode | undefined =>
    nodes.length === 0
      ? undefined
      : nodes.reduce((left, right) => ({ kind: 'near', distance: form.distance, left, right, ...place }));
  const phrase = form.phrase.replaceAll('"', ' ').replaceAll(/\s+/g, ' ').trim();
  const kept = [
    ...items(form.all),
    ...(/[^&\s]/.test(phrase) ? [treeOf(`"${phrase}"`)] : []),
    chain(items(form.near)),
    join('or', items(form.any)),
    ...QUERY_FIELDS.flatMap((field): QueryNode[] => {
      const text = form.fields[field] ?? '';
      return text === '' ? [] : [{ kind: 'field', field, child: treeOf(text), ...place }];
    }),
  ].filter((node) => node !== undefined);
  const keep = join('and', kept);
  const exclude = join('or', items(form.none));
  return keep && exclude ? { kind: 'not', keep, exclude, ...place } : keep;
}

describe('The expression that the form writes', () => {
  test.each<[Partial<QueryForm>, string]>([
    [{}, ''],
    [{ all: 'seat  venue' }, 'seat AND venue'],
    [{ phrase: 'good faith' }, '"good faith"'],
    [{ any: 'seat venue "place of arbitration"' }, 'seat OR venue OR "place of arbitration"'],
    [{ all: 'award', any: 'seat venue' }, 'award AND (seat OR venue)'],
    [{ any: 'seat venue', none: 'tax' }, '(seat OR venue) NOT tax'],
    [{ all: 'award', none: 'tax "double tax treaty"' }, 'award NOT tax NOT "double tax treaty"'],
    [{ near: 'burden proof', distance: 10 }, 'burden NEAR10 proof'],
    [{ near: 'burden proof standard', all: 'award' }, 'award AND burden NEAR5 proof NEAR5 standard'],
    [{ near: 'burden' }, 'burden'],
    [{ all: 'this AND that', any: 'NEAR5' }, 'this AND "AND" AND that AND "NEAR5"'],
    [{ all: 'R&D & w/5 (law)' }, 'R&D AND "w/5" AND law'],
    [{ all: 'Article 101(3) award(seat)' }, 'Article AND 101(3) AND award AND seat'],
    [{ any: '(a OR b(1', near: 'V(1)(e) (x 5(1) y)' }, 'V(1)(e) NEAR5 x NEAR5 5(1) NEAR5 y AND (a OR "OR" OR b(1))'],
    [{ phrase: 'Article 101(3)' }, '"Article 101(3)"'],
    [{ phrase: 'the “seat” of' }, '"the seat of"'],
    [{ all: '"good faith' }, '"good faith"'],
    [{ all: '() "" — &' }, ''],
  ])('%j is %j', (form, expected) => expect(buildQuery({ ...EMPTY_FORM, ...form })).toBe(expected));

  test('means what the form says, for 2,000 generated forms, seed 11', () => {
    const random = createRandom(11);
    for (let round = 0; round < 2_000; round++) {
      const form = generateForm(random, WORDS);
      const expected = expectedTree(form);
      if (!expected) continue;
      expect(printQuery(treeOf(buildQuery(form))), JSON.stringify(form)).toBe(printQuery(expected));
    }
  });

  test('can be read whatever was typed, unless it only leaves out, for 2,000 generated forms, seed 12', () => {
    const random = createRandom(12);
    for (let round = 0; round < 2_000; round++) {
      const form = generateForm(random, [...WORDS, ...JUNK]);
      const query = buildQuery(form);
      const parsed = parseQuery(query);
      if (query.startsWith('NOT ')) expect(parsed.ok).toBe(false);
      else
        expect(parsed, `${JSON.stringify(form)} wrote ${query}`).toMatchObject({ ok: true, notes: expect.anything() });
    }
  });

  test('a wildcard on too few letters stays, so that the reader learns why it cannot be searched', () => {
    const parsed = parseQuery(buildQuery({ ...EMPTY_FORM, all: 'a*' }));
    expect(parsed.ok ? '' : parsed.error.reason).toContain('at least two other letters');
  });
});

describe('A query read back into the form', () => {
  test.each<[string, Partial<QueryForm>]>([
    ['', {}],
    ['seat AND venue', { all: 'seat venue' }],
    ['good faith', { phrase: 'good faith' }],
    ['"a b" AND “c d”', { phrase: 'a b', all: '"c d"' }],
    ['(seat OR venue) AND award NOT tax', { any: 'seat venue', all: 'award', none: 'tax' }],
    ['a NEAR7 b NEAR7 "c d"', { near: 'a b "c d"', distance: 7 }],
    ['burden /s proof', { near: 'burden proof', distance: 20 }],
    ['award NOT (tax OR duty)', { all: 'award', none: 'tax duty' }],
    ['="a b" AND C-123/21 AND =c', { all: '="a b" C-123/21 =c' }],
    ['Article V(1)(e) AND 101(3)', { phrase: 'Article V(1)(e)', all: '101(3)' }],
    ['"open quote', { phrase: 'open quote' }],
  ])('%j', (query, form) => expect(readQueryForm(query)).toEqual({ ...EMPTY_FORM, ...form }));

  test.each([
    'a OR b AND c',
    '(a OR b) AND (c OR d)',
    'a NEAR5 (b OR c)',
    'a NEAR5 b NEAR6 c',
    'a AND',
    'a NOT (b AND c)',
  ])('the form has no room for %j', (query) => expect(readQueryForm(query)).toBeUndefined());

  test('writes the same query again, for 2,000 generated forms, seed 13', () => {
    const random = createRandom(13);
    for (let round = 0; round < 2_000; round++) {
      const query = buildQuery(generateForm(random, WORDS));
      if (query === '' || query.startsWith('NOT ')) continue;
      const form = readQueryForm(query);
      if (!form) throw new Error(`no form for ${query}`);
      const again = treeOf(buildQuery(form));
      expect(listParts(again), query).toEqual(listParts(treeOf(query)));
    }
  });
});

/** The parts of a tree in any order. */
function listParts(tree: QueryNode): readonly string[] {
  if (tree.kind === 'not') return [...listParts(tree.keep), `not ${printQuery(tree.exclude)}`];
  return (tree.kind === 'and' ? tree.children : [tree]).map(printQuery).sort();
}
