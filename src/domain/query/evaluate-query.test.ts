import { describe, expect, test } from 'vitest';
import { evaluatePrepared, evaluateQuery } from '#domain/query/evaluate-query.ts';
import { listTerms, termKey } from '#domain/query/list-terms.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { prepareQuery } from '#domain/query/prepare-query.ts';
import { printQuery } from '#domain/query/print-query.ts';
import type { QueryNode, TermNode } from '#domain/query/query-tree.ts';
import { numberKey } from '#domain/words/number-key.ts';
import { withForms } from '#domain/query/related-forms.ts';
import { stemWord } from '#domain/words/stem.ts';
import { tokenizeText } from '#domain/words/tokenize.ts';
import { tokenizeRecord } from '#tests/support/tokenize-record.ts';
import { createRandom, generateDocument, generateQuery, generateRecord } from '#tests/support/generate-queries.ts';

const SEED = Number(process.env['PANDECT_SEED'] ?? 20_261_120);
const ROUNDS = 4_000;

/** A match as the definition speaks of it: each leaf with the positions it takes. Written without the evaluator. */
type OracleMatch = readonly { readonly key: string; readonly positions: readonly number[] }[];
type Lifted =
  | { readonly matches: readonly OracleMatch[] }
  | { readonly all: readonly Lifted[] }
  | { readonly any: readonly Lifted[] };

function readTree(query: string): QueryNode {
  const parsed = parseQuery(query);
  if (!parsed.ok || parsed.tree === undefined) throw new Error(`not read: ${query}`);
  return parsed.tree;
}

function splitWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('ü', 'u')
      .replaceAll(/(?<=[a-z0-9])['’]s(?![a-z0-9])/g, '')
      .match(/[a-z0-9]+/g) ?? []
  );
}

function fits(term: TermNode, word: string): boolean {
  if (term.kind === 'word' && term.exact) return term.word === word;
  if (term.kind === 'word') {
    const isRelated = term.related === true && stemWord(term.word) === stemWord(word);
    return isRelated || numberKey(term.word) === numberKey(word);
  }
  return new RegExp(`^${term.pattern.replaceAll('*', '.*').replaceAll('?', '.')}$`).test(word);
}

function lift(node: QueryNode, words: readonly string[]): Lifted {
  if (node.kind === 'near') return liftNear(node.distance, lift(node.left, words), lift(node.right, words));
  if (node.kind === 'and') return { all: node.children.map((child) => lift(child, words)) };
  if (node.kind === 'not' || node.kind === 'field') throw new Error(`${node.kind} inside NEAR`);
  if (node.kind === 'or') {
    const children = node.children.map((child) => lift(child, words));
    const lists = children.flatMap((child) => ('matches' in child ? [child.matches] : []));
    return lists.length === children.length ? { matches: lists.flat() } : { any: children };
  }
  const terms = node.kind === 'phrase' ? node.terms : [node];
  const matches = words.flatMap((_, start): OracleMatch[] => {
    const isHere = terms.every(
      (term, offset) => start + offset < words.length && fits(term, words[start + offset] ?? ''),
    );
    return isHere ? [[{ key: termKey(node), positions: terms.map((_term, offset) => start + offset) }]] : [];
  });
  return { matches };
}

function liftNear(distance: number, left: Lifted, right: Lifted): Lifted {
  if ('all' in left) return { all: left.all.map((child) => liftNear(distance, child, right)) };
  if ('all' in right) return { all: right.all.map((child) => liftNear(distance, left, child)) };
  if ('any' in left) return { any: left.any.map((child) => liftNear(distance, child, right)) };
  if ('any' in right) return { any: right.any.map((child) => liftNear(distance, left, child)) };
  const pairs = left.matches.flatMap((one) => right.matches.map((other) => [one, other] as const));
  return {
    matches: pairs.filter(([one, other]) => isNear(distance, one, other)).map(([one, other]) => [...one, ...other]),
  };
}

function isNear(distance: number, one: OracleMatch, other: OracleMatch): boolean {
  const some = one.flatMap((leaf) => leaf.positions);
  const others = other.flatMap((leaf) => leaf.positions);
  if (some.some((position) => others.includes(position))) return false;
  const between = Math.max(Math.min(...others) - Math.max(...some), Math.min(...some) - Math.max(...others)) - 1;
  return between <= distance;
}

/** A field, or one thing that a record says in a field. */
interface OracleField {
  readonly name: string | undefined;
  readonly words: readonly string[];
}

/** The leaves that take part, as `key@field:first position`; undefined where the node does not match. */
function findByDefinition(node: QueryNode, fields: readonly OracleField[]): Set<string> | undefined {
  const joinSets = (sets: readonly (Set<string> | undefined)[]): Set<string> =>
    new Set(sets.flatMap((found) => [...(found ?? [])]));
  if (node.kind === 'and' || node.kind === 'or') {
    const found = node.children.map((child) => findByDefinition(child, fields));
    const isMatch = node.kind === 'and' ? !found.includes(undefined) : found.some((each) => each !== undefined);
    return isMatch ? joinSets(found) : undefined;
  }
  if (node.kind === 'not') {
    const kept = findByDefinition(node.keep, fields);
    return findByDefinition(node.exclude, fields) === undefined ? kept : undefined;
  }
  if (node.kind === 'field') {
    const inside = fields.map(({ name, words }) => ({ name, words: name === node.field ? words : [] }));
    return findByDefinition(node.child, inside);
  }
  return settle(fields.map(({ words }) => lift(node, words)));
}

/** Settles the lifted form of one node in every field: a match in any of them is one of the document. */
function settle(lifted: readonly Lifted[]): Set<string> | undefined {
  const [first] = lifted;
  if (first === undefined) return undefined;
  if ('matches' in first) {
    const starts = lifted.flatMap((each, field) =>
      'matches' in each ? each.matches.flat().map((leaf) => `${leaf.key}@${field}:${leaf.positions[0]}`) : [],
    );
    return starts.length > 0 ? new Set(starts) : undefined;
  }
  const children = 'all' in first ? first.all : first.any;
  const found = children.map((_, index) =>
    settle(lifted.map((each) => ('all' in each ? each.all : 'any' in each ? each.any : [])[index] ?? { matches: [] })),
  );
  const isMatch = 'all' in first ? !found.includes(undefined) : found.some((each) => each !== undefined);
  return isMatch ? new Set(found.flatMap((each) => [...(each ?? [])])) : undefined;
}

describe('The evaluator', () => {
  test(
    `agrees with the definition on ${ROUNDS} generated queries and documents, seed ${SEED} (SR-055, SR-056, SR-057, SR-058, SR-060, SR-062, SR-063, SR-068, OP-163, OP-165)`,
    { timeout: 300_000 },
    () => {
      const random = createRandom(SEED);
      let matched = 0;
      for (let round = 0; round < ROUNDS; round++) {
        const tree = withForms(generateQuery(random), random() < 0.3 ? 'related' : 'number');
        const { title, text } = generateDocument(random);
        const said = generateRecord(random);
        const what = `round ${round} of seed ${SEED}: ${printQuery(tree)} | ${JSON.stringify(title)} | ${JSON.stringify([text, said])}`;
        const prepared = prepareQuery(tree);
        if (!prepared.ok) continue;
        const document = { title: tokenizeText(title), text: tokenizeText(text), ...tokenizeRecord(said) };
        const answer = evaluatePrepared(prepared.query, document);
        if (!answer.ok) throw new Error(what);
        const expected = findByDefinition(tree, [
          { name: 'title', words: splitWords(title) },
          { name: 'text', words: splitWords(text) },
          ...said.map((each) => ({ name: each.field, words: splitWords(each.text) })),
        ]);
        expect(answer.matches, what).toBe(expected !== undefined);
        const counts = listTerms(tree).map((term) => {
          const key = `${termKey(term)}@`;
          return [...(expected ?? [])].filter((start) => start.startsWith(key)).length;
        });
        expect(answer.termCounts, what).toEqual(counts);
        expect(answer.spans.length > 0, what).toBe(answer.matches);
        if (answer.matches) matched++;
      }
      expect(matched).toBeGreaterThan(ROUNDS / 5);
      expect(matched).toBeLessThan(ROUNDS * 0.9);
    },
  );

  test('labels each mark with the number of its term and counts the matches that take part', () => {
    const document = {
      title: tokenizeText('Seat'),
      text: tokenizeText('award x seat. The award of the seat and an award'),
    };
    const answer = evaluateQuery(readTree('award NEAR2 seat'), document);
    expect(answer).toMatchObject({ ok: true, matches: true, termCounts: [3, 2] });
    if (!answer.ok) return;
    expect(answer.spans.map(({ field, first, term }) => [field, first, term])).toEqual([
      ['text', 0, 0],
      ['text', 2, 1],
      ['text', 4, 0],
      ['text', 7, 1],
      ['text', 10, 0],
    ]);
  });

  test('matches titles only where asked', () => {
    const document = { title: tokenizeText('Final award'), text: tokenizeText('the seat') };
    const tree = readTree('award OR seat');
    expect(evaluateQuery(tree, document, { titleOnly: true })).toMatchObject({ matches: true, termCounts: [1, 0] });
    expect(evaluateQuery(readTree('seat'), document, { titleOnly: true })).toMatchObject({ matches: false });
  });

  test('looks for what a field search names even where only titles are asked for otherwise (OP-165)', () => {
    const said = tokenizeRecord([{ text: 'Mara Ellingsen', field: 'author' }]);
    const document = { title: tokenizeText('Final award'), text: tokenizeText('the seat'), ...said };
    const ask = (query: string) => evaluateQuery(readTree(query), document, { titleOnly: true });
    expect(ask('award AND author(ellingsen) AND text(seat)')).toMatchObject({ matches: true, termCounts: [1, 1, 1] });
    expect(ask('ellingsen OR seat')).toMatchObject({ matches: false });
  });

  test('refuses what takes too many pairs, naming the NEAR, instead of hanging', { timeout: 300_000 }, () => {
    const text = tokenizeText('a1 '.repeat(400));
    const answer = evaluateQuery(readTree('x1 OR a1 NEAR50 a1 NEAR50 a1 NEAR50 a1'), { title: text, text });
    expect(answer).toMatchObject({ ok: false, error: { code: 'query-too-expensive', at: 6 } });
    expect(answer.ok ? '' : answer.error.reason).toContain('a1 NEAR50 a1 NEAR50 a1');
  });

  test('takes long chains of different common words in its stride', { timeout: 300_000 }, () => {
    const text = tokenizeText('the claim of a party to the seat of the award is '.repeat(2_000));
    const answer = evaluateQuery(readTree('the NEAR10 of NEAR10 a NEAR10 party'), { title: text, text });
    expect(answer).toMatchObject({ ok: true, matches: true });
  });
});
