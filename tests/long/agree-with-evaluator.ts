import { join } from 'node:path';
import { getDocument } from '#contract/document.ts';
import { search } from '#contract/search.ts';
import { blockText, type Block } from '#domain/document/block.ts';
import { evaluateQuery, type DocumentMatch, type SearchedDocument } from '#domain/query/evaluate-query.ts';
import { printQuery } from '#domain/query/print-query.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';
import { tokenizeText } from '#domain/words/tokenize.ts';
import { SqliteDatabase } from '#server/adapters/sqlite/database.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { createRandom, generateDocument, generateQuery, type Random } from '#tests/support/generate-queries.ts';
import { parseAnswer } from '#tests/support/parse-answer.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';
import type { LongCheck, LongFindings } from './long-check.ts';

/** As many as one page holds. */
const DOCUMENTS = 100;

/** Generated queries through import, search and reading find exactly what the evaluator finds. */
export const agreementCheck: LongCheck = {
  name: 'agreement with the evaluator',
  run: async ({ isQuick, seed, say }) => {
    const [seeds, queries] = isQuick ? [2, 60] : [60, 250];
    const failures: string[] = [];
    const counts = { seeds, queries: 0, matches: 0, refused: 0 };
    for (let index = 0; index < seeds; index += 1) {
      const found = await checkSeed(seed + index, queries);
      failures.push(...found.failures.map((problem) => `seed ${seed + index}: ${problem}`));
      for (const name of ['queries', 'matches', 'refused'] as const) counts[name] += found.counts[name] ?? 0;
      say(`${index + 1} of ${seeds} seeds, ${failures.length} failures`);
    }
    return { counts, failures };
  },
};

/** A library of its own for the seed, imported in several parts, and so many queries. */
async function checkSeed(seed: number, queries: number): Promise<LongFindings> {
  const random = createRandom(seed);
  const server = new TestServer();
  try {
    const documents = await importGenerated(server, random);
    const failures: string[] = [];
    const counts = { queries, matches: 0, refused: 0 };
    for (let number = 0; number < queries; number += 1) {
      const outcome = await compareAnswers(server, documents, generateQuery(random), random() < 0.2);
      if (outcome.problem !== undefined) failures.push(outcome.problem);
      counts.matches += outcome.matches;
      counts.refused += outcome.refused ? 1 : 0;
    }
    return { counts, failures };
  } finally {
    await server.close();
  }
}

/** Two files, imported again with some documents changed, so that the index has parts and deletions. */
async function importGenerated(server: TestServer, random: Random): Promise<Map<string, SearchedDocument>> {
  const create = (index: number) => {
    const { title, text } = generateDocument(random);
    const html = text.split('\n\n').map((part) => `<p>${part.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`);
    return { id: `made-${index}`, title: title.trim() || 'untitled', html: html.join('') };
  };
  const all = Array.from({ length: DOCUMENTS }, (_, index) => create(index));
  const changed = all.with(3, create(3)).with(30, create(30)).with(70, create(70));
  const cut = (documents: typeof all) => [documents.slice(0, 40), documents.slice(40)];
  for (const [index, documents] of [...cut(all), ...cut(changed)].entries()) {
    const path = server.temporary.write(`${index % 2}.jsonl`, jsonLines(...documents));
    const { refused } = await server.temporary.import({ roots: [path] });
    if (refused.length > 0) throw new Error(JSON.stringify(refused));
  }
  await server.open();
  return readDocuments(join(server.temporary.config.dataFolder, 'library.db'));
}

/** What is stored, as the evaluator takes it. */
function readDocuments(path: string): Map<string, SearchedDocument> {
  const database = new SqliteDatabase(path, { readOnly: true });
  const rows = database.all<{ id: string; title: string; blocks: string | null }>(
    `SELECT d.id, d.title, c.blocks FROM document d LEFT JOIN content_chunk c ON c.content = d.content AND c.sequence = 0`,
  );
  database.close();
  return new Map(
    rows.map(({ id, title, blocks }) => {
      const texts = (JSON.parse(blocks ?? '[]') as Block[]).map(blockText);
      return [id, { title: tokenizeText(title), text: tokenizeText(texts.join('\n\n')) }];
    }),
  );
}

interface Outcome {
  readonly problem?: string;
  readonly matches: number;
  readonly refused?: boolean;
}

async function compareAnswers(
  server: TestServer,
  documents: ReadonlyMap<string, SearchedDocument>,
  query: QueryNode,
  searchWithinTitleOnly: boolean,
): Promise<Outcome> {
  const q = printQuery(query);
  const note = `${q}${searchWithinTitleOnly ? ' in titles' : ''}`;
  const asked = { q, searchWithinTitleOnly, resultsPerPage: DOCUMENTS };
  const sent = await server.send(search, { path: { endpoint: 'documentSearch' }, body: asked });
  const truth = new Map<string, DocumentMatch>();
  for (const [id, document] of documents) {
    const found = evaluateQuery(query, document, { titleOnly: searchWithinTitleOnly });
    if (!found.ok)
      return sent.statusCode === 422 ? { matches: 0, refused: true } : { matches: 0, problem: `not refused: ${note}` };
    if (found.matches) truth.set(id, found);
  }
  const matches = truth.size;
  if (sent.statusCode !== 200) return { matches, problem: `${note} is answered ${sent.statusCode}: ${sent.body}` };
  const { understood, hits, total } = parseAnswer(search, sent);
  if (understood?.text !== q) return { matches, problem: `${note} is understood as ${understood?.text}` };
  const ids = new Set(hits.map((hit) => hit.id));
  const missing = [...truth.keys()].filter((id) => !ids.has(id));
  const extra = [...ids].filter((id) => !truth.has(id));
  if (missing.length + extra.length > 0 || total !== matches) {
    return {
      matches,
      problem: `${note} finds ${total} instead of ${matches}; missing ${missing.join(' ')}, too many ${extra.join(' ')}`,
    };
  }
  for (const { id, termCounts } of hits) {
    const expected = truth.get(id)?.termCounts;
    if (String(termCounts) !== String(expected)) {
      return { matches, problem: `${note} counts ${String(termCounts)} instead of ${String(expected)} in ${id}` };
    }
  }
  const [first] = hits;
  if (!first || searchWithinTitleOnly) return { matches };
  return { matches, ...(await compareReading(server, first.id, q, truth.get(first.id)?.termCounts)) };
}

/** The reading view marks as often as the evaluator matches. */
async function compareReading(
  server: TestServer,
  id: string,
  searchTerm: string,
  expected: readonly number[] | undefined,
): Promise<{ problem?: string }> {
  const sent = await server.send(getDocument, { query: { id, searchTerm } });
  if (sent.statusCode !== 200) return { problem: `${id} opened with ${searchTerm} is answered ${sent.statusCode}` };
  const counts = parseAnswer(getDocument, sent).highlights?.terms.map((term) => term.count);
  return String(counts) === String(expected)
    ? {}
    : { problem: `${searchTerm} is counted ${String(counts)} instead of ${String(expected)} on reading ${id}` };
}
