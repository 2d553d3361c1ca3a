import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyNotes } from '#domain/query/apply-notes.ts';
import { LONGEST_QUERY, parseQuery, type ParseResult } from '#domain/query/parse-query.ts';
import { printQuery } from '#domain/query/print-query.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';
import { createRandom, generateQuery } from '#tests/support/generate-queries.ts';

function print(query: string): string {
  const parsed = parseQuery(query);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return parsed.tree === undefined ? '' : printQuery(parsed.tree);
}

/** The tree without places, which differ between spellings. */
function shapeOf(tree: QueryNode | undefined): unknown {
  return JSON.parse(
    JSON.stringify(tree ?? null, (key, value: unknown) => (key === 'at' || key === 'length' ? undefined : value)),
  );
}

describe('Reading queries', () => {
  test.each([
    ['', ''],
    [' \n ', ''],
    ['Award', 'award'],
    ['a b', '"a b"'],
    ['a AND b OR c', 'a AND b OR c'],
    ['a AND (b OR c)', 'a AND (b OR c)'],
    ['(a AND b) OR c', 'a AND b OR c'],
    ['a AND (b AND c)', 'a AND (b AND c)'],
    ['a NOT b', 'a NOT b'],
    ['a AND NOT b', 'a NOT b'],
    ['NOT b AND a', 'a NOT b'],
    ['a NOT b AND c', 'a AND c NOT b'],
    ['a NOT b NOT c', 'a NOT (b OR c)'],
    ['a NEAR b', 'a NEAR30 b'],
    ['a NEAR7 b', 'a NEAR7 b'],
    ['a NEAR5 b NEAR5 c', 'a NEAR5 b NEAR5 c'],
    ['(a NEAR5 b) NEAR5 c', 'a NEAR5 b NEAR5 c'],
    ['a NEAR5 (b NEAR5 c)', 'a NEAR5 (b NEAR5 c)'],
    ['a AND b NEAR5 c NOT d OR e', 'a AND b NEAR5 c NOT d OR e'],
    ['a AND(b)OR"c d"', 'a AND b OR "c d"'],
    ['"a" "b" c d', 'a AND b AND "c d"'],
    ['(a) (b)', 'a AND b'],
    ['a near b', '"a near b"'],
    ['C-123/21', '"c 123 21"'],
    ['=awards', '=awards'],
    ['="seat of"', '"=seat =of"'],
    ['=seat of', '"=seat of"'],
    ['=arb*', 'arb*'],
    ['arb**tion*', 'arb*tion*'],
    ['arb*?', 'arb?*'],
    ['arb*-12', '"arb* 12"'],
    ['AND, b', '"and b"'],
    ['Article V(1)(e)', '"article v 1 e"'],
    ['Article 123(2) NEAR10 added', '"article 123 2" NEAR10 added'],
    ['Rule 43bis.1(a)(ii)', '"rule 43bis 1 a ii"'],
    ['9(3a) OR 6(bis) OR x(xcix)', '"9 3a" OR "6 bis" OR "x xcix"'],
    ['=5(1)', '"=5 =1"'],
    ['(a OR 52(1)(b))(c)', '(a OR "52 1 b") AND c'],
    ['award(seat)', 'award AND seat'],
    ['a(mix) AND b(civil)', 'a AND mix AND b AND civil'],
    ['a(b OR c)', 'a AND (b OR c)'],
    ['a NOT(b)', 'a NOT b'],
    ['a w/5(b)', 'a NEAR5 b'],
    ['a(12345) (1)', 'a AND 12345 AND 1'],
    ['a((1))', 'a AND 1'],
    ['a(1 )', 'a AND 1'],
  ])('%j is %j (SR-058, SR-060, SR-062, SR-063, SR-064, SR-068)', (query, expected) =>
    expect(print(query)).toBe(expected),
  );

  test('a tree points at the query as typed', () => {
    const parsed = parseQuery(' (aa OR "b c") NEAR5 dd');
    expect(parsed).toMatchObject({
      ok: true,
      tree: {
        kind: 'near',
        at: 1,
        length: 22,
        left: {
          kind: 'or',
          at: 2,
          length: 11,
          children: [
            { at: 2, length: 2 },
            { at: 8, length: 5 },
          ],
        },
        right: { at: 21, length: 2 },
      },
    });
  });
});

describe('Repairs and translations are said with their place (SR-068)', () => {
  test.each([
    ['"a b', 'repair', 4, '', '"', '"a b"'],
    ['(a OR b', 'repair', 7, '', ')', '(a OR b)'],
    ['((a OR b', 'repair', 8, '', '))', '((a OR b))'],
    ['a OR b)', 'repair', 6, ')', '', 'a OR b'],
    ['a OR b(1', 'repair', 8, '', ')', 'a OR b(1)'],
    ['a (', 'repair', 2, '(', '', 'a'],
    ['a "', 'repair', 2, '"', '', 'a'],
    ['§ 823', 'repair', 0, '§', '', '823'],
    ['a /s b', 'translation', 2, '/s', 'NEAR20', 'a NEAR20 b'],
    ['a /p b', 'translation', 2, '/p', 'NEAR50', 'a NEAR50 b'],
    ['a /5 b', 'translation', 2, '/5', 'NEAR5', 'a NEAR5 b'],
    ['a w/5 b', 'translation', 2, 'w/5', 'NEAR5', 'a NEAR5 b'],
    ['a W/S b', 'translation', 2, 'W/S', 'NEAR20', 'a NEAR20 b'],
    ['a +5 b', 'translation', 2, '+5', 'NEAR5', 'a NEAR5 b'],
    ['a & b', 'translation', 2, '&', 'AND', 'a AND b'],
    ['arbitrat!', 'translation', 0, 'arbitrat!', 'arbitrat*', 'arbitrat*'],
    ['!national', 'translation', 0, '!national', '*national', '*national'],
    ['a award$', 'translation', 2, 'award$', 'award', 'a award'],
    ['a award~1', 'translation', 2, 'award~1', 'award', 'a award'],
    ['a award^2.5', 'translation', 2, 'award^2.5', 'award', 'a award'],
    ['a #award', 'translation', 2, '#award', 'award', 'a award'],
    ['a pre/5 b', 'translation', 2, 'pre/5', 'NEAR5', 'a NEAR5 b'],
    ['a near/5 b', 'translation', 2, 'near/5', 'NEAR5', 'a NEAR5 b'],
    ['a adj5 b', 'translation', 2, 'adj5', 'NEAR5', 'a NEAR5 b'],
    ['a N5 b', 'translation', 2, 'N5', 'NEAR5', 'a NEAR5 b'],
    ['a /s2 b', 'translation', 2, '/s2', 'NEAR20', 'a NEAR20 b'],
    ['a % b', 'translation', 2, '%', 'NOT', 'a NOT b'],
    ['a BUT  NOT b', 'translation', 2, 'BUT  ', '', 'a NOT b'],
    ['a || b', 'translation', 2, '||', 'OR', 'a OR b'],
    ['a && b', 'translation', 2, '&&', 'AND', 'a AND b'],
    ['a -b', 'translation', 2, '-b', 'NOT "b"', 'a NOT "b"'],
    ['a +b', 'translation', 2, '+b', 'AND "b"', 'a AND "b"'],
    ['+a b', 'translation', 0, '+a', '"a"', '"a" b'],
    ['a -"b c"', 'translation', 2, '-', 'NOT ', 'a NOT "b c"'],
    ['a -(b OR c)', 'translation', 2, '-', 'NOT ', 'a NOT (b OR c)'],
    ['a -arbitrat!', 'translation', 2, '-arbitrat!', 'NOT "arbitrat*"', 'a NOT "arbitrat*"'],
    ['a -=b', 'translation', 2, '-=b', 'NOT ="b"', 'a NOT ="b"'],
    ['a "b c d"~4', 'translation', 2, '"b c d"~4', '(b NEAR4 c NEAR4 d)', 'a (b NEAR4 c NEAR4 d)'],
    ['a ADJ b', 'word', 2, 'ADJ', 'ADJ', 'a ADJ b'],
    ['a W5 b', 'word', 2, 'W5', 'W5', 'a W5 b'],
    ['a onear/5 b', 'word', 2, 'onear/5', 'onear/5', 'a onear/5 b'],
    ['a NEAR 10 b', 'word', 2, 'NEAR', 'NEAR', 'a NEAR 10 b'],
    ['a w/sent b', 'word', 2, 'w/sent', 'w/sent', 'a w/sent b'],
    ['w/5 a', 'word', 0, 'w/5', 'w/5', 'w/5 a'],
    ['a /5', 'word', 2, '/5', '/5', 'a /5'],
    ['pre/3 a', 'word', 0, 'pre/3', 'pre/3', 'pre/3 a'],
    ['a year(2010)', 'word', 2, 'year(2010)', 'year(2010)', 'a year(2010)'],
    ['counsel(smith)', 'word', 0, 'counsel', 'counsel', 'counsel(smith)'],
    ['seat:london', 'word', 0, 'seat:london', 'seat:london', 'seat:london'],
    ['seat:"the hague"', 'word', 0, 'seat:', 'seat:', 'seat:"the hague"'],
  ])('%j (OP-165)', (query, kind, at, from, to, corrected) => {
    const parsed = parseQuery(query);
    if (!parsed.ok) throw new Error(parsed.error.reason);
    expect(parsed.notes).toMatchObject([{ kind, at, length: from.length, from, to }]);
    expect(applyNotes(query, parsed.notes)).toBe(corrected);
  });

  test.each([
    'ARB/12/5',
    'long/short',
    'R&D',
    'a/5',
    '/5 a',
    'a w/5',
    'and/or',
    '"a /5 b"',
    '"Yahoo! Inc"',
    '5+5',
    '-a',
    'a - b',
    '1990 -1995',
    'pre-award',
    'US$ 5',
    '5%',
    'a n5 b',
    'R&&D',
    'co-op',
  ])('%j is not translated', (query) => {
    const parsed = parseQuery(query);
    expect(parsed.ok && parsed.notes.filter((note) => note.kind === 'translation')).toEqual([]);
  });

  test.each(['a +5 b', 'a pre/5 b', 'a adj5 b', 'a +s b', '"a b"~5'])(
    '%j says that order is not kept (OP-165)',
    (query) => {
      const parsed = parseQuery(query);
      expect(parsed.ok && parsed.notes[0]?.message).toContain('The order of the words is not kept.');
    },
  );

  test.each(['a w/5 b', 'a N5 b', 'a /p b', '"a"~5'])('%j says nothing of order', (query) => {
    const parsed = parseQuery(query);
    expect(parsed.ok && parsed.notes[0]?.message).not.toContain('order');
  });

  test.each([
    ['a(1"', 'a(1)'],
    ['a(1)(2 (', 'a(1)(2)'],
    ['(a OR b(1 §', '(a OR b(1) )'],
    ['a(1))(2)', 'a(1) (2)'],
  ])('%j is searched as %j', (query, corrected) => {
    const parsed = parseQuery(query);
    if (!parsed.ok) throw new Error(parsed.error.reason);
    expect(applyNotes(query, parsed.notes)).toBe(corrected);
    expect(shapeOf((parseQuery(corrected) as typeof parsed).tree)).toEqual(shapeOf(parsed.tree));
  });

  test('several notes make one query that reads the same without any', () => {
    const query = '(arbitrat! /s (seat OR "place of';
    const parsed = parseQuery(query);
    if (!parsed.ok) throw new Error(parsed.error.reason);
    const corrected = applyNotes(query, parsed.notes);
    expect(corrected).toBe('(arbitrat* NEAR20 (seat OR "place of"))');
    expect(shapeOf(parsed.tree)).toEqual(shapeOf((parseQuery(corrected) as typeof parsed).tree));
  });
});

describe('What cannot be read is refused with place, reason and suggestion (SR-068)', () => {
  test.each([
    ['NOT a', 0, 5, 'needs a term that the documents do contain', undefined],
    ['NOT a AND NOT b', 0, 15, 'needs a term that the documents do contain', undefined],
    ['a OR NOT b', 5, 5, 'beside OR', 'a NOT b'],
    ['NOT a OR b', 0, 5, 'beside OR', 'b NOT a'],
    ['a OR NOT b OR c', 5, 5, 'beside OR', '(a OR c) NOT b'],
    ['x AND (a OR NOT b)', 12, 5, 'beside OR', 'x AND (a NOT b)'],
    ['a AND (NOT b)', 7, 5, 'alone in parentheses', 'a AND NOT b'],
    ['a NEAR5 NOT b', 2, 9, 'cannot follow NEAR5', 'a NOT b'],
    ['(a NOT b) NEAR5 c', 1, 7, 'inside NEAR5', '(a NEAR5 c NOT b)'],
    ['a NEAR5 (b AND (c NOT d))', 16, 7, 'inside NEAR5', undefined],
    ['AND a', 0, 3, 'AND needs a term before it', 'a'],
    ['OR', 0, 2, 'OR needs a term before it', undefined],
    ['a AND', 2, 3, 'AND needs a term after it', 'a'],
    ['a NOT', 2, 3, 'NOT needs a term after it', 'a'],
    ['a NEAR5', 2, 5, 'NEAR5 needs a term after it', 'a'],
    ['a AND OR b', 2, 6, 'AND and OR stand next to each other', 'a AND b'],
    ['a NOT NOT b', 2, 7, 'NOT and NOT stand next to each other', 'a NOT b'],
    ['a NOT AND b', 2, 7, 'NOT and AND stand next to each other', 'a NOT b'],
    ['(a OR) AND b', 3, 2, 'OR needs a term after it', '(a) AND b'],
    ['a AND ( )', 6, 3, 'nothing between these parentheses', 'a'],
    ['( )', 0, 3, 'nothing between these parentheses', undefined],
    ['a AND (', 2, 3, 'AND needs a term after it', 'a'],
    ['a AND ""', 6, 2, 'no word to search for between these quotation marks', 'a'],
    ['§', 0, 1, 'only letters and digits', undefined],
    [')', 0, 1, 'only letters and digits', undefined],
    ['a*', 0, 2, 'at least two other letters', 'a'],
    ['x AND *', 6, 1, 'at least two other letters', 'x'],
    ['"the ?? x"', 5, 2, 'at least two other letters', '"the x"'],
    ['C-1*', 2, 2, 'at least two other letters', 'C-1'],
    ['仲裁*', 1, 2, 'a word of its own', '仲裁'],
    ['a NEAR0 b', 2, 5, '1 to 100', 'a NEAR1 b'],
    ['a NEAR101 b', 2, 7, '1 to 100', 'a NEAR100 b'],
    ['a w/500 b', 2, 5, '1 to 100', 'a NEAR100 b'],
    ['a NEAR99999999999999999999 b', 2, 24, '1 to 100', 'a NEAR100 b'],
  ])('%j', (query, at, length, reason, suggestion) => {
    const parsed = parseQuery(query);
    if (parsed.ok) throw new Error(`read: ${query}`);
    expect(parsed.error).toMatchObject({ code: 'query-unreadable', at, length });
    expect(parsed.error.reason).toContain(reason);
    expect(parsed.error.suggestion).toBe(suggestion);
  });

  test('parentheses and chains deeper than 100 are refused, however deep', () => {
    for (const depth of [101, 9_000]) {
      expect(parseQuery('('.repeat(depth) + 'a' + ')'.repeat(depth))).toMatchObject({ ok: false });
      expect(parseQuery(`a${' /5 a'.repeat(Math.min(depth, 3_900))}`)).toMatchObject({ ok: false });
    }
    expect(parseQuery('('.repeat(100) + 'a' + ')'.repeat(100))).toMatchObject({ ok: true });
    expect(parseQuery(`a${' NOT a'.repeat(3_000)}`)).toMatchObject({ ok: true });
  });

  test('a query longer than its limit is refused', () => {
    expect(parseQuery('x'.repeat(LONGEST_QUERY))).toMatchObject({ ok: true });
    expect(parseQuery('x'.repeat(LONGEST_QUERY + 1))).toMatchObject({ ok: false, error: { at: LONGEST_QUERY } });
  });
});

const PIECES = [
  'a',
  'bb*',
  '*',
  'wom?n',
  'AND',
  'OR',
  'NOT',
  'NEAR',
  'NEAR5',
  'NEAR0',
  '(',
  ')',
  '"',
  '“',
  '”',
  '/s',
  'w/5',
];
/** What was changed of a query; what only looks like an operator is told and stays. */
function listChanges(parsed: ParseResult) {
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return parsed.notes.filter(({ kind }) => kind !== 'word');
}

const SOUP = fc
  .array(
    fc.constantFrom(
      ...PIECES,
      '+3',
      '&',
      '!',
      'cc!',
      '!cc',
      'dd$',
      'ee~1',
      'ff^2',
      '#gg',
      '-',
      '-b',
      '+',
      '+b',
      '-"c d"',
      '"a b"~2',
      '~2',
      'BUT NOT',
      'BUT',
      '%',
      '||',
      'N5',
      'pre/3',
      'ADJ',
      'NEAR 10',
      '=',
      '=d',
      '§',
      '仲裁',
      'C-1/2',
      '(1)',
      '(ii',
      'é',
      ' ',
      '  ',
      '\n',
    ),
    {
      maxLength: 25,
    },
  )
  .chain((pieces) => fc.constantFrom(' ', '').map((between) => pieces.join(between)));

test.each([
  'ECLI:EU:C:2014:317',
  'EU:C:2014:317',
  'Section 9(2)',
  'Brexit: the case',
  'title:annulment',
  'w/5',
  '1:2',
  'judge(s)',
])('%j names no connector and no field of others (OP-165)', (query) => {
  const parsed = parseQuery(query);
  expect(parsed.ok && parsed.notes.filter(({ kind }) => kind === 'word')).toEqual([]);
});

test.each([
  ['ARB(AF)/97/1', '"arb af 97 1"'],
  ['ICSID Case No. ARB(AF)/97/1', '"icsid case no arb af 97 1"'],
  ['arb(af)/97/1 AND mexico', '"arb af 97 1" AND mexico'],
  ['x(af) /97', 'x AND af AND 97'],
])('a case number of the Additional Facility is one name: %s', (query, read) => {
  const parsed = parseQuery(query);
  expect(parsed.ok && parsed.tree && printQuery(parsed.tree)).toBe(read);
});

describe('The parser', () => {
  test.each([
    ['any text', fc.string({ unit: 'binary', maxLength: 200 })],
    ['operator soups', SOUP],
  ])(
    'answers %s without throwing, and its suggestions and corrections can be searched',
    { timeout: 60_000 },
    (_what, queries) => {
      fc.assert(
        fc.property(queries, (query) => {
          const parsed = parseQuery(query);
          if (!parsed.ok) {
            const { at, length, reason, suggestion } = parsed.error;
            expect(at >= 0 && length >= 0 && at + length <= query.length && reason !== '').toBe(true);
            if (suggestion !== undefined) expect(listChanges(parseQuery(suggestion))).toEqual([]);
            return;
          }
          for (const note of parsed.notes) expect(query.slice(note.at, note.at + note.length)).toBe(note.from);
          const corrected = parseQuery(applyNotes(query, parsed.notes));
          expect(shapeOf(corrected.ok ? corrected.tree : undefined)).toEqual(shapeOf(parsed.tree));
          if (parsed.tree === undefined) return;
          const printed = parseQuery(printQuery(parsed.tree));
          expect(printed).toMatchObject({ ok: true, notes: [] });
          expect(shapeOf(printed.ok ? printed.tree : undefined)).toEqual(shapeOf(parsed.tree));
        }),
        { numRuns: 5_000, seed: 7 },
      );
    },
  );

  test('reads what is printed of 5,000 generated trees, seed 11', { timeout: 60_000 }, () => {
    const random = createRandom(11);
    for (let round = 0; round < 5_000; round++) {
      const tree = generateQuery(random);
      const parsed = parseQuery(printQuery(tree));
      expect(shapeOf(parsed.ok ? parsed.tree : undefined), printQuery(tree)).toEqual(shapeOf(tree));
    }
  });
});
