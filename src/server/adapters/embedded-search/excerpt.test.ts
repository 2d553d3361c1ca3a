import { expect, test } from 'vitest';
import { parseQuery } from '#domain/query/parse-query.ts';
import { foldWord } from '#domain/words/fold-text.ts';
import { numberKey } from '#domain/words/number-key.ts';
import type { EngineHit } from '#server/ports/search-engine.ts';
import { createRandom } from '#tests/support/generate-queries.ts';
import { InlineSearchEngine } from './inline-search-engine.ts';
import { type TestDocument, TestLibrary } from '../sqlite/index/test-library.test-support.ts';

const SEED = Number(process.env['PANDECT_SEED'] ?? 20_261_125);
/**
 * A passage is about 260 units long, moved by up to 60 at either end; where it is drawn in pieces, each for another term,
 * each is about 130 long, moved likewise; with signs for what was left out.
 */
const LONGEST = 560;

async function draw(documents: readonly TestDocument[], query: string): Promise<readonly EngineHit[]> {
  const library = new TestLibrary();
  library.put(documents);
  const engine = new InlineSearchEngine(library.storage());
  const parsed = parseQuery(query);
  if (!parsed.ok || !parsed.tree) throw new Error(query);
  const { hits } = await engine.search({
    query: parsed.tree,
    titleOnly: false,
    scope: [],
    filters: [],
    facets: [],
    sort: { field: 'score', descending: true },
    start: 0,
    size: 100,
    excerpt: true,
  });
  await engine.close();
  return hits;
}

test('Passages show the densest place and another one, in reading order', async () => {
  const filler = 'Nothing of the kind was ever said by anybody in these proceedings. '.repeat(12);
  const texts = [
    `A claim was made. ${filler}`,
    `${filler}The tribunal dismissed the claim for damages, and ordered costs. ${filler}`,
    filler,
  ];
  const [hit] = await draw([{ number: 1, texts }], 'claim AND damages AND costs');
  expect(hit!.excerpt.length).toBe(2);
  expect(hit!.excerpt[0]!.text.startsWith('A claim was made.')).toBe(true);
  const second = hit!.excerpt[1]!;
  expect(second.text).toContain('The tribunal dismissed the claim for damages, and ordered costs.');
  expect(second.marks.map(({ start, end, term }) => [second.text.slice(start, end), term])).toEqual([
    ['claim', 0],
    ['damages', 1],
    ['costs', 2],
  ]);
});

test(`Marks lie on matching words, whatever the text, seed ${SEED}`, async () => {
  const random = createRandom(SEED);
  const words = ['seat', 'Seats', 'Paris', 'a', 'of', 'Bâle', 'x'.repeat(80), 'end.', 'No;', '(see', '12)'];
  const documents = Array.from({ length: 80 }, (_, index) => ({
    number: index + 1,
    texts: Array.from({ length: 1 + Math.floor(random() * 6) }, () =>
      Array.from(
        { length: Math.floor(random() ** 2 * 200) },
        () => words[Math.floor(random() ** 0.4 * words.length)]!,
      ).join(random() < 0.5 ? ' ' : ', '),
    ),
  }));
  const hits = await draw(documents, 'seat OR basle OR bale');
  expect(hits.length).toBeGreaterThan(20);
  for (const { excerpt, id } of hits) {
    expect(excerpt.length, id).toBeGreaterThan(0);
    for (const { text, marks } of excerpt) {
      expect(text.length).toBeLessThan(LONGEST);
      expect(marks.length).toBeGreaterThan(0);
      let last = 0;
      for (const { start, end } of marks) {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(['seat', 'bale'].map(numberKey)).toContain(numberKey(foldWord(text.slice(start, end))));
        last = end;
      }
    }
  }
});

test('Both sides of a proximity match are shown, also where they stand in two paragraphs or far apart', async () => {
  const filler = 'Nothing of the kind was ever said by anybody in these proceedings. '.repeat(12);
  const far = 'the parties could not agree upon it and '.repeat(5);
  const hits = await draw(
    [
      { number: 1, texts: [`${filler}They chose an arbitral`, `Seat it was not. ${filler}`] },
      { number: 2, texts: [`${filler} Their arbitral agreement, because ${far}, left the seat open. ${filler}`] },
    ],
    'arbitral NEAR50 seat',
  );
  const texts = hits.map(({ excerpt }) => excerpt.map(({ text }) => text));
  expect(texts[0]).toEqual([expect.stringMatching(/^… .*They chose an arbitral ¶ Seat it was not\. .* …$/)]);
  expect(texts[1]).toEqual([expect.stringMatching(/^… .*Their arbitral agreement, .* … .* left the seat open\..* …$/)]);
});

test(`A proximity match is never shown by half, seed ${SEED}`, async () => {
  const random = createRandom(SEED);
  const word = () => (random() < 0.03 ? 'seat' : random() < 0.03 ? 'court' : 'x'.repeat(1 + Math.floor(random() * 12)));
  const documents = Array.from({ length: 120 }, (_, index) => ({
    number: index + 1,
    texts: Array.from({ length: 1 + Math.floor(random() * 8) }, () =>
      Array.from({ length: Math.floor(random() * 80) }, word).join(random() < 0.5 ? ' ' : '. '),
    ),
  }));
  for (const distance of [2, 10, 30, 50]) {
    const hits = await draw(documents, `seat NEAR${distance} court`);
    expect(hits.length).toBeGreaterThan(3);
    for (const { excerpt, id } of hits) {
      const shown = excerpt.map(({ marks }) => new Set(marks.map(({ term }) => term)).size);
      expect(Math.max(...shown), `${id} NEAR${distance}`).toBe(2);
    }
  }
});
