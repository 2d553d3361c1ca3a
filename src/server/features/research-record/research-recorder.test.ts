import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnsweredSearch } from '#server/ports/search-journal.ts';
import { EDITIONS } from '#editions/editions.ts';
import type { ResearchRecordStore } from '#server/ports/research-record-store.ts';
import { createSearchAnswer } from '#tests/support/create-hit.ts';
import { fakePort } from '#tests/support/fake-port.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { ResearchRecorder } from './research-recorder.ts';

const keepEntry = vi.fn<ResearchRecordStore['keepEntry']>();
const log = vi.fn<(message: string) => void>();

function createRecorder(): ResearchRecorder {
  return new ResearchRecorder({
    store: fakePort<ResearchRecordStore>({ keepEntry }),
    clock: { now: () => '2026-11-20T10:00:00.000Z' },
    log,
  });
}

function searchFor(q: string): AnsweredSearch {
  const reader = createTestReader(EDITIONS.KA, 'KA');
  const answer = createSearchAnswer({ total: 1, corpusVersion: 7 });
  return { reader, endpoint: 'documentSearch', query: { q }, answer };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  keepEntry.mockReset().mockResolvedValue(undefined);
  log.mockReset();
});

afterEach(() => void vi.useRealTimers());

it('Searches are written a little later, so that no answer waits for the record', async () => {
  const recorder = createRecorder();
  recorder.note(searchFor('seat'));
  await vi.advanceTimersByTimeAsync(199);
  expect(keepEntry).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await recorder.settle();
  expect(keepEntry).toHaveBeenCalledOnce();
});

it('Whoever needs the record has everything noted written at once, in the order it was noted', async () => {
  const recorder = createRecorder();
  for (const q of ['seat', 'costs', 'consent']) recorder.note(searchFor(q));
  await recorder.settle();
  expect(keepEntry.mock.calls.map(([, { title }]) => title)).toEqual(['seat', 'costs', 'consent']);
});

it('An entry says what was answered then, and keeps nothing of the documents that were found', async () => {
  const recorder = createRecorder();
  const search = searchFor('seat');
  const answer = { ...search.answer, hits: ['a hit'] };
  recorder.note({ ...search, answer });
  Object.assign(answer, { total: 99, corpusVersion: 99 });
  await recorder.settle();
  expect(keepEntry).toHaveBeenCalledExactlyOnceWith(
    'reader',
    expect.objectContaining({ total: 1, corpusVersion: 7, understood: null }),
  );
});

it('One that cannot be written is logged and the others are kept', async () => {
  const recorder = createRecorder();
  keepEntry.mockRejectedValueOnce(new Error('disk gone'));
  for (const q of ['seat', 'costs']) recorder.note(searchFor(q));
  await recorder.settle();
  expect(keepEntry).toHaveBeenCalledTimes(2);
  expect(log).toHaveBeenCalledExactlyOnceWith('a search could not be recorded', expect.any(Error));
});

it('A search too long to keep leaves no entry: one of the longest query is kept, one of countless filter values is not', async () => {
  const recorder = createRecorder();
  const filters = [{ id: 'jurisdiction', filterItems: Array.from({ length: 4_000 }, (_, index) => `value ${index}`) }];
  const long = searchFor('seat');
  recorder.note({ ...long, query: { ...long.query, filters } });
  recorder.note(searchFor('x'.repeat(20_000)));
  await recorder.settle();
  expect(keepEntry.mock.calls.map(([, { title }]) => title[0])).toEqual(['x']);
  expect(log).not.toHaveBeenCalled();
});

it('Past a thousand that wait no more are taken, and that is logged', async () => {
  const recorder = createRecorder();
  for (let number = 0; number < 1_001; number += 1) recorder.note(searchFor(`seat ${number}`));
  await recorder.settle();
  expect(keepEntry).toHaveBeenCalledTimes(1_000);
  expect(log).toHaveBeenCalledExactlyOnceWith('a search was not recorded: too many wait');
});
