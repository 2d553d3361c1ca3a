import { describe, expect, test } from 'vitest';
import { applyNotes } from './apply-notes.ts';
import { buildQuery, EMPTY_FORM } from './build-query.ts';
import { describeQuery } from './describe-query.ts';
import { outlineQuery } from './outline-query.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import { printQuery } from './print-query.ts';
import { readQueryForm } from './read-query-form.ts';
import { splitTerms } from './split-terms.ts';
import type { QueryNode } from './query-tree.ts';

function read(query: string): ParsedQuery & { readonly tree: QueryNode } {
  const parsed = parseQuery(query);
  if (!parsed.ok || !parsed.tree) throw new Error(`not read: ${query}`);
  return { ...parsed, tree: parsed.tree };
}

describe('Field searches (OP-165)', () => {
  test.each([
    ['title(a b)', 'title("a b")', []],
    ['TITLE(a1) party(b1)', 'title(a1) AND party(b1)', []],
    ['title:a1', 'title(a1)', ['“title:a1” was read as title(a1).']],
    ['title:"a1 b1"', 'title("a1 b1")', ['“title:"a1 b1"” was read as title("a1 b1").']],
    ['party:(a1 OR b1)', 'party(a1 OR b1)', ['“party:( )” was read as party( ).']],
    ['TI(a1', 'title(a1)', ['“TI( )” was read as title( ).', 'A closing parenthesis was added at the end.']],
    ['cite:[2031]', 'citation(2031)', ['“cite:[2031]” was read as citation([2031]).']],
    ['-title:a1 b1', 'b1 NOT title(a1)', ['“-” was read as NOT.', '“title:a1” was read as title(a1).']],
    ['a1 title(', 'a1', ['“title(” with nothing after it was ignored.']],
    [
      'title (a1)',
      'title AND a1',
      ['“title” was read as an ordinary word: a field search has no space behind its name, as in title(x).'],
    ],
    ['foo(a1)', 'foo AND a1', []],
  ])('%s is read as %s, and what was changed is said', (query, printed, messages) => {
    const { tree, notes } = read(query);
    expect(printQuery(tree)).toBe(printed);
    expect(notes.map(({ message }) => message)).toEqual(messages);
    expect(printQuery(read(applyNotes(query, notes)).tree)).toBe(printed);
    expect(printQuery(read(printed).tree)).toBe(printed);
  });

  test.each([
    ['title()', 0, 7, 'There is nothing to search for in title( ).', undefined],
    ['a1 AND title( )', 7, 8, 'There is nothing to search for in title( ).', 'a1'],
    [
      'a1 NEAR5 title(b1)',
      3,
      5,
      'NEAR5 cannot reach into title( ) or out of it. Put it inside, as in “title(a NEAR5 b)”, or write AND.',
      'a1 AND title(b1)',
    ],
    [
      '(a1 OR title(b1)) /5 c1',
      18,
      2,
      'NEAR5 cannot reach into title( ) or out of it. Put it inside, as in “title(a NEAR5 b)”, or write AND.',
      '(a1 OR title(b1)) AND c1',
    ],
    [
      'title(party(a1))',
      6,
      5,
      'party( ) cannot stand inside title( ). Join the two with AND, as in “title(a) AND party(b)”.',
      'title((a1))',
    ],
    ['NOT title(a1)', 0, 13, 'NOT needs a term that the documents do contain, as in “a NOT b”.', undefined],
    [
      'a1 title(NOT b1)',
      9,
      6,
      'NOT cannot stand alone in title( ). Put it before the field, as in “a NOT title(b)”.',
      'a1 NOT title(b1)',
    ],
  ])('%s is refused with its place, in words, and with a way on', (query, at, length, reason, suggestion) => {
    const parsed = parseQuery(query);
    expect(parsed).toMatchObject({ ok: false, error: { at, length, reason } });
    expect(parsed.ok ? undefined : parsed.error.suggestion).toBe(suggestion);
  });

  test('are one pill each, and explained', () => {
    expect(splitTerms('title(a1 OR b1) NOT judge("c d") e1')).toEqual([
      { operator: 'AND', term: 'title(a1 OR b1)' },
      { operator: 'NOT', term: 'judge("c d")' },
      { operator: 'AND', term: 'e1' },
    ]);
    const { tree } = read('title(a1 OR b1) AND party(c1)');
    expect(describeQuery(tree)).toBe('(“a1” or “b1”) in the title and “c1” in the parties');
    expect(outlineQuery(tree).children[1]).toEqual({
      kind: 'field',
      label: 'party',
      children: [{ kind: 'term', label: 'c1', children: [] }],
    });
  });

  test('are boxes of the form that builds a query', () => {
    const query = 'award AND title(seat OR venue) AND author("mara ellingsen")';
    const form = readQueryForm(query);
    expect(form).toEqual({
      ...EMPTY_FORM,
      all: 'award',
      fields: { title: 'seat OR venue', author: '"mara ellingsen"' },
    });
    expect(form && buildQuery(form)).toBe(query);
    expect(buildQuery({ ...EMPTY_FORM, none: 'tax', fields: { title: '(seat', text: ' ' } })).toBe(
      'title((seat)) NOT tax',
    );
    expect(readQueryForm('title(a1) AND title(b1)')).toBeUndefined();
  });
});
