/** How well the first hits are the relevant ones, on three judged sets, beside plain BM25; see `README.md` here. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { QueryNode, WordNode } from '#domain/query/query-tree.ts';
import { RELEVANCE, type Relevance } from '#domain/query/relevance.ts';
import { tokenizeText } from '#domain/words/tokenize.ts';
import { EngineCore } from '#server/adapters/embedded-search/engine-core.ts';
import { BenchReport } from '../report/bench-report.ts';
import { readFlags } from '../report/read-flags.ts';
import { withWorkFolder } from '../report/work-folder.ts';
import type { JudgedSet } from './judged-search.ts';
import { measureOrder, type OrderMeasures } from './measure-order.ts';
import { PlainBm25 } from './plain-bm25.ts';
import { readOwnSets, readPublishedSet } from './read-judged-sets.ts';
import { buildJudgments, importSamples, unpackJudgments, type SampleLibrary } from './sample-library.ts';

const DEPTH = 100;
const NONE = { is: 'at most', value: 0 } as const;
const MEASURES: readonly (keyof OrderMeasures)[] = ['nDCG@10', 'success@1', 'success@10', 'MRR'];
/** What each weight does: the order without it, or with another. */
const VARIANTS: Readonly<Record<string, Partial<Relevance>>> = {
  'the title counts as the text': { title: RELEVANCE.text },
  'the title counts twice as much': { title: RELEVANCE.title * 2 },
  'the record counts as the text': { record: RELEVANCE.text },
  'no page: the shorter, the better': { page: 0 },
  'a page of a thousand words': { page: 1000 },
  'every form counts as the one asked for': { otherForm: 1 },
  'only the form asked for counts': { otherForm: 0 },
  'words count wherever they stand': { nearness: 0 },
  'closeness counts twice as much': { nearness: RELEVANCE.nearness * 2 },
  'length counts half': { length: RELEVANCE.length / 2 },
  'more of a word counts half as long': { saturation: RELEVANCE.saturation / 2 },
  'more of a word counts twice as long': { saturation: RELEVANCE.saturation * 2 },
};

const samples = resolve(process.env['PANDECT_SAMPLES'] ?? '../shared/samples');
const published = join(samples, 'retrieval-irled2017');
const report = new BenchReport('relevance', readFlags().isQuick);
if (existsSync(published)) {
  await withWorkFolder(async (work) => {
    const judgments = unpackJudgments(work, published);
    const alone = buildJudgments(judgments);
    measureSets(alone, [readPublishedSet(published)]);
    alone.close();
    const all = await importSamples(work, samples, judgments);
    measureSets(all, readOwnSets());
    all.close();
  });
} else report.skip('all sets', 'there are no samples here; PANDECT_SAMPLES names their folder');
report.finish();

/** Ours beside plain BM25, then ours with one weight changed at a time beside ours. */
function measureSets(library: SampleLibrary, sets: readonly JudgedSet[]): void {
  const bm25 = new PlainBm25(library.files);
  const rankPlainly = (text: string): string[] => bm25.rank(text, DEPTH).map(library.nameOf);
  for (const set of sets) {
    const lost = set.searches.filter(({ relevant }) => ![...relevant].some(library.holds)).length;
    report.add({ name: `${set.name}: searches whose document is not held`, unit: '', value: lost, goal: NONE });
    const ours = measureOrder(set, createRanker(library, RELEVANCE));
    const plain = measureOrder(set, rankPlainly);
    for (const measure of MEASURES) {
      const peer = { name: 'BM25', value: plain[measure] };
      const goal =
        measure === 'nDCG@10' ? { goal: { is: 'at least', value: 1 } as const, goalOf: 'ratio' as const } : {};
      report.add({ name: `${set.name}: ${measure}`, unit: '', value: ours[measure], peer, ...goal });
    }
    for (const [name, change] of Object.entries(VARIANTS)) {
      const value = measureOrder(set, createRanker(library, { ...RELEVANCE, ...change }))['nDCG@10'];
      report.add({
        name: `${set.name}: nDCG@10, ${name}`,
        unit: '',
        value,
        peer: { name: 'ours', value: ours['nDCG@10'] },
      });
    }
  }
}

/** Answers the names of the best documents for any of the words of a text. */
function createRanker({ files, texts, nameOf }: SampleLibrary, relevance: Relevance): (text: string) => string[] {
  const core = new EngineCore(texts, { relevance, cacheBytes: 0 });
  core.use(files);
  return (text) => {
    const { hits } = core.findPage({
      query: askAny(text),
      titleOnly: false,
      scope: [],
      filters: [],
      facets: [],
      sort: { field: 'score', descending: true },
      start: 0,
      size: DEPTH,
      excerpt: false,
    });
    return hits.map(({ segment, document }) => nameOf(segment.ids.get(document)));
  };
}

function askAny(text: string): QueryNode {
  const place = { at: 0, length: 0 };
  const words = [...new Set(tokenizeText(text).words)];
  const children = words.map((word): WordNode => ({ kind: 'word', word, exact: false, ...place }));
  const [only] = children;
  return only && children.length === 1 ? only : { kind: 'or', children, ...place };
}
