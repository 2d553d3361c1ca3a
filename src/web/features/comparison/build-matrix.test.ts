import { expect, test } from 'vitest';
import { answerOf, documentOf, PLACES } from '#tests/support/comparison-answers.ts';
import { countChanges, listColumns, listRows, moveColumn, orderColumns, type Matrix } from './build-matrix.ts';
import { hrefOfColumn, hrefOfDocument } from './column-address.ts';
import { describeChange } from '#domain/comparison/describe-change.ts';
import { describeHeld, describeReview } from '#domain/comparison/describe-review.ts';
import { scopeAnchors } from './scope-anchors.ts';
import { textOfHtml } from './text-of-html.ts';

const TOPICS = ['form', 'number', 'setting-aside'];
const IDS = PLACES.map(({ id }) => id);
const order = { topics: TOPICS, places: ['SG', 'DE', 'FR', 'KE'], pinned: ['FR'] };

type Answer = ReturnType<typeof answerOf>;

function buildMatrix(
  answer: Answer,
  { topics, ...order }: { readonly topics: readonly string[]; places: readonly string[]; pinned: readonly string[] },
): Matrix {
  return { ...orderColumns(listColumns(answer), order), rows: listRows(answer, topics) };
}

test('columns stand as the address orders them, pinned ones first, and holes and padlocks stay what they are (TL-046)', () => {
  const { columns, rows } = buildMatrix(answerOf(TOPICS, ['DE', 'FR', 'SG', 'KE'], null), order);
  expect(columns.map(({ id }) => id)).toEqual(['FR', 'SG', 'DE', 'KE']);
  expect(rows.map(({ id }) => id)).toEqual(TOPICS);
  const [france, singapore, , kenya] = columns;
  expect(france?.cells.get('number')?.html).toContain('one arbitrator');
  expect(singapore?.cells.has('number')).toBe(false);
  expect(kenya).toMatchObject({ isLocked: true, document: undefined, cells: new Map() });
});

test('what the address no longer names is gone before another answer is there', () => {
  const answer = answerOf(TOPICS, IDS, null);
  const { columns, rows } = buildMatrix(answer, { topics: ['number'], places: ['CH'], pinned: [] });
  expect([columns.map(({ id }) => id), rows.map(({ id }) => id)]).toEqual([['CH'], ['number']]);
});

test('answers that changed are counted where they are shown', () => {
  const answer = answerOf(TOPICS, ['DE', 'FR'], '2026-01-01');
  expect(countChanges(buildMatrix(answer, { ...order, places: ['DE', 'FR'] }))).toBe(1);
  expect(countChanges(buildMatrix(answer, { ...order, places: ['FR'] }))).toBe(0);
});

test('a column moves among those that are pinned, or among the others', () => {
  const matrix = buildMatrix(answerOf(TOPICS, IDS, null), { topics: TOPICS, places: IDS, pinned: ['DE', 'FR'] });
  expect(moveColumn(matrix, 2, 4)).toEqual(['DE', 'FR', 'SG', 'AE', 'CH', 'GB']);
  expect(moveColumn(matrix, 4, 0)).toEqual(['DE', 'FR', 'AE', 'CH', 'SG', 'GB']);
  expect(moveColumn(matrix, 0, 5)).toEqual(['FR', 'DE', 'CH', 'SG', 'AE', 'GB']);
});

test('anchors of a stretch are its own, and those of the rest lead to its document', () => {
  const html =
    '<p id="b1" data-block="0">As <a href="#b2">below</a>, <a class="note-mark" href="#fn9">9</a>, <a href="/document/x#b1">x</a></p><p id="b2">id="b7"</p>';
  expect(scopeAnchors(html, 'DE', '/document/doc')).toBe(
    '<p id="DE-b1" data-block="0">As <a href="#DE-b2">below</a>, <a class="note-mark" href="/document/doc#fn9">9</a>, <a href="/document/x#b1">x</a></p><p id="DE-b2">id="b7"</p>',
  );
});

test('a review is told by its day, after twelve months by its age (OP-143)', () => {
  expect(describeReview({ lastReviewDate: '2026-11-01', monthsSinceReview: 0 })).toEqual({
    words: 'reviewed 01 Nov 2026',
    isOld: false,
  });
  expect(describeReview({ lastReviewDate: '2025-11-20', monthsSinceReview: 12 }).isOld).toBe(false);
  expect(describeReview({ lastReviewDate: '2025-09-20', monthsSinceReview: 14 })).toEqual({
    words: 'reviewed 14 months ago',
    isOld: true,
  });
  expect(describeReview({ lastReviewDate: null, monthsSinceReview: null }).words).toBe('Review date not stated');
});

test('the text of another day says from when to when it held, and by what (OP-197)', () => {
  expect(describeHeld({ by: 'newest', heldFrom: '2026-01-01', heldUntil: null })).toBe('');
  expect(describeHeld({ by: 'validity', heldFrom: '2024-01-01', heldUntil: '2025-12-31' })).toBe(
    'Law in force from 01 Jan 2024 until 31 Dec 2025',
  );
  expect(describeHeld({ by: 'library', heldFrom: null, heldUntil: '2025-12-31' })).toBe(
    'Text as the library held it until 31 Dec 2025',
  );
  expect(describeHeld({ by: 'ended', heldFrom: '2018-11-01', heldUntil: '2024-05-31' })).toBe(
    'No longer in force: the last day was 31 May 2024',
  );
});

test('a change says of which day it is: of the law, of the library, or that the text of then is not held (OP-197)', () => {
  const on = '2024-01-01';
  expect(describeChange({ kind: 'changed', on, isInForce: true })).toBe('Changed, in force from 01 Jan 2024');
  expect(describeChange({ kind: 'added', on, isInForce: false })).toBe('New in the library on 01 Jan 2024');
  expect(describeChange({ kind: 'not held', on: null, isInForce: false })).toBe(
    'Not held on that day: whether it changed is not known',
  );
});

test('a column leads to its page and to the version that is shown; what is copied are its words', () => {
  expect(hrefOfColumn('places', { id: 'AE', name: 'United Arab Emirates' })).toBe(
    '/jurisdiction/United%20Arab%20Emirates',
  );
  expect(hrefOfColumn('organizations', { id: 'ka-org-icc', name: 'ICC' })).toBe('/organization/ka-org-icc');
  const documentId = documentOf('DE');
  expect(hrefOfDocument({ documentId, version: 2, by: 'newest' })).toBe('/document/ka-compare-de');
  expect(hrefOfDocument({ documentId, version: 2, by: 'library' })).toBe('/document/ka-compare-de?v=2');
  expect(textOfHtml('<p>One  &amp; two.</p><p>Three <em>four</em></p>')).toBe('One & two.\nThree four');
});
