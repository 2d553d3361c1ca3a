import { expect, test } from 'vitest';
import type { Block } from '#domain/document/block.ts';
import { listChanges, type BlockChange } from './list-changes.ts';
import { shortenChanges } from './shorten-changes.ts';

/** Paragraphs numbered from 1, with these words. */
const textOf = (...paragraphs: readonly string[]): Block[] =>
  paragraphs.map((words, at) => ({ kind: 'paragraph', number: `${at + 1}.`, inlines: [words], anchor: `p${at + 1}` }));

/** A change as a reader sees it: `[-left out-]` and `{+put in+}`. */
const print = ({ kind, anchor, pieces }: BlockChange): string =>
  `${kind} ${anchor}: ${pieces
    .map((piece) =>
      piece.kind === 'same' ? piece.text : piece.kind === 'deleted' ? `[-${piece.text}-]` : `{+${piece.text}+}`,
    )
    .join('')}`;
const compare = (former: readonly Block[], next: readonly Block[]) => listChanges(former, next).map(print);

const SEAT = 'The seat of the arbitration is Oslo, unless the parties agree upon another place.';
const FEES = 'The tribunal fixes the costs within 10,000 euros for each of the parties.';
const NOTICE = 'A notice counts as received on the day on which it is handed over.';
const AWARD = 'The award is final and binds the parties from the day of its delivery.';

test('OP-115: words that changed in a block stand between those that did not', () => {
  expect(compare(textOf(SEAT, FEES), textOf(SEAT, FEES.replace('10,000', '20,000')))).toEqual([
    `same p1: ${SEAT}`,
    'changed p2: The tribunal fixes the costs within [-10,000-]{+20,000+} euros for each of the parties.',
  ]);
});

test('A block that only has another number is the same', () => {
  expect(compare(textOf(SEAT, FEES), textOf(NOTICE, SEAT, FEES))).toEqual([
    `added p1: {+${NOTICE}+}`,
    `same p2: ${SEAT}`,
    `same p3: ${FEES}`,
  ]);
});

test('What was removed stands where it stood, also at the end', () => {
  expect(compare(textOf(SEAT, FEES, NOTICE, AWARD), textOf(SEAT, NOTICE))).toEqual([
    `same p1: ${SEAT}`,
    `removed p2: [-${FEES}-]`,
    `same p2: ${NOTICE}`,
    `removed p4: [-${AWARD}-]`,
  ]);
});

test('A block that stands elsewhere is moved, not removed and added', () => {
  const changes = compare(textOf(SEAT, FEES, NOTICE, AWARD), textOf(FEES, NOTICE, AWARD, SEAT));
  expect(changes).toContain(`moved p4: ${SEAT}`);
  expect(changes.filter((line) => /^(added|removed)/u.test(line))).toEqual([]);
});

test('Blocks that were split or merged are held against each other together', () => {
  const [split, ...rest] = listChanges(textOf(`${SEAT} ${FEES}`, NOTICE), textOf(SEAT, FEES, NOTICE));
  expect(split).toMatchObject({ kind: 'split', anchor: 'p1' });
  expect(split?.pieces.every(({ kind, text }) => kind === 'same' || text.trim() === '')).toBe(true);
  expect(rest.map(({ kind }) => kind)).toEqual(['same']);
  const [merged] = listChanges(textOf(SEAT, FEES, NOTICE), textOf(`${SEAT} ${FEES}`, NOTICE));
  expect(merged).toMatchObject({ kind: 'merged', anchor: 'p1' });
});

test('Both versions can be read from the pieces', () => {
  const [former, next] = [textOf(SEAT, FEES, AWARD), textOf(SEAT.replace('Oslo', 'Bergen'), NOTICE, AWARD)];
  const read = (left: 'deleted' | 'inserted') =>
    listChanges(former, next).flatMap(({ pieces }) => {
      const text = pieces.flatMap((piece) => (piece.kind === left ? [] : piece.text)).join('');
      return text === '' ? [] : [text];
    });
  expect(read('inserted')).toEqual([SEAT, FEES, AWARD]);
  expect(read('deleted')).toEqual([SEAT.replace('Oslo', 'Bergen'), NOTICE, AWARD]);
});

test('Far from a change only the number of unchanged blocks is said', () => {
  const many = Array.from({ length: 20 }, (_, at) => `${NOTICE} This is clause ${at} of the rules.`);
  const { rows, counts, omitted, isWhole } = shortenChanges(
    listChanges(
      textOf(...many),
      textOf(...many.map((words, at) => (at === 10 ? words.replace('day', 'hour') : words))),
    ),
  );
  expect(rows).toMatchObject([
    { kind: 'unchanged', blocks: 9 },
    { kind: 'same' },
    { kind: 'changed', anchor: 'p11' },
    { kind: 'same' },
    { kind: 'unchanged', blocks: 8 },
  ]);
  expect({ counts, omitted, isWhole }).toEqual({
    counts: { changed: 1, added: 0, removed: 0, moved: 0 },
    omitted: 0,
    isWhole: true,
  });
});

test('Of very many changes the first thousand are shown and all are counted', () => {
  const added = textOf(...Array.from({ length: 1200 }, (_, at) => `Clause ${at} says ${at * 7}.`));
  const { rows, counts, omitted } = shortenChanges(listChanges([], added));
  expect(rows).toHaveLength(1000);
  expect(counts.added).toBe(1200);
  expect(omitted).toBe(200);
});
