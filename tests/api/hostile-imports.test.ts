import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { createOperatorReader } from '#server/compose/operator-reader.ts';
import type { ImportReport } from '#server/features/importing/import-report.ts';
import { MAPPINGS } from '#tests/support/hostile-files/data-files.ts';
import { layOnDisk, laySocket, removeLaid, type LaidEntry } from '#tests/support/hostile-files/lay-on-disk.ts';
import { HOSTILE_FILES } from '#tests/support/hostile-files/list-hostile-files.ts';
import { runWatched, type WatchedResult } from '#tests/support/run-watched.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

/** Those that take a reader to its bounds, or many seconds, are for the long checks. */
const FILES = HOSTILE_FILES.filter(({ isHeavy }) => isHeavy !== true);
const FOLDERS = [...new Set([...FILES.map(({ path }) => path.split('/')[0] ?? ''), 'disk', 'beside'])];
/** A reader of files has 512 MB; the process that asks holds none of them. */
const [MOST_OF_READER, MOST_OF_COMMAND] = [640, 800];
const HOUR = 3_600_000;

const library = new TemporaryLibrary();
let laid: readonly LaidEntry[] = [];
let result: WatchedResult;
let report: ImportReport;

const good = (name: string) =>
  `<!doctype html><html lang="en"><title>Good beside ${name}</title><p>A harmless page beside ${name}.</p>`;

beforeAll(async () => {
  for (const { path, bytes } of FILES) library.write(path, bytes());
  for (const [path, text] of MAPPINGS) library.write(path, text);
  laid = layOnDisk(library.files);
  for (const folder of FOLDERS) library.write(`${folder}/zz-good.html`, good(folder));
  const socket = await laySocket(library.files);
  result = await runWatched(library.config.dataFolder, ['import', library.files, '--edition', 'KA', '--json']).result;
  socket.close();
  report = JSON.parse(result.out) as ImportReport;
}, HOUR);

afterAll(() => {
  removeLaid(library.files);
  library.dispose();
});

const reasonsOf = (path: string) =>
  report.refused
    .filter((refused) => refused.path === path || refused.path.startsWith(`${path}/`))
    .map(({ reason }) => reason);

describe('issue 36: a hundred hostile files beside good ones', () => {
  it('are at least a hundred, of every format', () => {
    expect(FILES.length).toBeGreaterThanOrEqual(100);
  });

  it('end the import with 1 and words, not with a signal', () => {
    expect({ code: result.code, signal: result.signal }).toEqual({ code: 1, signal: null });
    expect(report.refused.filter(({ reason }) => reason.trim() === '')).toEqual([]);
  });

  it.each(FILES.map(({ path, expected }) => ({ path, expected })))('$path: is $expected', ({ path, expected }) => {
    if (expected === 'read') expect(reasonsOf(path)).toEqual([]);
    else expect(reasonsOf(path).join('\n')).toMatch(expected);
  });

  it('that are links, pipes, devices, sockets and folders without end are refused, each by its name', () => {
    const wrong = [...laid, { path: 'disk/socket.html', expected: /no file, but a pipe/u }].filter(
      ({ path, expected }) => {
        const reasons = reasonsOf(path);
        return expected === 'read' ? reasons.length > 0 : !expected.test(reasons.join('\n'));
      },
    );
    expect(wrong.map(({ path, expected }) => ({ path, expected, reasons: reasonsOf(path) }))).toEqual([]);
  });

  it('keep no good file beside them from arriving', async () => {
    const asked = createOperatorReader(EDITIONS.KA);
    await library.withLibrary(async ({ search }) => {
      const count = async (q: string) => (await search.search(asked, 'documentSearch', { q })).total;
      expect(await count('"a harmless page beside"')).toBe(FOLDERS.length);
      // No account of this machine, no line of its other files.
      for (const word of ['nologin', '"bin/bash"', '"root x"']) expect(await count(word)).toBe(0);
    });
  });

  it('leave nothing outside of the library, and take no more memory than a file may', () => {
    for (const folder of [library.folder, library.files, '/tmp', process.cwd()]) {
      expect(existsSync(join(folder, 'hostile-outside'))).toBe(false);
    }
    expect(result.largest).toBeLessThan(MOST_OF_READER);
    expect(result.own).toBeLessThan(MOST_OF_COMMAND);
  });
});

it('issue 36: Ctrl+C ends an import in the middle of a file that takes minutes', { timeout: HOUR }, async () => {
  const own = new TemporaryLibrary();
  const slow = HOSTILE_FILES.find(({ path }) => path === 'pdf/doubling-forms.pdf');
  own.write('slow.pdf', slow?.bytes() ?? '');
  const command = runWatched(own.config.dataFolder, ['import', own.files, '--edition', 'KA'], (text) => {
    if (text.includes('Importing')) setTimeout(command.interrupt, 3000);
  });
  const { code, out, signal } = await command.result;
  expect({ code, signal }).toEqual({ code: 130, signal: null });
  expect(out).toContain('Interrupted: run the same command again to go on.');
  own.dispose();
});
