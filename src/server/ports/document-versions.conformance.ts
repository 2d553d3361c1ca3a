import { expect, test } from 'vitest';
import {
  documentOf,
  FIRST_DAY,
  idsOf,
  paragraphOf,
  publicationOf,
  SECOND_DAY,
  useLibrary,
  type OpenContentStore,
} from './content-store.test-support.ts';

/** What a store answers of the versions that documents had. */
export function describeDocumentVersions(open: OpenContentStore): void {
  const library = useLibrary(open);

  const putTwo = async (id: string, text = 'Old.') => {
    await library.put([documentOf(id, { title: `Former ${id}` }, [paragraphOf(text, '7.'), paragraphOf('More.')])]);
    await library.put([documentOf(id, {}, [paragraphOf('New.', '8.')])], SECOND_DAY);
    return library.get(id);
  };

  test('lists the versions of a document, the newest first', async () => {
    const { number } = await putTwo('award');
    await putTwo('other');
    const of = {
      corpusVersion: expect.any(Number) as number,
      access: undefined,
      forgottenAt: null,
      inForceFrom: null,
      inForceUntil: null,
    };
    const access = { subscriptions: [], publication: null, editions: ['KA'] };
    expect(await library.store.listVersions(number)).toEqual([
      { ...of, version: 2, importedAt: SECOND_DAY, replacedAt: null, isKept: true, characters: 7 },
      { ...of, access, version: 1, importedAt: FIRST_DAY, replacedAt: SECOND_DAY, isKept: true, characters: 12 },
    ]);
    expect(await library.store.listVersions(number + 1000)).toEqual([]);
  });

  test('OP-115: has record and text of a former version, with its anchors', async () => {
    const { number, content } = await putTwo('award');
    const former = await library.store.findFormerVersion(number, 1);
    expect(former).toMatchObject({ version: 1, record: { title: 'Former award' }, content: { blocks: 2, words: 3 } });
    const { id } = former!.content;
    expect(id).not.toBe(content.id);
    const [chunk] = await library.store.listChunks(id, 0, 9);
    expect(chunk?.blocks.map(({ anchor }) => anchor)).toEqual(['p7', 'b2']);
    expect(await library.store.findAnchor(id, 'p7')).toEqual({ block: 0, anchor: 'p7' });
    expect(await library.store.findAnchor(content.id, 'p7')).toBeUndefined();
  });

  test('OP-197: lists states of a law as they followed each other; an older one that comes late is a former one', async () => {
    const put = (inForceFrom: string, inForceUntil?: string) =>
      library.put([
        documentOf('act', { dates: { inForceFrom, ...(inForceUntil === undefined ? {} : { inForceUntil }) } }, [
          paragraphOf(`As of ${inForceFrom}.`),
        ]),
      ]);
    await put('2025-08-01');
    await put('1997-01-31', '2009-12-31');
    await put('2010-01-01');
    const { number, version, record } = await library.get('act');
    expect([version, record.dates]).toEqual([1, { inForceFrom: '2025-08-01' }]);
    const versions = await library.store.listVersions(number);
    expect(versions.map((one) => [one.version, one.inForceFrom, one.inForceUntil, one.replacedAt === null])).toEqual([
      [1, '2025-08-01', null, true],
      [3, '2010-01-01', null, false],
      [2, '1997-01-31', '2009-12-31', false],
    ]);
    expect((await library.store.findFormerVersion(number, 2))?.record.dates.inForceUntil).toBe('2009-12-31');
  });

  test('OP-204: keeps who might read a version: its codes, its publication and its editions as they were', async () => {
    const closed = { subscriptions: ['KAPP'], publication: 'book', editions: ['KA', 'KIPL'] as const };
    await library.put([publicationOf('book')]);
    await library.put([documentOf('award', closed, [paragraphOf('Old.')])]);
    const opened = { subscriptions: [], editions: ['KA', 'KCL'] as const };
    await library.put([documentOf('award', opened, [paragraphOf('New.')])], SECOND_DAY);
    const { number, editions } = await library.get('award');
    expect(editions).toEqual(['KA', 'KCL']);
    expect((await library.store.findFormerVersion(number, 1))?.access).toEqual(closed);
    const [newest, former] = await library.store.listVersions(number);
    expect([newest?.access, former?.access]).toEqual([undefined, closed]);
  });

  test('has no former version of the newest, of one that never was, and of a document with one alone', async () => {
    const { number } = await putTwo('award');
    for (const version of [0, 2, 3, -1]) {
      expect(await library.store.findFormerVersion(number, version), `${version}`).toBeUndefined();
    }
    await library.put([documentOf('single')]);
    expect(await library.store.findFormerVersion((await library.get('single')).number, 1)).toBeUndefined();
  });

  test('lists the documents with former versions by the room that these take', async () => {
    await putTwo('short', 'Old.');
    await putTwo('long', 'Old. '.repeat(500));
    await library.put([documentOf('single')]);
    const listed = await library.store.listVersioned();
    expect(idsOf(listed)).toEqual(['long', 'short']);
    expect(listed[0]).toMatchObject({ title: 'On long', former: 1, kept: 1 });
    expect(listed[0]!.bytes - listed[1]!.bytes).toBeGreaterThanOrEqual(2400);
    await library.remove('long');
    expect(idsOf(await library.store.listVersioned())).toEqual(['short']);
  });
}
