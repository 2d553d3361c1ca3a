import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KNOWN_INSTRUMENTS } from '#server/compose/known-instruments.ts';
import { openLibraryDatabase } from '#server/adapters/sqlite/library-database.ts';
import { readSearchBody } from '#domain/search/saved-search-body.ts';
import { EDITIONS } from '#editions/editions.ts';
import { createOperatorReader } from '#server/compose/operator-reader.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';

let library: TemporaryLibrary;

beforeEach(() => {
  library = new TemporaryLibrary();
});

afterEach(() => {
  vi.useRealTimers();
  library.dispose();
});

const count = (query: string) =>
  library.withLibrary(
    async ({ search }) =>
      (await search.search(createOperatorReader(EDITIONS.KA), 'documentSearch', { q: query })).total,
  );

describe('importing a folder', () => {
  it('finds every document of a list again, and a second import changes nothing', async () => {
    library.write(
      'list.jsonl',
      jsonLines(
        { id: 'one', title: 'The first award', text: 'The seat of the arbitration is Lisbon.' },
        { id: 'two', title: 'The second award', text: 'The seat is not agreed.' },
      ),
    );
    expect(await library.import()).toMatchObject({ imported: 2, updated: 0, unchanged: 0, refused: [] });
    expect(await count('seat')).toBe(2);
    expect(await library.import()).toMatchObject({ imported: 0, updated: 0, unchanged: 2, refused: [] });
    expect(await count('seat')).toBe(2);
  });

  it('clears away what a killed import left half done, even where no file has changed', async () => {
    library.write('list.jsonl', jsonLines({ id: 'one', title: 'The first award', text: 'The seat is Lisbon.' }));
    await library.import();
    const half = async (sql: string) => {
      const { sqlite, close } = await openLibraryDatabase(library.config.dataFolder, KNOWN_INSTRUMENTS);
      try {
        return sqlite.all(sql);
      } finally {
        close();
      }
    };
    await half(`INSERT INTO index_segment (state, documents, bytes, meta) VALUES ('building', 0, 0, '{}')`);
    expect(await library.import()).toMatchObject({ imported: 0, unchanged: 1 });
    expect(await half(`SELECT id FROM index_segment WHERE state = 'building'`)).toEqual([]);
    expect(await count('Lisbon')).toBe(1);
  });

  it('stamps a document with the instant it could first be found, not that of its reading, in store and index alike', async () => {
    library.write('1.jsonl', jsonLines({ id: 'one', title: 'The first award', text: 'The seat is Lisbon.' }));
    library.write('2.jsonl', jsonLines({ id: 'two', title: 'The second award', text: 'The seat is not agreed.' }));
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-04T23:59:00Z') });
    // Both files come in with one commit, after midnight.
    await library.import({
      onProgress: (path) => {
        if (path.endsWith('2.jsonl')) vi.setSystemTime('2026-03-05T00:01:00Z');
      },
    });
    vi.useRealTimers();
    await library.withLibrary(async ({ content, newHits }) => {
      const imports = await content.listFirstImports(['one', 'two']);
      expect([...imports.values()].map(({ at }) => at)).toEqual(Array(2).fill('2026-03-05T00:01:00.000Z'));
      const search = readSearchBody({ edition: 'KA', endpoint: 'documentSearch' }, { q: 'seat' });
      const days = ['2026-03-05', '2026-03-06'];
      expect(await newHits.countAdded(createOperatorReader(EDITIONS.KA), search, days)).toEqual([2, 0]);
    });
  });

  it('updates a changed document and keeps its id, its first date and its permanent links', async () => {
    library.write(
      'award.html',
      '<title>Award</title><body><h2>Facts</h2><p>The vessel sank.</p><p>Costs follow.</p></body>',
    );
    await library.import();
    const before = await library.withLibrary(async ({ search, reading }) => {
      const id = (await search.search(createOperatorReader(EDITIONS.KA), 'documentSearch', { q: 'vessel' })).hits[0]!
        .id;
      return reading.getDocument(createOperatorReader(EDITIONS.KA), id, {}, (_budget, work) => work());
    });
    library.write(
      'award.html',
      '<title>Award</title><body><p>A new opening.</p><h2>Facts</h2><p>The vessel sank.</p><p>Costs follow the event.</p></body>',
    );
    expect(await library.import()).toMatchObject({ imported: 0, updated: 1, unchanged: 0 });
    const after = await library.withLibrary(({ reading }) =>
      reading.getDocument(createOperatorReader(EDITIONS.KA), before.id, {}, (_budget, work) => work()),
    );
    const anchorOf = (html: string, words: string) =>
      new RegExp(`id="([^"]+)"[^>]*>(?:<[^>]+>)*${words}`).exec(html)?.[1];
    expect(anchorOf(after.content, 'The vessel sank')).toBe(anchorOf(before.content, 'The vessel sank'));
    expect(after.version).toBe(2);
    expect(after.firstImportedAt).toBe(before.firstImportedAt);
    expect(await count('"a new opening"')).toBe(1);
  });

  it('refuses a broken line alone, with its number and the reason, and takes the rest', async () => {
    library.write(
      'list.jsonl',
      `${jsonLines({ id: 'one', title: 'One', text: 'kept' })}{"id": "two"\n${jsonLines({ id: 'three', text: 'x' })}`,
    );
    const report = await library.import();
    expect(report.imported).toBe(1);
    expect(report.refused.map(({ path, line }) => [path, line])).toEqual([
      ['list.jsonl', 2],
      ['list.jsonl', 3],
    ]);
    expect(report.refused.every((refusal) => refusal.reason.length > 10)).toBe(true);
    expect(await count('kept')).toBe(1);
  });

  it('leaves nothing behind of a file that is refused half-way', async () => {
    const paragraphs = Array.from(
      { length: 300 },
      (_unused, n) => `<paragraph eId="p${n}"><content><p>wreckage ${n}</p></content></paragraph>`,
    );
    library.write(
      'broken.xml',
      `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><judgment><judgmentBody><decision>${paragraphs.join('')}</decision>`,
    );
    const report = await library.import();
    expect(report).toMatchObject({ imported: 0, updated: 0 });
    expect(report.refused).toHaveLength(1);
    expect(report.refused[0]!.line).toBeGreaterThan(0);
    expect(await count('wreckage')).toBe(0);
  });

  it('refuses a file over the limit and a file no importer reads, by name, and goes on', async () => {
    library.dispose();
    library = new TemporaryLibrary({ PANDECT_MAX_FILE_MB: '1' });
    library.write('large.md', 'x'.repeat(1024 * 1024 + 1));
    library.write('notes.rtf', 'plain text');
    library.write('good.jsonl', jsonLines({ id: 'good', title: 'Good', text: 'survivor' }));
    const report = await library.import();
    expect(report.refused.map((refusal) => refusal.path)).toEqual(['large.md', 'notes.rtf']);
    expect(report.refused[0]!.reason).toContain('1,048,576');
    expect(report.refused[1]!.reason).toContain('.rtf');
    expect(await count('survivor')).toBe(1);
  });

  it('takes lists of any size, whose entries are read one by one', async () => {
    library.dispose();
    library = new TemporaryLibrary({ PANDECT_MAX_FILE_MB: '1' });
    const half = 'harbour '.repeat(80_000);
    library.write('large.jsonl', jsonLines({ id: 'a', title: 'A', text: half }, { id: 'b', title: 'B', text: half }));
    const rows = [1, 2].map((n) => `row-${n},${half.trimEnd()}`);
    library.write('large.csv', ['name,said', ...rows].join('\n'));
    library.write('large.mapping.yaml', 'name: parts\nkey: [name]\nfields:\n  title: name\n  summary: said\n');
    const report = await library.import();
    expect(report).toMatchObject({ imported: 4, refused: [] });
  });

  it('refuses subscription codes that no edition knows, and codes that open nothing where the document is (issue 12)', async () => {
    library.write(
      'codes.jsonl',
      jsonLines(
        { id: 'typo', title: 'Typo', text: 'harbour', subscriptions: ['KAPX'] },
        { id: 'half', title: 'Half', text: 'harbour', subscriptions: ['KAPP', 'KAPX'] },
        { id: 'other', title: 'Other', text: 'harbour', subscriptions: ['IPL'] },
        { id: 'both', title: 'Both', text: 'harbour', subscriptions: ['IPL', 'KAPP'] },
      ),
    );
    const { imported, refused } = await library.import();
    expect(imported).toBe(1);
    expect(refused.map(({ line, reason }) => [line, reason.split(';')[0]])).toEqual([
      [1, '`subscriptions` holds `KAPX`'],
      [2, '`subscriptions` holds `KAPX`'],
      [3, '`subscriptions` holds IPL, which open nothing in KA: there every reader could open it'],
    ]);
  });

  it('reads what links lead to within the folder, and refuses pipes, links that lead out, to folders and to nothing, also beside a list (issues 12 and 36)', async () => {
    library.write('good.jsonl', jsonLines({ id: 'good', title: 'Good', text: 'harbour' }));
    library.write('list.csv', 'name,said\na,b\n');
    const at = (name: string) => join(library.files, name);
    execFileSync('sh', ['-c', 'mkfifo "$@"', 'sh', at('pipe.jsonl'), at('list.mapping.yaml')]);
    mkdirSync(join(library.files, '..', 'elsewhere'));
    library.write('../elsewhere/secret.jsonl', jsonLines({ id: 'secret', title: 'Secret', text: 'harbour' }));
    library.write('.kept/more.jsonl', jsonLines({ id: 'more', title: 'More', text: 'harbour' }));
    symlinkSync('.kept/more.jsonl', at('link.jsonl'));
    symlinkSync('../elsewhere/secret.jsonl', at('out.jsonl'));
    symlinkSync('../elsewhere', at('folder'));
    symlinkSync('nowhere', at('lost.jsonl'));
    const { imported, refused } = await library.import();
    expect(imported).toBe(2);
    expect(refused.map(({ path, reason }) => [path, reason])).toEqual([
      ['list.mapping.yaml', 'this is no file, but a pipe, a socket or a device'],
      ['folder', 'this is a link to a folder: import that folder by its own name'],
      ['list.csv', expect.stringContaining('list.mapping.yaml: this is no file, but a pipe')],
      ['lost.jsonl', 'this link leads nowhere'],
      ['out.jsonl', expect.stringContaining('leads out of the folder')],
      ['pipe.jsonl', 'this is no file, but a pipe, a socket or a device'],
    ]);
  });

  it('says of a file that nobody takes what is wrong with it: broken JSON with its place, an older Word file', async () => {
    library.write('cut.json', '{\n  "case_name": "A v. B",\n  "plain_t');
    library.write('other.json', '{"slug": "x"}');
    library.write('old.doc', 'anything');
    const report = await library.import();
    expect(report.refused).toEqual([
      { path: 'cut.json', line: 3, column: 11, reason: 'not valid JSON: the file ends too early' },
      { path: 'old.doc', line: 0, column: 0, reason: expect.stringContaining('save it as .docx') },
      { path: 'other.json', line: 0, column: 0, reason: expect.stringContaining('no importer reads this .json file') },
    ]);
  });

  it('does not look through a large file that nobody takes, outside the bounds of reading', async () => {
    library.write('large.json', `["${'x'.repeat(9_000_000)}`);
    const { refused } = await library.import();
    expect(refused).toMatchObject([{ reason: expect.stringContaining('no importer reads this .json file') }]);
  });

  it('goes on where an interrupted import stopped', async () => {
    for (let n = 0; n < 20; n += 1) {
      library.write(
        `file-${String(n).padStart(2, '0')}.jsonl`,
        jsonLines({ id: `d${n}`, title: `Document ${n}`, text: 'harbour' }),
      );
    }
    const stop = new AbortController();
    const first = await library.import({
      signal: stop.signal,
      onProgress: (path) => {
        if (path === 'file-09.jsonl') stop.abort();
      },
    });
    expect(first.interrupted).toBe(true);
    expect(first.imported).toBeGreaterThan(0);
    expect(first.imported).toBeLessThan(20);
    const second = await library.import();
    expect(second.imported).toBe(20 - first.imported);
    expect(second.unchanged).toBe(first.imported);
    expect(await count('harbour')).toBe(20);
  });

  it('says of a list in a dry run what an import of it says: each refused line, and what is taken', async () => {
    const entries = [
      { id: 'dry-1', title: 'Typo', text: 'harbour', subscriptions: ['KAPX'] },
      { id: 'dry-2', title: 'Good', text: 'harbour' },
      { id: 'dry-3', title: 'Other', text: 'harbour', subscriptions: ['IPL'] },
    ];
    library.write('dry.jsonl', jsonLines(...entries));
    const say = async (dryRun: boolean) => {
      const { imported, refused } = await library.import({ dryRun });
      return { imported, refused: refused.filter(({ path }) => path === 'dry.jsonl').map(({ line }) => line) };
    };
    const wouldBe = await say(true);
    expect(wouldBe).toEqual({ imported: 1, refused: [1, 3] });
    expect(await say(false)).toEqual(wouldBe);
  });

  it('keeps nothing of a dry run', async () => {
    library.write('list.jsonl', jsonLines({ id: 'one', title: 'One', text: 'phantom' }));
    expect(await library.import({ dryRun: true })).toMatchObject({ imported: 1 });
    expect(await count('phantom')).toBe(0);
    expect(await library.import()).toMatchObject({ imported: 1 });
  });

  it('refuses a document that names no edition when none is given', async () => {
    library.write(
      'list.jsonl',
      jsonLines({ id: 'one', title: 'One', text: 'x' }, { id: 'two', title: 'Two', text: 'y', edition: ['KCL'] }),
    );
    const report = await library.import({ editions: [] });
    expect(report.imported).toBe(1);
    expect(report.refused[0]!.reason).toContain('--edition');
  });

  it('adds an edition when the same file comes again for another one', async () => {
    library.write('list.jsonl', jsonLines({ id: 'one', title: 'One', text: 'lighthouse' }));
    await library.import({ editions: ['KA'] });
    expect(await library.import({ editions: ['KIPL'] })).toMatchObject({ updated: 1 });
    await library.withLibrary(async ({ search }) => {
      for (const edition of [EDITIONS.KA, EDITIONS.KIPL]) {
        expect((await search.search(createOperatorReader(edition), 'documentSearch', { q: 'lighthouse' })).total).toBe(
          1,
        );
      }
      expect(
        (await search.search(createOperatorReader(EDITIONS.KCL), 'documentSearch', { q: 'lighthouse' })).total,
      ).toBe(0);
    });
  });

  it('takes a document out of an edition that its source names no longer, and never out of one that an import added', async () => {
    const write = (...edition: readonly string[]) =>
      library.write('list.jsonl', jsonLines({ id: 'one', title: 'One', text: 'lighthouse', edition }));
    const countIn = () =>
      library.withLibrary(({ search }) =>
        Promise.all(
          [EDITIONS.KA, EDITIONS.KIPL, EDITIONS.KCL].map(
            async (edition) =>
              (await search.search(createOperatorReader(edition), 'documentSearch', { q: 'lighthouse' })).total,
          ),
        ),
      );
    write('KA', 'KCL');
    await library.import({ editions: [] });
    await library.import({ editions: ['KIPL'] });
    expect(await countIn()).toEqual([1, 1, 1]);
    write('KCL');
    expect(await library.import({ editions: [] })).toMatchObject({ updated: 1 });
    expect(await countIn()).toEqual([0, 1, 1]);
    await library.withLibrary(async ({ content }) => {
      expect(await content.listPreviews(['one'])).toMatchObject([{ editions: ['KCL', 'KIPL'] }]);
    });
    write();
    await library.import({ editions: [] });
    expect(await countIn()).toEqual([0, 1, 1]);
  });

  it('leaves a tombstone of a withdrawn document, and takes the document again when it is imported again', async () => {
    library.write('list.jsonl', jsonLines({ id: 'gone', title: 'Gone', text: 'ephemeral' }));
    await library.import();
    await library.withWriter(async ({ writer }) => {
      await writer.open();
      expect(await writer.remove(['gone', 'never-was'])).toEqual(['gone']);
      await writer.close();
    });
    expect(await count('ephemeral')).toBe(0);
    await library.withLibrary(async ({ reading }) => {
      await expect(
        reading.getDocument(createOperatorReader(EDITIONS.KA), 'gone', {}, (_budget, work) => work()),
      ).rejects.toMatchObject({
        code: 'document-withdrawn',
        status: 410,
        details: { title: 'Gone' },
      });
    });
    expect(await library.import()).toMatchObject({ imported: 1 });
    expect(await count('ephemeral')).toBe(1);
  });

  it('lets only one import write at a time and says which process does', async () => {
    await library.withWriter(async (first) => {
      await first.writer.open();
      library.write('list.jsonl', jsonLines({ id: 'one', title: 'One', text: 'x' }));
      await expect(library.import()).rejects.toThrow(`process ${process.pid}`);
    });
  });

  it('answers the same searches after the index is built anew', async () => {
    library.write(
      'list.jsonl',
      jsonLines(
        ...Array.from({ length: 30 }, (_unused, n) => ({
          id: `d${n}`,
          title: `Case ${n}`,
          text: `ballast ${n % 3 === 0 ? 'keel' : 'mast'}`,
        })),
      ),
    );
    await library.import();
    const before = await count('ballast NEAR2 keel');
    const isOld = async (spoil = '') => {
      const database = await openLibraryDatabase(library.config.dataFolder, KNOWN_INSTRUMENTS);
      database.sqlite.exec(spoil);
      database.close();
      return database.isIndexOld;
    };
    expect(await isOld(`DELETE FROM index_state WHERE name = 'version'`)).toBe(false);
    expect(await isOld()).toBe(true);
    await library.withWriter(async ({ writer }) => {
      await writer.open();
      const seen: number[] = [];
      await writer.reindex((done) => seen.push(done));
      await writer.close();
      expect(seen.at(-1)).toBe(30);
    });
    expect(await isOld()).toBe(false);
    expect(await count('ballast NEAR2 keel')).toBe(before);
    expect(before).toBe(10);
  });
});
