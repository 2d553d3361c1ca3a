import { expect, test } from 'vitest';
import { evaluateQuery } from '#domain/query/evaluate-query.ts';
import { printQuery } from '#domain/query/print-query.ts';
import { tokenizeText } from '#domain/words/tokenize.ts';
import { createRandom, generateDocument, generateQuery, type Random } from '#tests/support/generate-queries.ts';
import { testId, TestLibrary } from '../sqlite/index/test-library.test-support.ts';
import { InlineSearchEngine } from './inline-search-engine.ts';

const SEED = Number(process.env['PANDECT_SEED'] ?? 20_261_124);
const CASES = 300;
const DOCUMENTS = 12;

interface Sample {
  readonly number: number;
  readonly title: string;
  readonly texts: readonly string[];
}

const pick = (random: Random, below: number): number => Math.floor(random() * below);

/** Texts of several blocks, each as one generated document. */
function generateSample(random: Random, number: number): Sample {
  const texts = Array.from({ length: 2 + pick(random, 12) }, () => generateDocument(random).text);
  return { number, title: generateDocument(random).title, texts };
}

test(`Sections are answered as the evaluator answers exactly their texts (OP-117), seed ${SEED}`, async () => {
  const random = createRandom(SEED);
  const samples = Array.from({ length: DOCUMENTS }, (_, index) => generateSample(random, index + 1));
  const library = new TestLibrary();
  library.put(samples);
  const engine = new InlineSearchEngine(library.storage());
  let matching = 0;
  for (let round = 0; round < CASES; round++) {
    const query = generateQuery(random);
    const chosen = Array.from({ length: 1 + pick(random, 6) }, () => {
      const sample = samples[pick(random, samples.length)]!;
      const from = pick(random, sample.texts.length);
      const to = from + 1 + pick(random, sample.texts.length - from);
      return { sample, blocks: random() < 0.2 ? undefined : { from, to } };
    });
    const answers = await engine.searchSections({
      query,
      sections: chosen.map(({ sample, blocks }) => ({
        id: testId(sample.number),
        excerpt: false,
        ...(blocks && { blocks }),
      })),
    });
    const meant = chosen.map(({ sample: { title, texts }, blocks }) => {
      const text = tokenizeText((blocks ? texts.slice(blocks.from, blocks.to) : texts).join('\n\n'));
      const found = evaluateQuery(query, { title: tokenizeText(blocks ? '' : title), text });
      if (!found.ok) throw new Error(found.error.reason);
      return { matches: found.matches, total: found.spans.length };
    });
    matching += meant.filter(({ matches }) => matches).length;
    expect(
      answers.map(({ matches, total }) => ({ matches, total })),
      printQuery(query),
    ).toEqual(meant);
  }
  expect(matching).toBeGreaterThan(CASES / 2);
  await engine.close();
});
