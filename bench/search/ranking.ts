import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { tokenizeText } from '#domain/search/tokenize.ts';
import { InlineSearchEngine } from '#server/adapters/embedded-search/inline-search-engine.ts';
import { openEngineStorage } from '#server/adapters/sqlite/engine-storage.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { BenchLibrary } from './bench-library.ts';
import { round } from './measure.ts';

// Measures how well relevance orders real judgments: 40 keyword queries, judged by what the citing judgment cites.
// node bench/search/ranking.ts

const RESULT = 'bench/results/ranking.json';
const WANTED = 0.56;
const DEPTH = 100;

const sample = resolve(process.env['PANDECT_SAMPLES'] ?? '../shared/samples', 'retrieval-irled2017');
const folder = mkdtempSync(join(tmpdir(), 'pandect-ranking-'));
const library = new BenchLibrary();
try {
  execFileSync('tar', ['-xJf', join(sample, 'docs.tar.xz'), '-C', folder]);
  const files = readdirSync(join(folder, 'docs')).sort();
  for (const [index, file] of files.entries()) {
    const paragraphs = readFileSync(join(folder, 'docs', file), 'utf8').split(/\n\s*\n/);
    const id = basename(file, '.txt');
    library.add({ documentNumber: index + 1, id, title: '', recordTexts: [], facets: {}, dates: {} }, paragraphs);
  }
  library.finish();
  const engine = new InlineSearchEngine(openEngineStorage(library.path));
  const result = await measureRanking(engine, files.length);
  await engine.close();
  mkdirSync('bench/results', { recursive: true });
  writeFileSync(RESULT, `${JSON.stringify(result, undefined, 1)}\n`);
  console.log(JSON.stringify(result));
  if (result['ndcg@10'] < WANTED) process.exitCode = 1;
} finally {
  library.delete();
  rmSync(folder, { recursive: true });
}

async function measureRanking(engine: SearchEngine, documents: number) {
  const relevant = readRelevant();
  const scores = { gain: 0, precision: 0, found: 0, reciprocal: 0 };
  const queries = readFileSync(join(sample, 'queries.tsv'), 'utf8').trimEnd().split('\n');
  for (const line of queries) {
    const [id = '', text = ''] = line.split('\t');
    const wanted = relevant.get(id) ?? new Set();
    const ranked = await rank(engine, text);
    const isHit = ranked.map((document) => wanted.has(document));
    scores.gain += gain(isHit.slice(0, 10)) / gain(Array.from({ length: Math.min(10, wanted.size) }, () => true));
    scores.precision += isHit.slice(0, 10).filter(Boolean).length / 10;
    scores.found += isHit.filter(Boolean).length / wanted.size;
    scores.reciprocal += isHit.includes(true) ? 1 / (isHit.indexOf(true) + 1) : 0;
  }
  const count = queries.length;
  return {
    set: 'irled2017-dev',
    documents,
    queries: count,
    'ndcg@10': round(scores.gain / count),
    'p@10': round(scores.precision / count),
    'recall@100': round(scores.found / count),
    mrr: round(scores.reciprocal / count),
    wanted: { 'ndcg@10': WANTED },
  };
}

/** The best documents for any of the words. */
async function rank(engine: SearchEngine, text: string): Promise<string[]> {
  const place = { at: 0, length: 0 };
  const words = [...new Set(tokenizeText(text).words)];
  const children = words.map((word) => ({ kind: 'word', word, exact: false, ...place }) as const);
  const { hits } = await engine.search({
    query: { kind: 'or', children, ...place },
    titleOnly: false,
    scope: [],
    filters: [],
    facets: [],
    sort: { field: 'score', descending: true },
    start: 0,
    size: DEPTH,
    excerpt: false,
  });
  return hits.map((hit) => hit.id);
}

function readRelevant(): Map<string, Set<string>> {
  const relevant = new Map<string, Set<string>>();
  for (const line of readFileSync(join(sample, 'qrels.txt'), 'utf8').trimEnd().split('\n')) {
    const [query = '', , document = '', grade] = line.split(/\s+/);
    if (Number(grade) <= 0) continue;
    relevant.set(query, (relevant.get(query) ?? new Set()).add(document));
  }
  return relevant;
}

/** Discounted cumulative gain of hits in this order. */
function gain(isHit: readonly boolean[]): number {
  return isHit.reduce((sum, hit, index) => sum + (hit ? 1 / Math.log2(index + 2) : 0), 0);
}
