import { afterAll, beforeAll, expect, test } from 'vitest';
import { runPandect } from '#tests/support/command-line.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';

const library = new TemporaryLibrary();
const pandect = (...args: readonly string[]) => runPandect(library.config.dataFolder, args);

interface Versions {
  readonly former: number;
  readonly kept: number;
  readonly bytes: number;
  readonly documents: readonly { readonly id: string; readonly former: number; readonly kept: number }[];
}

const readVersions = async () => JSON.parse((await pandect('versions', '--json')).out) as Versions;

beforeAll(async () => {
  for (const words of ['First.', 'Second, and longer.', 'Third.', 'Fourth.']) {
    library.write('act.jsonl', jsonLines({ id: 'act', title: 'Harbour Act', text: words }));
    library.write('same.jsonl', jsonLines({ id: 'same', title: 'Pilotage', text: 'No dues.' }));
    expect((await pandect('import', library.files, '--edition', 'KA')).code).toBe(0);
  }
});

afterAll(() => library.dispose());

test('OP-115: an operator is told what is kept and what it takes on disk', async () => {
  const versions = await readVersions();
  expect(versions).toMatchObject({ former: 3, kept: 3, documents: [{ id: 'act', title: 'Harbour Act', former: 3 }] });
  expect(versions.bytes).toBeGreaterThan(0);
  const { out } = await pandect('versions');
  expect(out).toContain('act  3 former (3 kept, ');
  expect(out).toMatch(/3 former versions of 1 document; 3 kept, \d/);
});

test('One document shows each of its versions, the newest first', async () => {
  const { out } = await pandect('versions', 'act');
  expect(out.trim().split('\n')).toEqual([
    'act  Harbour Act',
    expect.stringMatching(/^ {2}version 4 {2}imported \S+ {2}current {2}7 characters$/),
    expect.stringMatching(/^ {2}version 3 {2}imported \S+ {2}replaced \S+, kept {2}6 characters$/),
    expect.stringMatching(/^ {2}version 2 {2}imported \S+ {2}replaced \S+, kept {2}19 characters$/),
    expect.stringMatching(/^ {2}version 1 {2}imported \S+ {2}replaced \S+, kept {2}6 characters$/),
  ]);
  expect(JSON.parse((await pandect('versions', 'act', '--json')).out)).toMatchObject({
    id: 'act',
    versions: [{ version: 4, replacedAt: null }, {}, {}, {}],
  });
  const unknown = await pandect('versions', 'nowhere');
  expect(unknown).toMatchObject({ code: 1, out: '' });
  expect(unknown.err).toContain('Not in the library: nowhere');
});

test('Pruning has to be told what may go', async () => {
  for (const args of [[], ['--dry-run'], ['--keep', '-1'], ['--keep', 'two'], ['--before', '2026-02-31']]) {
    expect((await pandect('prune', ...args)).code, args.join(' ')).toBe(2);
  }
  expect((await pandect('prune')).err).toContain('Every former text is kept.');
  expect(await readVersions()).toMatchObject({ kept: 3 });
});

test('A dry run says what would be freed, pruning frees it and says how far it is, and the current text stays', async () => {
  const before = await readVersions();
  const dry = await pandect('prune', '--keep', '1', '--dry-run', '--json');
  expect(JSON.parse(dry.out)).toMatchObject({ documents: 1, versions: 2, dryRun: true });
  expect((await pandect('prune', '--keep', '1', '--dry-run')).out).toContain('Nothing was freed (dry run).');
  expect(await readVersions()).toEqual(before);
  const { code, out, err } = await pandect('prune', '--keep', '1');
  expect(code).toBe(0);
  expect(out).toContain('Freed 2 former texts of 1 document, ');
  expect(err).toContain('Freed 2 of 2 former texts');
  const after = await readVersions();
  expect(after).toMatchObject({ former: 3, kept: 1 });
  expect(before.bytes - after.bytes).toBe((JSON.parse(dry.out) as { bytes: number }).bytes);
  expect((await pandect('versions', 'act')).out).toMatch(/version 1 .* not kept$/m);
  expect((await pandect('search', 'fourth')).out).toContain('act');
  expect((await pandect('reconcile')).code).toBe(0);
  expect((await pandect('prune', '--before', '2020-01-01')).out).toContain('Freed 0 former texts');
});
