import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { ProcessFileReader } from '#server/adapters/read/process-file-reader.ts';
import { createOperatorReader } from '#server/compose/operator-reader.ts';
import type { FileReader } from '#server/ports/file-reader.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

const moduleAt = (path: string) => JSON.stringify(new URL(`../../src/${path}`, import.meta.url).href);

/** Reads texts as the product does, but for those whose names say what befalls the process; “once”, the first time only. */
const SCRIPT = `
  import { existsSync, writeFileSync } from 'node:fs';
  import { answerReads } from ${moduleAt('server/adapters/read/answer-reads.ts')};
  import { openSource } from ${moduleAt('server/compose/open-source.ts')};
  import { textImporter } from ${moduleAt('importers/text/text.importer.ts')};
  async function* read(file) {
    const mark = new URL(encodeURIComponent(file.path), import.meta.url);
    const isAgain = existsSync(mark);
    writeFileSync(mark, '');
    if (!(file.path.includes('once') && isAgain)) {
      if (file.path.includes('die')) process.kill(process.pid, 'SIGKILL');
      if (file.path.includes('spin')) for (;;);
    }
    yield* textImporter.read(file);
  }
  answerReads({ importers: [{ ...textImporter, read }], open: openSource });`;

const asked = createOperatorReader(EDITIONS.KA);

let library: TemporaryLibrary;
let folder: string;
let reader: ProcessFileReader;
/** What was asked of the reader and taken from it, in the order that it happened. */
let log: string[];

beforeEach(() => {
  library = new TemporaryLibrary();
  folder = mkdtempSync(join(tmpdir(), 'pandect-ahead-'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'script.ts'), SCRIPT);
  reader = new ProcessFileReader(pathToFileURL(join(folder, 'script.ts')));
  log = [];
  library.reader = watch(reader);
});

afterEach(async () => {
  await reader.close();
  library.dispose();
  rmSync(folder, { recursive: true });
});

function watch(inner: FileReader): FileReader {
  return {
    read: async function* read(wanted, watching) {
      log.push(`${wanted.file.path} is begun`);
      yield* inner.read(wanted, watching);
      log.push(`${wanted.file.path} is taken`);
    },
    close: () => inner.close(),
  };
}

const write = (...names: readonly string[]) => {
  for (const name of names) library.write(`${name}.txt`, `An opinion called ${name}\n\nThe seat of it is Lisbon.\n`);
};
const count = () =>
  library.withLibrary(async ({ search }) => (await search.search(asked, 'documentSearch', { q: 'Lisbon' })).total);
const wasBegun = (name: string) => existsSync(join(folder, `${name}.txt`));

async function waitFor(isSo: () => boolean): Promise<void> {
  await expect.poll(isSo, { timeout: 30_000 }).toBe(true);
}

describe('issue 36: while what came of a file is stored, an import', () => {
  it('has the next one read, and no more than that; of a large one and of what it holds already, nothing', async () => {
    write('a', 'b', 'd');
    library.write('c.txt', Buffer.alloc(17 * 1024 * 1024, 'A line of a long text.\n'));
    await library.import();
    const inOrder = ['a is begun', 'b is begun', 'a is taken', 'b is taken', 'c is begun', 'd is begun', 'c is taken'];
    expect(log.map((line) => line.replace('.txt', ''))).toEqual([...inOrder, 'd is taken']);
    log = [];
    write('e');
    expect((await library.import()).unchanged).toBe(4);
    expect(log).toEqual(['e.txt is begun', 'e.txt is taken']);
  });

  it('refuses a file that ends its reader, and neither the one stored meanwhile nor those read ahead', async () => {
    write('a', 'b-die', 'c', 'd-die-once', 'e');
    const report = await library.import();
    expect(report).toMatchObject({ imported: 4, refused: [{ path: 'b-die.txt' }] });
    expect(report.refused[0]?.reason).toContain('the process that read it was ended twice (SIGKILL)');
    expect(log.indexOf('d-die-once.txt is begun')).toBeLessThan(log.indexOf('c.txt is taken'));
    expect(await count()).toBe(4);
  });

  it('stops at once where a file read ahead is in a loop without end, stores nothing of it, and goes on later', async () => {
    write('a', 'b-spin-once', 'c');
    const stop = new AbortController();
    const importing = library.import({
      signal: stop.signal,
      onProgress: (path) => {
        if (path === 'b-spin-once.txt') stop.abort();
      },
    });
    await waitFor(() => stop.signal.aborted);
    expect(await importing).toMatchObject({ imported: 1, refused: [], interrupted: true });
    expect(log.indexOf('b-spin-once.txt is begun')).toBeLessThan(log.indexOf('a.txt is taken'));
    expect(wasBegun('c')).toBe(false);
    expect(await count()).toBe(1);
    writeFileSync(join(folder, 'b-spin-once.txt'), '');
    expect(await library.import()).toMatchObject({ imported: 2, unchanged: 1, refused: [] });
    expect(await count()).toBe(3);
  });

  it('stores neither of two where it is stopped while the next is read and the one at hand not taken', async () => {
    write('a', 'b-spin');
    const stop = new AbortController();
    const inner = library.reader;
    library.reader = {
      ...inner,
      read: (wanted, watching) => {
        if (wanted.file.path === 'b-spin.txt') stop.abort();
        return inner.read(wanted, watching);
      },
    };
    expect(await library.import({ signal: stop.signal })).toMatchObject({
      imported: 0,
      refused: [],
      interrupted: true,
    });
    expect(await count()).toBe(0);
  });
});
