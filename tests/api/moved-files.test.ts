import { mkdirSync, renameSync, rmSync } from 'node:fs';
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

const reader = createOperatorReader(EDITIONS.KA);

/** A document under a work address of its own, wherever the file lies. */
const report = (words: string, uri = '/akn/xx/doc/2026/7') =>
  `<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><doc name="report"><meta><identification source="#x">
  <FRBRWork><FRBRthis value="${uri}"/><FRBRuri value="${uri}"/><FRBRname value="Report"/></FRBRWork>
  <FRBRExpression><FRBRlanguage language="eng"/></FRBRExpression></identification></meta>
  <mainBody><p>${words}</p></mainBody></doc></akomaNtoso>`;

const list = (...ids: string[]) =>
  jsonLines(...ids.map((id) => ({ id, title: `Award ${id}`, text: `The quay of ${id}.` })));

const find = (query: string) =>
  library.withLibrary(async ({ search }) =>
    (await search.search(reader, 'documentSearch', { q: query })).hits.map(({ id }) => id),
  );
const open = (id: string) =>
  library.withLibrary(({ reading }) => reading.getDocument(reader, id, {}, (_budget, work) => work()));
const at = (path: string) => join(library.files, path);

describe('OP-171: one document from two files', () => {
  it.each([['in one import'], ['in two']])('is refused the second time, naming both, %s', async (when) => {
    library.write('a.xml', report('The harbour report.'));
    if (when === 'in two') await library.import();
    library.write('b.xml', report('The quarry report.'));
    const { refused } = await library.import();
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ path: 'b.xml' });
    expect(refused[0]!.reason).toContain('a.xml');
    expect(refused[0]!.reason).toContain('b.xml');
    expect(refused[0]!.reason).toContain('akn:/akn/xx/doc/2026/7');
    expect(await find('harbour')).toHaveLength(1);
    expect(await find('quarry')).toEqual([]);
  });

  it('is refused each time, and neither takes the place of the other', async () => {
    library.write('a.xml', report('The harbour report.'));
    library.write('b.xml', report('The quarry report.'));
    await library.import();
    expect(await library.import()).toMatchObject({ unchanged: 1, updated: 0, imported: 0 });
    library.write('a.xml', report('The harbour report, corrected.'));
    expect(await library.import()).toMatchObject({ updated: 1, refused: [{ path: 'b.xml' }] });
    expect(await find('harbour')).toHaveLength(1);
  });

  it('is refused without reading the first file again while that is as it was, and reads it once it is another', async () => {
    const read: string[] = [];
    const inner = library.reader;
    library.reader = {
      read: (wanted, watch) => {
        read.push(wanted.file.path);
        return inner.read(wanted, watch);
      },
      close: () => inner.close(),
    };
    library.write('b.xml', report('The harbour report.'));
    await library.import();
    library.write('a.xml', report('The quarry report.'));
    expect(await library.import()).toMatchObject({ unchanged: 1, refused: [{ path: 'a.xml' }] });
    expect(read).toEqual(['b.xml', 'a.xml']);
    library.write('b.xml', report('The harbour report.', '/akn/xx/doc/2026/8'));
    expect(await library.import()).toMatchObject({ updated: 1, imported: 1, refused: [] });
    expect(read.slice(2)).toEqual(['a.xml', 'b.xml', 'b.xml']);
  });

  it('moved where the first file is gone: it keeps its id, its version and its anchors', async () => {
    library.write('a.xml', report('The harbour report.'));
    await library.import();
    const [id] = await find('harbour');
    const before = await open(id!);
    mkdirSync(at('2026'));
    renameSync(at('a.xml'), at('2026/renamed.xml'));
    expect(await library.import()).toMatchObject({ moved: 1, imported: 0, updated: 0, unchanged: 0, refused: [] });
    expect(await open(id!)).toEqual(before);
    expect(await library.import()).toMatchObject({ moved: 0, unchanged: 1 });
  });

  it('moved and changed is a new version of the same', async () => {
    library.write('a.xml', report('The harbour report.'));
    await library.import();
    const [id] = await find('harbour');
    rmSync(at('a.xml'));
    library.write('b.xml', report('The harbour report, corrected.'));
    expect(await library.import()).toMatchObject({ updated: 1, imported: 0, refused: [] });
    expect(await open(id!)).toMatchObject({ version: 2 });
    library.write('a.xml', report('The quarry report.'));
    expect((await library.import()).refused).toMatchObject([{ path: 'a.xml' }]);
  });

  it('whose files changed their names with each other have both moved', async () => {
    library.write('a.xml', report('The harbour report.'));
    library.write('b.xml', report('The quarry report.', '/akn/xx/doc/2026/8'));
    await library.import();
    renameSync(at('a.xml'), at('c.xml'));
    renameSync(at('b.xml'), at('a.xml'));
    renameSync(at('c.xml'), at('b.xml'));
    expect(await library.import()).toMatchObject({ moved: 2, refused: [] });
  });

  it('is the same from its folder, from the folder above and named by itself', async () => {
    library.write('2026/a.xml', report('The harbour report.'));
    await library.import();
    expect(await library.import({ roots: [at('2026/a.xml')] })).toMatchObject({ unchanged: 1, refused: [] });
    expect(await library.import({ roots: [at('2026')] })).toMatchObject({ refused: [], imported: 0, updated: 0 });
    expect(await library.import()).toMatchObject({ refused: [], imported: 0, updated: 0 });
  });

  it('is another of the same name where each is named by itself', async () => {
    const one = library.write('one/report.xml', report('The harbour report.'));
    const other = library.write('other/report.xml', report('The quarry report.'));
    await library.import({ roots: [one] });
    const { refused } = await library.import({ roots: [other] });
    expect(refused[0]!.reason).toContain(one);
    expect(refused[0]!.reason).toContain(other);
    expect(await find('quarry')).toEqual([]);
  });

  it('is a new version from the same path of another folder, as of a delivery that follows another', async () => {
    library.write('march/a.xml', report('The harbour report.'));
    library.write('april/a.xml', report('The harbour report of April.'));
    await library.import({ roots: [at('march')] });
    expect(await library.import({ roots: [at('april')] })).toMatchObject({ updated: 1, refused: [] });
  });
});

describe('OP-171: an entry of a list', () => {
  it('that repeats another is refused with both lines, and the first stays', async () => {
    library.write('list.jsonl', `${list('one', 'two')}${jsonLines({ id: 'one', title: 'Another', text: 'quarry' })}`);
    const { refused, imported } = await library.import();
    expect(imported).toBe(2);
    expect(refused).toMatchObject([{ path: 'list.jsonl', line: 3 }]);
    expect(refused[0]!.reason).toMatch(/line 1\b.*line 3\b/);
    expect(await open('one')).toMatchObject({ title: 'Award one', version: 1 });
  });

  it('moves to another list once the first has it no longer', async () => {
    library.write('a.jsonl', list('one', 'two', 'three'));
    await library.import();
    library.write('b.jsonl', list('three'));
    expect((await library.import()).refused).toMatchObject([{ path: 'b.jsonl', line: 1 }]);
    library.write('a.jsonl', list('one', 'two'));
    expect(await library.import()).toMatchObject({ moved: 1, unchanged: 2, refused: [] });
  });
});
