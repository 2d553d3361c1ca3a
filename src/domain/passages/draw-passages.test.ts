import { expect, test } from 'vitest';
import { EMPTY_RECORD } from '#domain/document/document.ts';
import { evaluateQuery, type FieldSpan } from '#domain/query/evaluate-query.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { RECORD_RANGES } from '#domain/query/record-places.ts';
import { tokenizeText } from '#domain/words/tokenize.ts';
import { createRandom } from '#tests/support/generate-queries.ts';
import { measureReach } from './choose-passages.ts';
import { drawPassages } from './draw-passages.ts';
import { listBlockMatches } from './list-block-matches.ts';
import { MemorySource } from './memory-source.test-support.ts';

const SEED = Number(process.env['PANDECT_SEED'] ?? 20_261_126);
const DOCUMENT = 1;

function find(query: string, fields: { readonly title?: string; readonly text?: string; readonly record?: string }) {
  const parsed = parseQuery(query);
  if (!parsed.ok || !parsed.tree) throw new Error(query);
  const { title = '', text = '', record = '' } = fields;
  const document = { title: tokenizeText(title), text: tokenizeText(text), record: tokenizeText(record) };
  const found = evaluateQuery(parsed.tree, document);
  if (!found.ok) throw new Error(query);
  return { spans: found.spans, reach: measureReach(parsed.tree) };
}

function createBlocks(seed: number): string[] {
  const random = createRandom(seed);
  const word = () => (random() < 0.04 ? 'seat' : random() < 0.04 ? 'court' : 'x'.repeat(1 + Math.floor(random() * 9)));
  return Array.from({ length: 30 }, () => Array.from({ length: Math.floor(random() * 60) }, word).join(' '));
}

/** The blocks in chunks of one to five. */
function cut(blocks: readonly string[], seed: number): string[][] {
  const random = createRandom(seed);
  const chunks: string[][] = [];
  for (let at = 0; at < blocks.length;) {
    const size = 1 + Math.floor(random() * 5);
    chunks.push(blocks.slice(at, at + size));
    at += size;
  }
  return chunks;
}

test(`Passages and matches are the same however a text is cut into chunks, seed ${SEED}`, async () => {
  for (let round = 0; round < 40; round += 1) {
    const blocks = createBlocks(SEED + round);
    const { spans, reach } = find('seat NEAR100 court', { text: blocks.join('\n') });
    const sources = [new MemorySource([blocks]), new MemorySource(cut(blocks, SEED - round))];
    const drawn = await Promise.all(
      sources.map((source) => drawPassages([{ document: DOCUMENT, spans }], reach, source)),
    );
    const listed = await Promise.all(sources.map((source) => listBlockMatches(DOCUMENT, spans, source)));
    expect(drawn[0]![0]!.length).toBeGreaterThan(0);
    expect(drawn[1]).toEqual(drawn[0]);
    expect(listed[0]).toHaveLength(spans.length);
    expect(listed[1]).toEqual(listed[0]);
    expect(new Set(listed[1]!.map(({ block, start, end }) => blocks[block]!.slice(start, end)))).toEqual(
      new Set(['seat', 'court']),
    );
  }
});

test('A page is drawn with one question for texts, however many hits it has', async () => {
  const source = new MemorySource(createBlocks(SEED).map((block) => [block]));
  const { spans, reach } = find('seat court', { text: createBlocks(SEED).join('\n') });
  const found = Array.from({ length: 10 }, (_, document) => ({ document, spans }));
  expect(await drawPassages(found, reach, source)).toHaveLength(10);
  expect(source.asked).toBe(1);
});

test('What only the record says is drawn from the record, with what it is', async () => {
  const head = { key: 'a', title: 'A', type: 'Document' };
  const record = { ...EMPTY_RECORD, ...head, judges: ['Mara Ellingsen'], keywords: ['Compound interest'] };
  const source = new MemorySource([['Interest runs.']], record);
  const text: FieldSpan = { field: 'text', first: 0, last: 0, term: 0, start: 0, end: 0 };
  const [first = 0] = RECORD_RANGES.get('keyword') ?? [];
  const inRecord: FieldSpan = { ...text, field: 'record', first, last: first, term: 1 };
  const seen: FieldSpan = { ...inRecord, first: 3 + 128, last: 3 + 128, term: 0 };
  const [passages] = await drawPassages([{ document: DOCUMENT, spans: [text, inRecord, seen] }], 1, source);
  expect(passages).toEqual([
    { text: 'Interest runs.', marks: [{ start: 0, end: 8, term: 0 }] },
    { text: 'Keyword: Compound interest', marks: [{ start: 9, end: 17, term: 1 }] },
  ]);
});

test('A document that is gone has no passages', async () => {
  const { spans, reach } = find('seat', { text: 'The seat' });
  expect(await drawPassages([{ document: DOCUMENT, spans }], reach, new MemorySource([]))).toEqual([[]]);
  expect(await listBlockMatches(DOCUMENT, spans, new MemorySource([]))).toEqual([]);
});

test('A heading is never shown alone: what stands below it goes on, with its matches and in no second passage', async () => {
  const below = 'The seat is Oslo. Its courts decide.';
  const blocks = ['The seat of the arbitration', 'Choice', below, 'Nothing else follows here at all.'];
  const { spans, reach } = find('seat', { text: blocks.join('\n') });
  for (const chunks of [[blocks], blocks.map((block) => [block])]) {
    const [passages] = await drawPassages([{ document: DOCUMENT, spans }], reach, new MemorySource(chunks));
    expect(passages?.map(({ text }) => text)).toEqual([`The seat of the arbitration ¶ Choice ¶ ${below}`]);
    const [{ text, marks } = { text: '', marks: [] }] = passages ?? [];
    expect(marks.map(({ start, end }) => text.slice(start, end))).toEqual(['seat', 'seat']);
  }
});

test('The last heading of a text has nothing below it, and a long passage ends at a word', async () => {
  const long = `The seat ${'of the harbour works '.repeat(40)}`;
  const { spans, reach } = find('seat', { text: `${long}\nOn the seat` });
  const [passages] = await drawPassages(
    [{ document: DOCUMENT, spans }],
    reach,
    new MemorySource([[long, 'On the seat']]),
  );
  expect(passages?.[0]?.text).toMatch(/ (of|the|harbour|works) …$/u);
  expect(passages?.at(-1)?.text).toMatch(/On the seat$/u);
});

test('Between two passages one sign says that words are left out', async () => {
  const filler = Array.from({ length: 120 }, (_, at) => `word${at}`).join(' ');
  const { spans, reach } = find('seat', { text: `${filler} seat ${filler} ${filler} ${filler} seat ${filler}` });
  const source = new MemorySource([[`${filler} seat ${filler} ${filler} ${filler} seat ${filler}`]]);
  const [[one, other] = []] = await drawPassages([{ document: DOCUMENT, spans }], reach, source);
  expect(one?.text).toMatch(/^… .*[^…]$/su);
  expect(other?.text).toMatch(/^… .* …$/su);
});
