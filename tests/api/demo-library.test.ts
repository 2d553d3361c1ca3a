import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { loadDemoLibrary } from '#server/compose/load-demo-library.ts';
import { whenUnlocked } from '#server/compose/when-unlocked.ts';
import { createOperatorReader } from '#server/compose/operator-reader.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

const library = new TemporaryLibrary();

// The progress of loading is for operators.
beforeAll(() => void vi.spyOn(process.stderr, 'write').mockReturnValue(true));

afterAll(() => {
  vi.restoreAllMocks();
  library.dispose();
});

/** Documents of which `content/demo/versions` holds former texts. */
const REVISED = [
  'ka-rules-001',
  'ka-insight-001',
  'ka-conv-001',
  'kipl-manual-brazil',
  'kipl-manual-germany',
  'kipl-manual-epo',
  'kcl-threshold-australia',
  'kcl-threshold-uk',
  'kcl-report-2023',
];

const load = (force = false) => loadDemoLibrary(library.config, new AbortController().signal, { force });

const listProfiles = async (): Promise<string[]> =>
  library.withLibrary(async ({ search }) => {
    const query = { mode: 'profiles', resultsPerPage: 100 };
    const { hits } = await search.search(createOperatorReader(EDITIONS.KA), 'arbitratorSearch', query);
    return hits.map(({ id }) => id);
  });

it('each edition has documents with former texts, which no later load adds anew (OP-115)', async () => {
  const held = new TemporaryLibrary();
  try {
    const again = () => loadDemoLibrary(held.config, new AbortController().signal, { force: true });
    const listNumbers = () =>
      held.withLibrary(async ({ content }) => {
        const versions = await Promise.all(
          REVISED.map(async (id) => {
            const document = await content.findDocument(id);
            return document?.state === 'present' ? content.listVersions(document.number) : [];
          }),
        );
        return versions.map((list) => list.map(({ version, isKept }) => [version, isKept]));
      });
    await held.loadDemoAsStarted();
    const two = [
      [2, true],
      [1, true],
    ];
    const three = [[3, true], ...two];
    const expected = [three, two, two, three, two, two, three, two, two];
    expect(await listNumbers()).toEqual(expected);
    expect(await again()).toMatchObject({ imported: 0, updated: 0, refused: [] });
    expect(await listNumbers()).toEqual(expected);
  } finally {
    held.dispose();
  }
});

it('a demo library of an earlier version is brought up to date at the next start, and taken out whole', async () => {
  // Two starts at once while somebody changes the library: both say that they wait, then everything is there.
  const said: string[] = [];
  const waiting = { signal: new AbortController().signal, say: (line: string) => said.push(line) };
  const both = await library.withWriter(async ({ writer }) => {
    await writer.open();
    const starts = Promise.all([whenUnlocked(() => load(), waiting), whenUnlocked(() => load(), waiting)]);
    await vi.waitFor(() => expect(said).toHaveLength(2));
    await writer.close();
    return starts;
  });
  const holder = expect.stringContaining(`process ${process.pid} on `);
  expect(said).toEqual([holder, holder]);
  expect(both.flatMap(({ refused }) => refused)).toEqual([]);
  const profiles = await listProfiles();
  expect(profiles).toHaveLength(73);

  // As an earlier version left it: without profiles.
  await library.withWriter(async ({ writer }) => {
    await writer.open();
    await writer.remove(profiles);
    await writer.writeDemoState('loaded');
    await writer.close();
  });
  expect(await listProfiles()).toEqual([]);
  expect(await load()).toMatchObject({ imported: 73, updated: 0, refused: [] });
  expect((await listProfiles()).toSorted()).toEqual(profiles.toSorted());

  // Nothing is due any more, and nothing changes when it is asked for all the same.
  expect(await load()).toMatchObject({ imported: 0, updated: 0, unchanged: 0 });
  expect(await load(true)).toMatchObject({ imported: 0, updated: 0, refused: [] });

  await library.withWriter(async ({ writer }) => {
    await writer.open();
    await writer.remove(await writer.listDemoIds());
    await writer.writeDemoState('removed');
    await writer.close();
  });
  expect(await listProfiles()).toEqual([]);
  expect(await load()).toMatchObject({ imported: 0 });
});
