import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { describeCounting } from '#server/ports/counting.conformance.ts';
import { describeSections } from '#server/ports/search-sections.conformance.ts';
import { describeSearchAnswers } from '#server/ports/search-answers.conformance.ts';
import { describeSearchEngine, type EngineUnderTest } from '#server/ports/search-engine.conformance.ts';
import { describeSearchOrder } from '#server/ports/search-order.conformance.ts';
import { describeSuggestions } from '#server/ports/suggestions.conformance.ts';
import type { EngineRequest, SearchEngine } from '#server/ports/search-engine.ts';
import { TestLibrary } from '#server/adapters/sqlite/index/test-library.test-support.ts';
import { openSearchEngine } from './search-engine.ts';

const folders: string[] = [];
const kept: EngineUnderTest[] = [];
afterEach(() => {
  if (kept.length === 0) removeFolders();
});
afterAll(async () => {
  for (const subject of kept) await subject.close();
  removeFolders();
});

function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
}

function createLibrary(): { path: string; library: TestLibrary } {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-engine-'));
  folders.push(folder);
  const path = join(folder, 'library.db');
  return { path, library: new TestLibrary(path) };
}

/** Waits until the engine answers from the newest commit; a commit is noticed within two seconds, on a machine that has time. */
async function catchUp(engine: SearchEngine, generation: number): Promise<void> {
  const deadline = performance.now() + 20_000;
  while ((await engine.generation()) < generation) {
    if (performance.now() > deadline) throw new Error('the engine did not notice the commit');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function open(workers: number): Promise<EngineUnderTest> {
  const { path, library } = createLibrary();
  const engine = await openSearchEngine(path, { workers });
  return {
    engine,
    put: (documents) =>
      catchUp(engine, library.put(documents.map((entry) => ({ ...entry, number: entry.documentNumber })))),
    remove: (numbers) => catchUp(engine, library.remove(numbers)),
    close: async () => {
      await engine.close();
      library.db.close();
    },
  };
}

/**
 * Threads cost a second to begin: one engine serves every suite, each of whose tests finds it empty. What was removed
 * leaves no trace in an answer, or the suites say so.
 */
async function openAgain(): Promise<EngineUnderTest> {
  const subject = kept[0] ?? (await open(2));
  kept[0] = subject;
  const held = new Set<number>();
  return {
    engine: subject.engine,
    put: (documents) => {
      for (const { documentNumber } of documents) held.add(documentNumber);
      return subject.put(documents);
    },
    remove: (numbers) => subject.remove(numbers),
    close: () => subject.remove([...held]),
  };
}

for (const [place, opened] of [
  ['the calling thread', () => open(0)],
  ['threads of their own', openAgain],
] as const) {
  describeSearchEngine(`The embedded engine in ${place}`, opened);
  describeSearchOrder(`Order in ${place}`, opened);
  describeSearchAnswers(`Answers of ${place}`, opened);
  describeCounting(`Counting in ${place}`, opened);
  describeSections(`Sections in ${place}`, opened);
  describeSuggestions(`Suggestions in ${place}`, opened);
}

const EVERYTHING: EngineRequest = {
  titleOnly: false,
  scope: [],
  filters: [],
  facets: [],
  sort: { field: 'title', descending: false },
  start: 0,
  size: 10,
  excerpt: false,
};

test('Requests go on being answered while the index changes', async () => {
  const { path, library } = createLibrary();
  let generation = library.put([{ number: 1, texts: ['award'] }]);
  const engine = await openSearchEngine(path, { workers: 2 });
  const totals = new Set<number>();
  for (let round = 2; round <= 30; round++) {
    generation = library.put([{ number: round, texts: ['award'] }]);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => engine.search({ ...EVERYTHING, start: index })),
    );
    for (const { total } of answers) totals.add(total);
  }
  await catchUp(engine, generation);
  expect((await engine.search(EVERYTHING)).total).toBe(30);
  expect([...totals].every((total) => total >= 1 && total <= 30)).toBe(true);
  await engine.close();
  library.db.close();
});

test('An index that can no longer be read is reported, once, and read again when it can be', async () => {
  const { path, library } = createLibrary();
  library.put([{ number: 1, texts: ['award'] }]);
  const log = vi.fn<(message: string, error: unknown) => void>();
  const engine = await openSearchEngine(path, { workers: 1, log });
  library.db.exec('ALTER TABLE index_state RENAME TO gone');
  await vi.waitFor(() => expect(log).toHaveBeenCalled(), { timeout: 20_000 });
  expect((await engine.search(EVERYTHING)).total).toBe(1);
  // Long enough for the thread to be begun again and to fail again.
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(log).toHaveBeenCalledExactlyOnceWith(
    'searches answer from the index as it was: changes of it cannot be read',
    expect.objectContaining({ message: expect.stringContaining('index_state') }),
  );
  library.db.exec('ALTER TABLE gone RENAME TO index_state');
  await catchUp(engine, library.put([{ number: 2, texts: ['award'] }]));
  expect((await engine.search(EVERYTHING)).total).toBe(2);
  await engine.close();
  library.db.close();
}, 60_000);

test('A search that takes too long is refused, and the next one is answered', async () => {
  const { path, library } = createLibrary();
  const text = Array.from({ length: 60_000 }, (_, index) => (index % 2 === 0 ? 'alpha' : 'beta')).join(' ');
  library.put([{ number: 1, texts: [text] }]);
  const engine = await openSearchEngine(path, { workers: 1, queryMilliseconds: 1 });
  const place = { at: 0, length: 5 };
  const word = (value: string) => ({ kind: 'word', word: value, exact: false, ...place }) as const;
  const pair = { kind: 'near', distance: 100, left: word('alpha'), right: word('beta'), ...place } as const;
  const query = { ...pair, left: pair };
  const slow = engine.search({ ...EVERYTHING, query });
  await expect(slow).rejects.toMatchObject({
    code: 'query-too-expensive',
    reason: expect.stringMatching(/^“alpha NEAR100 beta NEAR100 beta” .+\. Use rarer words or a smaller distance/),
  });
  expect((await engine.search(EVERYTHING)).total).toBe(1);
  await engine.close();
  await expect(engine.search(EVERYTHING)).rejects.toThrow('closed');
  library.db.close();
});
