import { describe, expect, test } from 'vitest';
import type { Block } from '#domain/document/block.ts';
import { createRandom } from '#tests/support/generate-queries.ts';
import { readBlockWords, type BlockWords } from './block-words.ts';
import { compareRow } from './compare-row.ts';
import { inventJudgment } from './invented-texts.test-support.ts';
import { listChanges } from './list-changes.ts';
import { setBeside, type BesideRow } from './set-beside.ts';
import { setLanguagesBeside } from './set-languages-beside.ts';
import { editText, traceBlocks } from './traced-text.test-support.ts';

const textOf = (...paragraphs: readonly string[]): BlockWords[] =>
  paragraphs.map((words, at) => readBlockWords({ kind: 'paragraph', number: `${at + 1}.`, inlines: [words] }));
const print = ({ kind, olds, news }: BesideRow): string => `${kind} ${olds.join('+')}|${news.join('+')}`;

const SEAT = 'The seat of the arbitration is Oslo, unless the parties agree upon another place.';
const FEES = 'The tribunal fixes the costs within 10,000 euros for each of the parties.';
const NOTICE = 'A notice counts as received on the day on which it is handed over.';
const AWARD = 'The award is final and binds the parties from the day of its delivery.';

/** Every block of either text, once each. */
function expectWhole(rows: readonly BesideRow[], olds: number, news: number): void {
  expect(rows.flatMap((row) => row.olds).toSorted((a, b) => a - b)).toEqual([...Array(olds).keys()]);
  expect(rows.flatMap((row) => row.news)).toEqual([...Array(news).keys()]);
}

describe('two versions side by side', () => {
  test('stand paragraph beside paragraph, what was removed where it stood, what was added alone', () => {
    const rows = setBeside(
      textOf(SEAT, NOTICE, FEES, AWARD),
      textOf(SEAT, FEES.replace('10,000', '20,000'), 'Words that nobody had written before.', AWARD),
    );
    expect(rows.map(print)).toEqual(['same 0|0', 'removed 1|', 'changed 2|1', 'added |2', 'same 3|3']);
  });

  test('what was moved stands beside itself', () => {
    const rows = setBeside(textOf(SEAT, NOTICE, FEES, AWARD), textOf(AWARD, SEAT, NOTICE, FEES));
    expect(rows.map(print)).toEqual(['moved 3|0', 'same 0|1', 'same 1|2', 'same 2|3']);
  });

  test('hold every block once and agree with the list of changes, whatever was edited (150 texts)', () => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const random = createRandom(seed);
      const former = inventJudgment(random, 60);
      const next = editText(
        traceBlocks(former),
        { inserted: 4, deleted: 3, edited: 4, split: 2, merged: 2, moved: 2 },
        random,
      ).map(({ block }): Block => block);
      const [olds, news] = [former.map(readBlockWords), next.map(readBlockWords)];
      const rows = setBeside(olds, news);
      expectWhole(rows, olds.length, news.length);
      const count = (list: readonly { readonly kind: string }[], kind: string) =>
        list.filter((one) => one.kind === kind).length;
      const changes = listChanges(former, next);
      for (const kind of ['changed', 'split', 'merged', 'added', 'removed', 'moved']) {
        expect(count(rows, kind), `${kind} of seed ${seed}`).toBe(count(changes, kind));
      }
      for (const row of rows) expectSameRest(row, olds, news);
    }
  });
});

/** Without the words that are marked both sides of a row say the same. */
function expectSameRest(row: BesideRow, olds: readonly BlockWords[], news: readonly BlockWords[]): void {
  if (row.kind !== 'changed' && row.kind !== 'split' && row.kind !== 'merged') return;
  const wordsOf = (blocks: readonly BlockWords[]) => (at: number) => blocks[at]?.text.slice(blocks[at].start) ?? '';
  const { deleted, inserted } = compareRow(row, wordsOf(olds), wordsOf(news));
  const rest = (places: readonly number[], blocks: readonly BlockWords[], spans: typeof deleted) =>
    places
      .map((at) => {
        const text = wordsOf(blocks)(at);
        // Spans count the units of the text, not its letters.
        return text
          .split('')
          .filter((_, index) => !spans.some((s) => s.block === at && index >= s.from && index < s.to))
          .join('');
      })
      .join('')
      .replaceAll(/\s+/gu, '');
  expect(rest(row.olds, olds, deleted)).toBe(rest(row.news, news, inserted));
}

describe('a text and its translation side by side', () => {
  const numbered = (number: number) => ({ number: `paragraph ${number}`, kind: 'paragraph' });
  const plain = (kind: string) => ({ number: undefined, kind });

  test('stand together by printed number, and between two numbers by kind', () => {
    const english = [plain('heading'), numbered(1), plain('paragraph'), plain('table'), numbered(2)];
    const french = [plain('heading'), numbered(1), plain('table'), numbered(2), plain('paragraph')];
    const rows = setLanguagesBeside(english, french);
    expect(rows.map(print)).toEqual(['same 0|0', 'same 1|1', 'same 2|', 'same 3|2', 'same 4|3', 'same |4']);
  });

  test('hold every block once, whatever is missing or comes twice (300 texts)', () => {
    const kinds = ['heading', 'paragraph', 'table', 'footnote'];
    for (let seed = 1; seed <= 300; seed += 1) {
      const random = createRandom(seed);
      const text = () =>
        Array.from({ length: Math.floor(random() * 40) }, (_, at) =>
          random() < 0.5 ? numbered(Math.floor(at * random())) : plain(kinds[Math.floor(random() * 4)] ?? ''),
        );
      const [olds, news] = [text(), text()];
      const rows = setLanguagesBeside(olds, news);
      expectWhole(rows, olds.length, news.length);
      expect(rows.flatMap((row) => row.olds)).toEqual([...Array(olds.length).keys()]);
    }
  });
});
