import { expect, test } from 'vitest';
import { tokenizeText } from '#domain/words/tokenize.ts';
import { measureEdits } from '#domain/words/measure-edits.ts';
import type { FacetChoice, SuggestRequest } from '#server/ports/search-engine.ts';
import { createRandom, type Random } from '#tests/support/generate-queries.ts';
import { InlineSearchEngine } from '../inline-search-engine.ts';
import { testId, TestLibrary } from '../../sqlite/index/test-library.test-support.ts';
import { splitWords } from './split-words.ts';

const SEED = Number(process.env['PANDECT_SEED'] ?? 20_261_124);
const ROUNDS = 40;
const QUESTIONS = 15;
const NUMBERS = 60;
const WORDS = ['award', 'Awards', 'aw', 'seat', 'SÉAT', 'of', 'the', '007', '70', 'Zürich', '仲裁', 'award of'];
const TYPED = ['a', 'aw', 'award', 'awards', 'seat', 's', 'o', 'the', '7', '0', 'zur', '仲', 'x', 'award o', 'of aw'];

interface Sample {
  readonly number: number;
  readonly title: string;
  readonly texts: readonly string[];
  readonly facets: Record<'edition' | 'topic' | 'court', readonly string[]>;
}

function pick<Value>(random: Random, values: readonly Value[]): Value {
  return values[Math.floor(random() * values.length)]!;
}

function phrase(random: Random, most: number): string {
  return Array.from({ length: 1 + Math.floor(random() * most) }, () => pick(random, WORDS)).join(
    pick(random, [' ', '-']),
  );
}

function some(random: Random, make: () => string): string[] {
  return Array.from({ length: Math.floor(random() * 3) }, make);
}

function generateSample(random: Random): Sample {
  return {
    number: 1 + Math.floor(random() * NUMBERS),
    title: phrase(random, 4),
    texts: [phrase(random, 6)],
    facets: {
      edition: [pick(random, ['A', 'B'])],
      topic: some(random, () => `${phrase(random, 1)} > ${phrase(random, 2)}`),
      court: some(random, () => phrase(random, 3)),
    },
  };
}

const listWords = (text: string): readonly string[] => tokenizeText(text).words;

/** Every typed word begins a word of the text, which has no fewer words than were typed. */
function goesWith(text: string, typed: readonly string[]): boolean {
  const words = splitWords(text);
  const isThere = (beginning: string): boolean => words.some((word) => word.startsWith(beginning));
  return typed.length > 0 && words.length >= typed.length && typed.every(isThere);
}

function isInside({ facets }: Sample, scope: readonly FacetChoice[]): boolean {
  return scope.every(({ facet, values }) => values.some((value) => facets[facet as 'edition'].includes(value)));
}

/** What the definition says goes with the text: facet values with their counts, and ids of titles. */
function expectByHand(live: readonly Sample[], { text, scope, facets, titles }: SuggestRequest): Map<string, number> {
  const typed = splitWords(text);
  const found = new Map<string, number>();
  const count = (key: string): unknown => found.set(key, (found.get(key) ?? 0) + 1);
  for (const sample of live.filter((each) => isInside(each, scope))) {
    for (const facet of facets as ('topic' | 'court')[]) {
      const values = new Set(sample.facets[facet]);
      for (const value of values) if (goesWith(value.split(' > ').at(-1)!, typed)) count(`${facet} ${value}`);
    }
    if (titles && isInside(sample, titles) && goesWith(sample.title, typed)) count(testId(sample.number));
  }
  return found;
}

test(`Suggestions are what the definition says while documents come, go and are merged, seed ${SEED}`, async () => {
  const random = createRandom(SEED);
  const library = new TestLibrary();
  const engine = new InlineSearchEngine(library.storage());
  const live = new Map<number, Sample>();
  for (let round = 0; round < ROUNDS; round++) {
    const action = random();
    const batch = Array.from({ length: 1 + Math.floor(random() * 12) }, () => generateSample(random));
    if (action < 0.6) {
      const newest = new Map(batch.map((sample) => [sample.number, sample]));
      library.put([...newest.values()]);
      for (const [number, sample] of newest) live.set(number, sample);
    } else if (action < 0.8) {
      library.remove(batch.map(({ number }) => number));
      for (const { number } of batch) live.delete(number);
    } else library.writer.compact();
    const fresh = new TestLibrary();
    fresh.put([...live.values()].sort((a, b) => a.number - b.number));
    const oracle = new InlineSearchEngine(fresh.storage());
    for (let question = 0; question < QUESTIONS; question++) {
      const edition = { facet: 'edition', values: [pick(random, ['A', 'B'])] };
      const request: SuggestRequest = {
        text: Array.from({ length: 1 + Math.floor(random() * 2) }, () => pick(random, TYPED)).join(' '),
        scope: random() < 0.7 ? [edition] : [],
        facets: pick(random, [[], ['topic'], ['topic', 'court']]),
        ...(random() < 0.6 ? { titles: random() < 0.5 ? [] : [edition] } : {}),
        limit: 1000,
      };
      const answer = await engine.suggest(request);
      const found = answer.suggestions.map((each): [string, number] =>
        each.kind === 'value' ? [`${each.facet} ${each.value}`, each.count] : [each.id, 1],
      );
      expect(new Map(found), JSON.stringify(request)).toEqual(expectByHand([...live.values()], request));
      expect(answer.total).toBe(found.length);
      // One segment or many, the order is the same, and a limit only cuts it.
      expect(await oracle.suggest(request)).toEqual(answer);
      const limited = await engine.suggest({ ...request, limit: 2 });
      expect(limited).toEqual({ total: answer.total, suggestions: answer.suggestions.slice(0, 2) });
    }
    await oracle.close();
  }
  await engine.close();
});

test(`Similar words are all the words that are near enough, seed ${SEED}`, async () => {
  const random = createRandom(SEED);
  const letters = ['a', 'b', 'r', 'ü', '7', '한', 'ж'];
  const word = (): string => Array.from({ length: 1 + Math.floor(random() * 8) }, () => pick(random, letters)).join('');
  const library = new TestLibrary();
  const texts = Array.from({ length: 40 }, () => Array.from({ length: 30 }, word).join(' '));
  for (const half of [texts.slice(0, 20), texts.slice(20)]) {
    library.put(half.map((text) => ({ number: texts.indexOf(text) + 1, texts: [text] })));
  }
  const engine = new InlineSearchEngine(library.storage());
  const documents = new Map<string, number>();
  for (const text of texts)
    for (const each of new Set(listWords(text))) documents.set(each, (documents.get(each) ?? 0) + 1);
  for (let round = 0; round < 300; round++) {
    const asked = listWords(word())[0] ?? '';
    if (!/\p{L}/u.test(asked) || Array.from(asked).length < 2) continue;
    const most = Array.from(asked).length >= 6 ? 2 : 1;
    const expected = [...documents].flatMap(([other, count]) => {
      const distance = measureEdits(asked, other, most);
      return distance ? [{ word: other, documents: count, distance }] : [];
    });
    const other = ({ word }: { readonly word: string }) => Number(word[0] !== asked[0]);
    expected.sort(
      (a, b) =>
        a.distance - b.distance || other(a) - other(b) || b.documents - a.documents || (a.word < b.word ? -1 : 1),
    );
    expect(await engine.listSimilarWords(asked, 10), asked).toEqual(expected.slice(0, 10));
  }
  await engine.close();
});
