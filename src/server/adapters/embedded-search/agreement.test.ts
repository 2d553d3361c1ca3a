import { afterEach, expect, test } from 'vitest';
import { recordOf } from '#tests/support/query-conformance/conformance-case.ts';
import {
  evaluateQuery,
  type DocumentMatch,
  type FieldSpan,
  type SearchedDocument,
} from '#domain/query/evaluate-query.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { printQuery } from '#domain/query/print-query.ts';
import { QUERY_CONFORMANCE } from '#tests/support/query-conformance/query-conformance.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';
import { withForms } from '#domain/query/related-forms.ts';
import type { FieldText } from '#domain/query/record-places.ts';
import { tokenizeText } from '#domain/words/tokenize.ts';
import type { EngineRequest, SearchEngine } from '#server/ports/search-engine.ts';
import { createRandom, generateDocument, generateQuery, generateRecord } from '#tests/support/generate-queries.ts';
import { InlineSearchEngine } from './inline-search-engine.ts';
import { tokenizeRecord } from '#tests/support/tokenize-record.ts';
import { testId, TestLibrary } from '../sqlite/index/test-library.test-support.ts';

const SEED = Number(process.env['PANDECT_SEED'] ?? 20_261_120);
/** `npm run test:long -- engine` asks 10,000. */
const QUERIES = Number(process.env['PANDECT_ROUNDS'] ?? 400);
const DOCUMENTS = 120;

interface Sample {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly recordTexts?: readonly FieldText[];
  readonly language?: string | undefined;
}

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

function openLibrary(): { library: TestLibrary; engine: SearchEngine } {
  const library = new TestLibrary();
  const engine = new InlineSearchEngine(library.storage());
  close = () => engine.close();
  return { library, engine };
}

function requestFor(query: QueryNode, titleOnly = false): EngineRequest {
  return {
    query,
    titleOnly,
    scope: [],
    filters: [],
    facets: [],
    sort: { field: 'score', descending: true },
    start: 0,
    size: 1000,
    excerpt: false,
  };
}

const tokenized = new WeakMap<Sample, SearchedDocument>();

function tokenizeSample(sample: Sample): SearchedDocument {
  const known = tokenized.get(sample);
  if (known) return known;
  const { title, text, recordTexts = [], language } = sample;
  const said = tokenizeRecord(recordTexts, language);
  const words = { title: tokenizeText(title, language), text: tokenizeText(text, language), ...said };
  tokenized.set(sample, words);
  return words;
}

function evaluate(query: QueryNode, sample: Sample, titleOnly: boolean): DocumentMatch {
  const document = tokenizeSample(sample);
  const found = evaluateQuery(query, document, { titleOnly });
  if (!found.ok) throw new Error(found.error.reason);
  return found;
}

function rangesOf(spans: readonly FieldSpan[], field: string): { start: number; end: number; term: number }[] {
  return spans.filter((span) => span.field === field).map(({ start, end, term }) => ({ start, end, term }));
}

/** The evaluator says which documents match, where and how often; the engine has to say the same. */
async function expectAgreement(
  engine: SearchEngine,
  samples: readonly Sample[],
  query: QueryNode,
  titleOnly: boolean,
): Promise<void> {
  const truth = new Map(
    samples.map((sample) => [testId(sample.number), { sample, found: evaluate(query, sample, titleOnly) }]),
  );
  const expected = [...truth].filter(([, { found }]) => found.matches).map(([id]) => id);
  const answer = await engine.search(requestFor(query, titleOnly));
  const note = `${printQuery(query)}${titleOnly ? ' in titles' : ''}`;
  expect(answer.hits.map((hit) => hit.id).sort(), note).toEqual(expected.sort());
  expect(answer.total, note).toBe(expected.length);
  // One comparison of all hits: an assertion for each of some hundred thousand takes longer than the searches.
  const said = answer.hits.map(({ id, termCounts, title }) => ({ id, termCounts, titleMarks: title.marks }));
  const meant = answer.hits.map(({ id }) => {
    const { termCounts, spans } = truth.get(id)!.found;
    return { id, termCounts, titleMarks: rangesOf(spans, 'title') };
  });
  expect(said, note).toEqual(meant);
  const [first] = answer.hits;
  if (!first || titleOnly) return;
  const listed = await engine.listMatches({ id: first.id, query, limit: 1000 });
  const { found } = truth.get(first.id)!;
  const ranges = listed.matches.map(({ start, end, term }) => ({ start, end, term }));
  expect(ranges, `${note}: text of ${first.id}`).toEqual(rangesOf(found.spans, 'text'));
  expect(listed.termCounts, note).toEqual(found.termCounts);
}

test('The engine answers every conformance case as the evaluator does', async () => {
  const { library, engine } = openLibrary();
  const samples = QUERY_CONFORMANCE.map((each, index) => {
    const { title = '', text, language } = each;
    return { number: index + 1, title, text, language, recordTexts: recordOf(each) };
  });
  library.put(samples.map(({ text, ...rest }) => ({ ...rest, texts: [text] })));
  for (const [index, { query, matches, name, forms = 'number' }] of QUERY_CONFORMANCE.entries()) {
    const parsed = parseQuery(query);
    if (!parsed.ok || parsed.tree === undefined) throw new Error(`not read: ${query}`);
    const tree = withForms(parsed.tree, forms);
    await expectAgreement(engine, samples, tree, false);
    const answer = await engine.search(requestFor(tree));
    expect(
      answer.hits.some((hit) => hit.id === testId(index + 1)),
      name,
    ).toBe(matches);
  }
});

test(
  `The engine agrees with the evaluator on generated queries in several languages, with related forms and without (OP-163), seed ${SEED}`,
  { timeout: 600_000 },
  async () => {
    const random = createRandom(SEED);
    const { library, engine } = openLibrary();
    const samples = Array.from({ length: DOCUMENTS }, (_, index) => ({
      number: index + 1,
      ...generateDocument(random),
      language: [undefined, 'en', 'fr'][index % 3],
      recordTexts: index % 2 === 0 ? generateRecord(random) : [],
    }));
    // Several segments, one of them with a document that a later one replaces.
    for (let from = 0; from < samples.length; from += 50) {
      const part = samples.slice(from, from + 50).map(({ text, ...rest }) => ({ ...rest, texts: [text] }));
      library.put([...part, { number: DOCUMENTS, title: 'award', texts: ['replaced award'] }]);
    }
    const last = samples.at(-1)!;
    library.put([{ ...last, texts: [last.text] }]);
    for (let round = 0; round < QUERIES; round++) {
      const query = withForms(generateQuery(random), random() < 0.3 ? 'related' : 'number');
      await expectAgreement(engine, samples, query, random() < 0.2);
    }
  },
);
