import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runPandect } from '#tests/support/command-line.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { openFixtureFolder } from '#tests/support/open-fixture-folder.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';

const OTHERS = 0o077;

const fresh = new TemporaryLibrary();
const former = openFixtureFolder();

/** Files and folders that somebody else than their owner may read or write. */
function listOpen({ config: { dataFolder } }: TemporaryLibrary): string[] {
  const below = readdirSync(dataFolder, { recursive: true, encoding: 'utf8' }).map((name) => join(dataFolder, name));
  return [dataFolder, ...below]
    .filter((path) => (statSync(path).mode & OTHERS) !== 0)
    .map((path) => relative(dataFolder, path) || '.');
}

/** As a former release left it, with what it had fetched. */
function openToOthers({ config: { dataFolder } }: TemporaryLibrary): void {
  mkdirSync(join(dataFolder, 'feeds'));
  writeFileSync(join(dataFolder, 'feeds/quay.xml'), '<rss/>');
  writeFileSync(join(dataFolder, 'library.lock'), '');
  for (const path of ['feeds', ...readdirSync(dataFolder), 'feeds/quay.xml']) {
    chmodSync(join(dataFolder, path), path === 'feeds' ? 0o755 : 0o644);
  }
  chmodSync(dataFolder, 0o755);
}

/** Every command that touches the data folder, in an order in which each finds something to do, with what it reads. */
const COMMANDS: readonly (readonly [line: string, input?: string])[] = [
  ['migrate'],
  ['import FILES --edition KA'],
  ['feeds list'],
  ['search dues'],
  ['explain dues'],
  ['versions'],
  ['facts --old'],
  ['cite one --style plain'],
  ['prune --keep 1'],
  ['reindex'],
  ['reconcile --repair'],
  ['institution add north --name North --customer-no 7'],
  ['contract add north --edition KA --code KAPP --from 2026-01-01'],
  ['range add north 2001:db8:7::/48'],
  ['account add nadia --name Nadia --institution north', 'a long password of hers\n'],
  ['messages list'],
  ['people --unsure'],
  ['works --proposed'],
  ['forget --list'],
  ['remove one'],
  ['demo --remove'],
  ['backup COPY'],
];

beforeAll(() => {
  fresh.write('list.jsonl', jsonLines({ id: 'one', title: 'Harbour dues', text: 'The dues of the harbour.' }));
  former.write('list.jsonl', jsonLines({ id: 'one', title: 'Harbour dues', text: 'The dues of the harbour.' }));
  openToOthers(former);
});

afterAll(() => {
  fresh.dispose();
  former.dispose();
});

describe.each([
  ['a new data folder', fresh],
  ['the data folder of a former release, which others could read', former],
])('In %s', (_name, library) => {
  it.each(COMMANDS)('nobody but its owner reads anything after pandect %s', async (line = '', input) => {
    const files = { FILES: library.files, COPY: join(library.folder, 'copy') };
    const args = line.split(' ').map((word) => files[word as keyof typeof files] ?? word);
    const { code, err } = await runPandect(library.config.dataFolder, args, input);
    expect({ code, err: code === 0 ? '' : err }).toEqual({ code: 0, err: '' });
    expect(listOpen(library)).toEqual([]);
  });

  it('nor while a server runs, or after it', async () => {
    const server = new TestServer(library);
    await server.open();
    expect(readdirSync(library.config.dataFolder)).toContain('people.db-wal');
    expect(listOpen(library)).toEqual([]);
    await server.app.close();
    expect(listOpen(library)).toEqual([]);
  });

  it('nor in a backup of it', () => {
    const copy = join(library.folder, 'copy');
    expect(
      [copy, ...readdirSync(copy).map((name) => join(copy, name))].map((path) => statSync(path).mode & OTHERS),
    ).toEqual([copy, ...readdirSync(copy)].map(() => 0));
  });
});

it('Each command is among these, but those that know no data folder', async () => {
  const { out } = await runPandect(fresh.config.dataFolder, ['--help']);
  const [, list = ''] = out.split('Commands:');
  const names = Array.from(list.matchAll(/^ {2}(\w+)/gmu), ([, name]) => name);
  const tried = new Set(COMMANDS.map(([line]) => line.split(' ')[0]));
  expect(names.filter((name) => !tried.has(name))).toEqual(['openapi', 'help']);
});

it('What else lies in the folder is left as it is, and so is a folder that has it', async () => {
  const shared = new TemporaryLibrary();
  const { dataFolder } = shared.config;
  mkdirSync(dataFolder);
  writeFileSync(join(dataFolder, 'notes.txt'), '');
  chmodSync(join(dataFolder, 'notes.txt'), 0o644);
  chmodSync(dataFolder, 0o755);
  expect(await runPandect(dataFolder, ['migrate'])).toMatchObject({ code: 0 });
  expect(listOpen(shared)).toEqual(['.', 'notes.txt']);
  shared.dispose();
});
