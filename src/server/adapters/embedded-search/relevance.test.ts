import { expect, test } from 'vitest';
import { parseQuery } from '#domain/search/parse-query.ts';
import type { EngineAnswer } from '#server/ports/search-engine.ts';
import { createRandom } from '#tests/support/generate-queries.ts';
import { InlineSearchEngine } from './inline-search-engine.ts';
import { TestLibrary } from '../sqlite/index/test-library.test-support.ts';

const SEED = Number(process.env['PANDECT_SEED'] ?? 20_261_122);
const WORDS = ['award', 'awards', 'seat', 'claim', 'claims', 'of', 'the', 'court', 'treaty', 'paris', 'evidence'];
const DOCUMENTS = 300;

function ask(engine: InlineSearchEngine, query: string): Promise<EngineAnswer> {
  const parsed = parseQuery(query);
  if (!parsed.ok || !parsed.tree) throw new Error(query);
  return engine.search({
    query: parsed.tree,
    titleOnly: false,
    scope: [],
    filters: [],
    facets: [],
    sort: { field: 'score', descending: true },
    start: 0,
    size: DOCUMENTS,
    excerpt: false,
  });
}

/** An independent index: SQLite's own, with its own stemmer and its own ranking. */
test(`Hits and scores are those of FTS5, seed ${SEED}`, async () => {
  const random = createRandom(SEED);
  const library = new TestLibrary();
  library.db.exec(`CREATE VIRTUAL TABLE oracle USING fts5(title, body, tokenize = 'porter unicode61')`);
  const words = (count: number): string =>
    Array.from({ length: count }, () => WORDS[Math.floor(random() ** 2 * WORDS.length)]!).join(' ');
  const documents = Array.from({ length: DOCUMENTS }, (_, index) => ({
    number: index + 1,
    title: words(Math.floor(random() * 5)),
    texts: [words(1 + Math.floor(random() * 60))],
  }));
  for (let from = 0; from < DOCUMENTS; from += 100) library.put(documents.slice(from, from + 100));
  for (const { number, title, texts } of documents) {
    library.db.run('INSERT INTO oracle (rowid, title, body) VALUES (?, ?, ?)', number, title, texts[0]!);
  }
  const engine = new InlineSearchEngine(library.storage());
  const pairs = WORDS.map((word, index) => [word, WORDS[(index * 7 + 3) % WORDS.length]!] as const);
  const cases = [
    ...WORDS.map((word) => [word, word] as const),
    ...pairs.map(([a, b]) => [`${a} OR ${b}`, `${a} OR ${b}`] as const),
    ...pairs.map(([a, b]) => [`${a} AND ${b}`, `${a} AND ${b}`] as const),
    ...pairs.map(([a, b]) => [`${a} NOT ${b}`, `${a} NOT ${b}`] as const),
  ];
  for (const [query, match] of cases) {
    const expected = library.db.all<{ id: string; score: number }>(
      `SELECT 'doc-' || rowid AS id, -bm25(oracle, 5.0, 1.0) AS score FROM oracle WHERE oracle MATCH ?`,
      match,
    );
    const answer = await ask(engine, query);
    expect(answer.hits.map((hit) => hit.id).sort(), query).toEqual(expected.map(({ id }) => id).sort());
    const scores = new Map(expected.map(({ id, score }) => [id, score]));
    // A query of one term twice counts once here, twice there.
    if (new Set(query.split(' ').map((word) => word.replace(/s$/, ''))).size < query.split(' ').length) continue;
    for (const { id, score } of answer.hits) expect(score, `${query} in ${id}`).toBeCloseTo(scores.get(id)!, 9);
  }
  for (const [a, b] of pairs) {
    const phrase = library.db.all<{ id: string }>(
      `SELECT 'doc-' || rowid AS id FROM oracle WHERE oracle MATCH ?`,
      `"${a} ${b}"`,
    );
    const answer = await ask(engine, `"${a} ${b}"`);
    expect(answer.hits.map((hit) => hit.id).sort()).toEqual(phrase.map(({ id }) => id).sort());
  }
  await engine.close();
});

test('Hits that match equally well keep one order, newest first, on every page', async () => {
  const library = new TestLibrary();
  const documents = Array.from({ length: 60 }, (_, index) => ({
    number: index + 1,
    texts: ['seat'],
    dates: index % 7 === 0 ? {} : { 'relevant-date': `20${10 + (index % 3)}-01-01` },
  }));
  for (let from = 0; from < documents.length; from += 17) library.put(documents.slice(from, from + 17));
  const engine = new InlineSearchEngine(library.storage());
  const { hits } = await ask(engine, 'seat');
  const dateOf = new Map(documents.map(({ number, dates }) => [`doc-${number}`, dates['relevant-date'] ?? '']));
  const expected = documents
    .toSorted((a, b) => {
      const [left, right] = [dateOf.get(`doc-${a.number}`)!, dateOf.get(`doc-${b.number}`)!];
      return left === right ? a.number - b.number : left < right ? 1 : -1;
    })
    .map(({ number }) => `doc-${number}`);
  expect(hits.map((hit) => hit.id)).toEqual(expected);
  library.writer.compact();
  expect((await ask(engine, 'seat')).hits.map((hit) => hit.id)).toEqual(expected);
  await engine.close();
});

test('A word at the end of a very long text is found, marked and drawn', async () => {
  const library = new TestLibrary();
  const block = 'the tribunal heard both parties '.repeat(3_400);
  const texts = [...Array.from({ length: 100 }, () => block), 'The very last sentence names the Wohnsitz of a party.'];
  library.put([{ number: 1, title: 'Long', texts }]);
  const engine = new InlineSearchEngine(library.storage());
  const parsed = parseQuery('"last sentence" NEAR5 Wohnsitz');
  if (!parsed.ok || !parsed.tree) throw new Error('not read');
  const answer = await engine.search({
    query: parsed.tree,
    titleOnly: false,
    scope: [],
    filters: [],
    facets: [],
    sort: { field: 'score', descending: true },
    start: 0,
    size: 1,
    excerpt: true,
  });
  const [passage] = answer.hits[0]!.excerpt;
  expect(passage!.marks.map(({ start, end }) => passage!.text.slice(start, end))).toEqual([
    'last sentence',
    'Wohnsitz',
  ]);
  const listed = await engine.listMatches({ id: 'doc-1', query: parsed.tree, limit: 10 });
  expect(listed.matches).toEqual([
    { block: 100, start: 9, end: 22, term: 0 },
    { block: 100, start: 33, end: 41, term: 1 },
  ]);
  await engine.close();
});
