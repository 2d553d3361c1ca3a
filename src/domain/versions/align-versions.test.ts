import type { Block } from '#domain/document/block.ts';
import { createRandom } from '#tests/support/generate-queries.ts';
import { describe, expect, test } from 'vitest';
import { alignVersions } from './align-versions.ts';
import { readBlockWords } from './block-words.ts';
import { inventJudgment } from './invented-texts.test-support.ts';
import { editText, traceBlocks } from './traced-text.test-support.ts';

const RAIN = 'Rain fell on the harbour while the surveyor measured the northern quay';
const SHIP = 'A second vessel had been chartered by the brothers without any written contract';
const COST = 'Storage was charged at eleven crowns a day until the cargo left the warehouse';

/** Paragraphs numbered as printed; a line `#…` is a page mark. */
function paragraphs(...texts: readonly string[]): Block[] {
  let number = 0;
  return texts.map((text): Block => {
    if (text.startsWith('#')) return { kind: 'page', label: text.slice(1) };
    return { kind: 'paragraph', number: `${(number += 1)}.`, inlines: [text] };
  });
}

function align(olds: readonly Block[], news: readonly Block[]): ReturnType<typeof alignVersions> {
  return alignVersions(olds.map(readBlockWords), news.map(readBlockWords));
}

function kinds(olds: readonly Block[], news: readonly Block[]): string[] {
  return align(olds, news).fates.map((fate) => `${fate.kind}${'to' in fate ? ` ${fate.to}` : ''}`);
}

describe('what became of each block (OP-119)', () => {
  test('is found by what it says, never by the number that is printed before it', () => {
    const next = paragraphs(COST, RAIN, SHIP);
    expect(kinds(paragraphs(RAIN, SHIP), next)).toEqual(['kept 1', 'kept 2']);
    expect(align(paragraphs(RAIN, SHIP), next).origins).toEqual([[], [0], [1]]);
  });

  test('differences of spacing and of marks within the text count for nothing', () => {
    const next: Block = { kind: 'paragraph', inlines: [{ kind: 'emphasis', children: ['Rain  fell'] }, RAIN.slice(9)] };
    expect(kinds(paragraphs(RAIN), [next])).toEqual(['kept 0']);
  });

  test('says how much of an edited block is left', () => {
    const [fate] = align(paragraphs(RAIN, SHIP), paragraphs(RAIN.replace('northern', 'southern'), SHIP)).fates;
    expect(fate).toEqual({ kind: 'changed', to: 0, likeness: 11 / 12, isSure: true });
  });

  test('a block that says something else at the same place is removed, and the other added', () => {
    expect(kinds(paragraphs(RAIN, SHIP), paragraphs(COST, SHIP))).toEqual(['removed', 'kept 1']);
  });

  test('a block that says the same elsewhere has moved', () => {
    expect(kinds(paragraphs(RAIN, SHIP, COST), paragraphs(SHIP, COST, RAIN))).toEqual(['moved 2', 'kept 0', 'kept 1']);
  });

  test('a block whose words stand in two blocks was split, in order', () => {
    const { fates, origins } = align(paragraphs(COST, `${RAIN}. ${SHIP}.`), paragraphs(COST, `${RAIN}.`, `${SHIP}.`));
    expect(fates).toEqual([
      { kind: 'kept', to: 0 },
      { kind: 'split', into: [1, 2] },
    ]);
    expect(origins).toEqual([[0], [1], [1]]);
  });

  test('blocks whose words stand in one block were merged', () => {
    const { fates, origins } = align(paragraphs(COST, RAIN, SHIP), paragraphs(COST, `${RAIN}; ${SHIP}`));
    expect(fates).toEqual([
      { kind: 'kept', to: 0 },
      { kind: 'merged', to: 1 },
      { kind: 'merged', to: 1 },
    ]);
    expect(origins).toEqual([[0], [1, 2]]);
  });

  test('of equal sentences, the one is taken that stands beside the same neighbours', () => {
    const olds = paragraphs(RAIN, 'So ordered.', SHIP, 'So ordered.', COST);
    expect(kinds(olds, paragraphs(SHIP, 'So ordered.', COST))).toEqual([
      'removed',
      'removed',
      'kept 0',
      'kept 1',
      'kept 2',
    ]);
  });

  test('of equal sentences between two others, the one is taken that a neighbour leads to', () => {
    const olds = paragraphs(RAIN, 'So ordered.', SHIP, 'So ordered.', COST);
    const news = paragraphs(RAIN, 'Nothing of this was answered by anybody', 'So ordered.', COST);
    expect(kinds(olds, news)).toEqual(['kept 0', 'removed', 'removed', 'kept 2', 'kept 3']);
  });

  test('an edit that fits two blocks as well is not sure', () => {
    const olds = paragraphs(
      'The fee of the first class is ten crowns a year',
      'The fee of the second class is ten crowns a year',
    );
    const [first, second] = align(olds, paragraphs('The fee of the third class is ten crowns a year')).fates;
    expect(first).toMatchObject({ kind: 'changed', isSure: false });
    expect(second).toEqual({ kind: 'removed' });
  });

  test('a chapter that moved takes along sentences that stand elsewhere, too, and edits within it', () => {
    const chapter = [RAIN, 'So ordered.', `${SHIP} at all`, COST];
    const other = Array.from({ length: 6 }, (_, at) => `Paragraph ${at} stays where it was, among its neighbours`);
    const olds = paragraphs('So ordered.', ...chapter, ...other);
    const moved = [RAIN, 'So ordered.', `${SHIP} indeed`, COST];
    const { fates } = align(olds, paragraphs('So ordered.', ...other, ...moved));
    expect(fates.slice(0, 5)).toEqual([
      { kind: 'kept', to: 0 },
      { kind: 'moved', to: 7 },
      { kind: 'moved', to: 8 },
      { kind: 'changed', to: 9, likeness: expect.closeTo(26 / 29, 1), isSure: true },
      { kind: 'moved', to: 10 },
    ]);
  });

  test('a page mark belongs to the words behind it, whatever is printed on it', () => {
    const olds = paragraphs(RAIN, '#2', SHIP, '#3', COST);
    expect(kinds(olds, paragraphs(RAIN, '#7', SHIP, COST))).toEqual([
      'kept 0',
      'kept 1',
      'kept 2',
      'removed',
      'kept 3',
    ]);
  });

  test('an empty version has lost everything, and an empty former one had nothing', () => {
    expect(kinds(paragraphs(RAIN), [])).toEqual(['removed']);
    expect(align([], paragraphs(RAIN))).toEqual({ fates: [], origins: [[]], notCompared: [] });
  });
});

test('every older block has one fate, and origins say the same as fates', () => {
  for (let seed = 0; seed < 40; seed += 1) {
    const random = createRandom(seed);
    const text = traceBlocks(inventJudgment(random, 60));
    const next = editText(text, { inserted: 2, deleted: 2, edited: 2, split: 1, merged: 1, moved: 1 }, random);
    const { fates, origins } = align(
      text.map(({ block }) => block),
      next.map(({ block }) => block),
    );
    const pairs = fates.flatMap((fate, old) => {
      if (fate.kind === 'removed') return [];
      return (fate.kind === 'split' ? fate.into : [fate.to]).map((to) => `${old} ${to}`);
    });
    expect(pairs.toSorted()).toEqual(origins.flatMap((olds, to) => olds.map((old) => `${old} ${to}`)).toSorted());
    for (const [old, one] of text.entries()) {
      const to = next.findIndex(({ origin, isUntouched }) => origin === one.origin && isUntouched);
      if (to >= 0 && next[to]?.block.kind === 'paragraph') expect(fates[old]?.kind).toMatch(/^(kept|moved)$/);
    }
  }
});

test('trap 9: blocks that have no rare word in a text that was rewritten are named as not compared', () => {
  const same = Array.from({ length: 90 }, (_, at) => `red blue green ${'red '.repeat(at)}`);
  const next = Array.from({ length: 90 }, (_, at) => `green blue red ${'blue '.repeat(at + 1)}`);
  const { notCompared } = align(paragraphs(...same), paragraphs(...next));
  expect(notCompared).toEqual([{ oldFrom: 0, oldTo: 90, newFrom: 0, newTo: 90 }]);
});
