import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createOperatorReader } from '#server/compose/operator-reader.ts';
import { EDITIONS } from '#editions/editions.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';

let library: TemporaryLibrary;

beforeEach(() => {
  library = new TemporaryLibrary();
});

afterEach(() => {
  library.dispose();
});

interface Days {
  readonly from?: string;
  readonly until?: string;
  readonly codes?: string;
}

const reader = createOperatorReader(EDITIONS.KA);
const OLD = { from: '1997-01-31', until: '2009-12-31' };
const MIDDLE = { from: '2010-01-01' };
const NEW = { from: '2025-08-01' };

/** A text of the act on quays in a file of its own. */
const write = (file: string, words: string, { from, until, codes }: Days = {}) =>
  library.write(
    `${file}.md`,
    [
      '---\nid: act\ntitle: Act on Quays\ntype: Legislation',
      ...(from === undefined ? [] : [`inForceFrom: ${from}`]),
      ...(until === undefined ? [] : [`inForceUntil: ${until}`]),
      ...(codes === undefined ? [] : [`subscriptions: [${codes}]`]),
      `---\n\n## Scope\n\n${words}\n\nEvery quay has a keeper.\n`,
    ].join('\n'),
  );
const importAll = async () => {
  const { refused } = await library.import();
  return refused.map(({ path, reason }) => `${path}: ${reason}`);
};
const importInTurn = async (...files: readonly string[]) => {
  for (const file of files) {
    expect((await library.import({ roots: [join(library.files, `${file}.md`)] })).refused).toEqual([]);
  }
};

/** What readers get, and of each version its number, its days and whether another took its place. */
const readStates = () =>
  library.withLibrary(async ({ content }) => {
    const document = await content.findDocument('act');
    if (document?.state !== 'present') throw new Error('no such act');
    const versions = await content.listVersions(document.number);
    return {
      from: document.record.dates.inForceFrom,
      versions: versions.map(({ version, inForceFrom, replacedAt }) =>
        [version, inForceFrom ?? 'undated', ...(replacedAt === null ? ['newest'] : [])].join(' '),
      ),
    };
  });
const find = (query: string) =>
  library.withLibrary(async ({ search }) =>
    (await search.search(reader, 'documentSearch', { q: query })).hits.map(({ id }) => id),
  );
const anchorsOf = (version: number) =>
  library.withLibrary(async ({ content }) => {
    const document = await content.findDocument('act');
    if (document?.state !== 'present') throw new Error('no such act');
    const former = await content.findFormerVersion(document.number, version);
    const chunks = await content.listChunks((former?.content ?? document.content).id, 0, 9);
    return chunks.flatMap(({ blocks }) => blocks.map(({ anchor }) => anchor));
  });

describe('OP-197: states of a law that are imported', () => {
  it.each([[['a', 'b', 'c']], [['c', 'b', 'a']], [['b', 'c', 'a']]])(
    'become versions of one document, in whatever order their files stand: %s',
    async ([first, second, third]) => {
      write(first!, 'Ropes are of hemp.', OLD);
      write(second!, 'Ropes are of manila.', MIDDLE);
      write(third!, 'Ropes are of nylon.', NEW);
      expect(await importAll()).toEqual([]);
      const { from, versions } = await readStates();
      expect(from).toBe(NEW.from);
      expect(versions.map((said) => said.replace(/^\d /u, ''))).toEqual([
        '2025-08-01 newest',
        '2010-01-01',
        '1997-01-31',
      ]);
      expect(new Set(versions.map((said) => said[0]))).toEqual(new Set(['1', '2', '3']));
      expect([await find('nylon'), await find('hemp')]).toEqual([['act'], []]);
      expect(await importAll()).toEqual([]);
      expect((await readStates()).versions).toEqual(versions);
    },
  );

  it('stay behind the text that readers have when an older one comes later, and the next newest takes its place', async () => {
    write('new', 'Ropes are of nylon.', NEW);
    write('old', 'Ropes are of hemp.', OLD);
    write('middle', 'Ropes are of manila.', MIDDLE);
    write('newer', 'Ropes are of nothing.', { from: '2027-01-01' });
    await importInTurn('new', 'old', 'middle');
    expect(await readStates()).toEqual({
      from: NEW.from,
      versions: ['1 2025-08-01 newest', '3 2010-01-01', '2 1997-01-31'],
    });
    expect(await find('nylon')).toEqual(['act']);
    await importInTurn('newer');
    expect((await readStates()).versions).toEqual([
      '4 2027-01-01 newest',
      '1 2025-08-01',
      '3 2010-01-01',
      '2 1997-01-31',
    ]);
  });

  it('never give an anchor to other words than a state had under it that came late', async () => {
    write('new', 'Ropes are of nylon.', NEW);
    write('old', 'Hawsers belong to the harbour master alone, and so do all the bollards.', OLD);
    write('newer', 'Whoever lies at anchor pays for each tide that the moon has made.', { from: '2027-01-01' });
    await importInTurn('new', 'old', 'newer');
    expect(await anchorsOf(1)).toEqual(['b1', 'b2', 'b3']);
    expect(await anchorsOf(2)).toEqual(['b1', 'b4', 'b3']);
    expect(await anchorsOf(3)).toEqual(['b1', 'b5', 'b3']);
  });

  it('never give such an anchor either where all come in one import', async () => {
    write('a', 'Ropes are of nylon.', NEW);
    write('b', 'Hawsers belong to the harbour master alone, and so do all the bollards.', OLD);
    write('c', 'Whoever lies at anchor pays for each tide that the moon has made.', { from: '2027-01-01' });
    expect(await importAll()).toEqual([]);
    expect([await anchorsOf(1), await anchorsOf(2), await anchorsOf(3)]).toEqual([
      ['b1', 'b2', 'b3'],
      ['b1', 'b4', 'b3'],
      ['b1', 'b5', 'b3'],
    ]);
  });

  it('are corrected by their own files: a former text by another version of that state, its codes in place', async () => {
    write('new', 'Ropes are of nylon.', NEW);
    write('old', 'Ropes are of hemp.', OLD);
    expect(await importAll()).toEqual([]);
    write('old', 'Ropes are of hemp.', { ...OLD, codes: 'KAPP' });
    expect(await importAll()).toEqual([]);
    expect((await readStates()).versions).toEqual(['1 2025-08-01 newest', '2 1997-01-31']);
    const access = () =>
      library.withLibrary(async ({ content }) => {
        const document = await content.findDocument('act');
        if (document?.state !== 'present') throw new Error('no such act');
        return (await content.findFormerVersion(document.number, 2))?.access.subscriptions;
      });
    expect(await access()).toEqual(['KAPP']);
    write('old', 'Ropes are of hemp or of flax.', OLD);
    expect(await importAll()).toEqual([]);
    expect((await readStates()).versions).toEqual(['1 2025-08-01 newest', '3 1997-01-31', '2 1997-01-31']);
  });

  it('let the file of the newest text correct its days, also to an earlier one', async () => {
    write('new', 'Ropes are of nylon.', NEW);
    await importInTurn('new');
    write('new', 'Ropes are of nylon.', { from: '2024-08-01' });
    await importInTurn('new');
    expect(await readStates()).toMatchObject({ from: '2024-08-01', versions: ['2 2024-08-01 newest', '1 2025-08-01'] });
  });

  it('are taken from one list of JSON Lines, of which no line is said twice', async () => {
    const state = (from: string, text: string) => ({ id: 'act', title: 'Act on Quays', text, inForceFrom: from });
    const lines = [state('2025-08-01', 'Of nylon.'), state('1997-01-31', 'Of hemp.'), state('1997-01-31', 'Of flax.')];
    library.write('acts.jsonl', jsonLines(...lines));
    const [refused, ...others] = await importAll();
    expect(refused).toContain('line 2 and again line 3 hold "jsonl:act in force from 1997-01-31"');
    expect(others).toEqual([]);
    library.write('acts.jsonl', jsonLines(...lines.slice(0, 2), { id: 'other', title: 'Other', text: 'Else.' }));
    expect(await importAll()).toEqual([]);
    expect((await readStates()).versions).toEqual(['1 2025-08-01 newest', '2 1997-01-31']);
  });

  it('are in the editions of their document where nothing names any', async () => {
    write('new', 'Ropes are of nylon.', NEW);
    write('old', 'Ropes are of hemp.', OLD);
    await importInTurn('new');
    expect((await library.import({ editions: [] })).refused).toEqual([]);
    await library.withLibrary(async ({ content }) => {
      const document = await content.findDocument('act');
      if (document?.state !== 'present') throw new Error('no such act');
      expect((await content.findFormerVersion(document.number, 2))?.access.editions).toEqual(['KA']);
    });
  });

  it('are of no day any more once they are forgotten, also where their number is above that of the newest', async () => {
    write('new', 'Ropes are of nylon.', NEW);
    write('old', 'Ropes are of hemp.', OLD);
    await importInTurn('new', 'old');
    await library.withWriter(async ({ writer, forgetting }) => {
      await writer.open();
      const plan = (version: number) => forgetting.plan({ id: 'act', version, hasTitle: false });
      await expect(plan(1)).rejects.toThrow('Version 1 is the text of act today');
      await expect(plan(3)).rejects.toThrow('act has no version 3; it has the versions 1 to 2.');
      await forgetting.carryOut(await plan(2), { by: null, reason: null });
    });
    expect((await readStates()).versions).toEqual(['1 2025-08-01 newest', '2 undated']);
  });

  it('are refused where one says a day of another, naming both, and taken once that one is ended', async () => {
    write('old', 'Ropes are of hemp.', { from: '1997-01-31', until: '2025-12-31' });
    write('zoned', 'Ropes are of nylon.', NEW);
    const [refused, ...others] = await importAll();
    expect(others).toEqual([]);
    expect(refused).toContain('zoned.md: `inForceFrom`: 2025-08-01 lies within version 1 of this document, in force');
    expect(refused).toContain('from 1997-01-31 until 2025-12-31');
    write('old', 'Ropes are of hemp.', { from: '1997-01-31', until: '2025-07-31' });
    expect(await importAll()).toEqual([]);
    expect((await readStates()).from).toBe(NEW.from);
    write('middle', 'Ropes are of manila.', { from: '2025-07-31', until: '2025-08-01' });
    expect((await importAll())[0]).toContain('middle.md: `inForceFrom`: 2025-07-31 lies within version 2');
    write('middle', 'Ropes are of manila.', { from: '1990-01-01', until: '1997-01-31' });
    expect((await importAll())[0]).toContain(
      '`inForceUntil`: on 1997-01-31 version 2 of this document, from 1997-01-31',
    );
  });

  it.each([
    ['a last day before the first', { from: '2025-08-01', until: '2025-07-31' }, '`2025-07-31` is before `2025-08-01`'],
    ['a last day alone', { until: '2025-07-31' }, 'it needs `inForceFrom`'],
    ['a month for a day', { from: '2025-08' }, '`2025-08` is no whole day; allowed is YYYY-MM-DD'],
  ])('are refused with %s, in either format', async (_what, days, reason) => {
    write('act', 'Ropes.', days);
    const { from: inForceFrom, until: inForceUntil } = days as Days;
    library.write('list.jsonl', jsonLines({ id: 'other', title: 'Act', text: 'Ropes.', inForceFrom, inForceUntil }));
    const refused = await importAll();
    expect(refused).toHaveLength(2);
    for (const said of refused) expect(said).toContain(reason);
  });

  it('may be told of a text that was imported without days, with an older state that is read before it', async () => {
    write('new', 'Ropes are of nylon.');
    expect(await importAll()).toEqual([]);
    write('new', 'Ropes are of nylon.', NEW);
    write('a-first', 'Ropes are of hemp.', OLD);
    expect(await importAll()).toEqual([]);
    expect(await readStates()).toEqual({
      from: NEW.from,
      versions: ['3 2025-08-01 newest', '2 1997-01-31', '1 undated'],
    });
    expect(await importAll()).toEqual([]);
    expect((await readStates()).versions).toHaveLength(3);
  });

  it('need their days in both files: one without is refused as the second file of a document', async () => {
    write('act', 'Ropes are of nylon.');
    write('old', 'Ropes are of hemp.', OLD);
    expect((await importAll())[0]).toMatch(/already read from act\.md.*say in each with `inForceFrom`/u);
    rmSync(join(library.files, 'old.md'));
    write('act', 'Ropes are of steel.');
    expect(await importAll()).toEqual([]);
    expect((await readStates()).versions).toEqual(['2 undated newest', '1 undated']);
  });
});
