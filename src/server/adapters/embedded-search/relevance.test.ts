import { expect, test } from 'vitest';
import { parseQuery } from '#domain/query/parse-query.ts';
import type { EngineAnswer } from '#server/ports/search-engine.ts';
import { createRandom } from '#tests/support/generate-queries.ts';
import { InlineSearchEngine } from './inline-search-engine.ts';
import { TestLibrary } from '../sqlite/index/test-library.test-support.ts';
import { hasAny, readDocument, scoreByDefinition } from './score-by-definition.test-support.ts';

const SEED = Number(process.env['PANDECT_SEED'] ?? 20_261_122);
const WORDS = ['award', 'awards', 'seat', 'claim', 'claims', 'of', 'the', 'court', 'treaty', 'paris', 'evidence'];
/** Fewer than the best whose places are looked at. */
const DOCUMENTS = 95;
const PAIRS = WORDS.map((word, index) => [word, WORDS[(index * 7 + 3) % WORDS.length]!] as const);
const TRIPLES = WORDS.map((word, index) => [
  word,
  WORDS[(index + 4) % WORDS.length]!,
  WORDS[(index + 7) % WORDS.length]!,
]);

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

function generateDocuments(random: () => number) {
  const words = (count: number): string =>
    Array.from({ length: count }, () => WORDS[Math.floor(random() ** 2 * WORDS.length)]!).join(' ');
  return Array.from({ length: DOCUMENTS }, (_, index) => ({
    number: index + 1,
    title: words(Math.floor(random() * 5)),
    texts: [words(1 + Math.floor(random() * (index % 9 === 0 ? 900 : 60)))],
    recordTexts:
      random() < 0.3
        ? [{ text: words(3), field: 'summary' as const }, { text: words(2) }, { text: words(2), isName: true }]
        : [],
  }));
}

/** An independent index: SQLite's own, with its own stemmer. */
test(`Hits are those of FTS5, seed ${SEED}`, async () => {
  const random = createRandom(SEED);
  const library = new TestLibrary();
  library.db.exec(`CREATE VIRTUAL TABLE oracle USING fts5(title, body, tokenize = 'porter unicode61')`);
  const documents = generateDocuments(random);
  library.put(documents.map((document) => ({ ...document, recordTexts: [] })));
  for (const { number, title, texts } of documents) {
    library.db.run('INSERT INTO oracle (rowid, title, body) VALUES (?, ?, ?)', number, title, texts[0]!);
  }
  const engine = new InlineSearchEngine(library.storage());
  const queries = [
    ...WORDS,
    ...PAIRS.flatMap(([a, b]) => [`${a} OR ${b}`, `${a} AND ${b}`, `${a} NOT ${b}`, `"${a} ${b}"`]),
  ];
  for (const query of queries) {
    const expected = library.db.all<{ id: string }>(
      `SELECT 'doc-' || rowid AS id FROM oracle WHERE oracle MATCH ?`,
      query,
    );
    const answer = await ask(engine, query);
    expect(answer.hits.map((hit) => hit.id).sort(), query).toEqual(expected.map(({ id }) => id).sort());
  }
  await engine.close();
});

test(`Scores are those of the definition, reckoned from the words of each document; names that it is filed under find it and weigh nothing (OP-164), seed ${SEED}`, async () => {
  const random = createRandom(SEED + 1);
  const library = new TestLibrary();
  const documents = generateDocuments(random);
  for (let from = 0; from < DOCUMENTS; from += 40) library.put(documents.slice(from, from + 70));
  const engine = new InlineSearchEngine(library.storage());
  const read = documents.map(({ title, texts, recordTexts }) => readDocument(title, texts, recordTexts));
  const expectScores = async (): Promise<void> => {
    for (const words of [...WORDS.map((word) => [word]), ...PAIRS, ...TRIPLES]) {
      const scores = scoreByDefinition(read, words);
      const { hits } = await ask(engine, words.join(' OR '));
      const expected = documents.map(({ number }, index) => [`doc-${number}`, scores[index]!] as const);
      expect(hits.length, words.join()).toBe(read.filter((document) => hasAny(document, words)).length);
      for (const { id, score } of hits)
        expect(score, `${words.join()} in ${id}`).toBeCloseTo(Object.fromEntries(expected)[id]!, 5);
    }
  };
  await expectScores();
  library.writer.compact();
  await expectScores();
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
