import { expect, test } from 'vitest';
import { blockText, type Block } from '#domain/document/block.ts';
import {
  documentOf,
  paragraphOf,
  SECOND_DAY,
  useLibrary,
  type OpenContentStore,
} from './content-store.test-support.ts';

/** More blocks than one chunk takes. */
const LONG: readonly Block[] = Array.from({ length: 1000 }, (_, index) =>
  paragraphOf(`Paragraph ${index}`, index % 2 === 0 ? `${index}.` : undefined),
);

const heading = (level: 1 | 2, text: string, number?: string): Block => ({
  kind: 'heading',
  level,
  ...(number === undefined ? {} : { number }),
  inlines: [text],
});

/** Texts in chunks, their contents beside them, and the places that anchors and the source's identifiers lead to. */
export function describeContentTexts(open: OpenContentStore): void {
  const library = useLibrary(open);

  const putText = async (id: string, blocks: readonly Block[]): Promise<number> => {
    await library.put([documentOf(id, {}, blocks)]);
    return (await library.get(id)).content.id;
  };

  test('lists the chunks of a text in order, with every block and its anchor', async () => {
    await putText('other', [paragraphOf('Of another text.')]);
    const content = await putText('long', LONG);
    await putText('another', LONG);
    const chunks = await library.store.listChunks(content, 0, 1000);
    expect(chunks.length).toBeGreaterThan(2);
    expect(chunks.map(({ sequence }) => sequence)).toEqual(chunks.map((_, index) => index));
    const blocks = chunks.flatMap((chunk) => chunk.blocks);
    expect(blocks).toEqual(LONG.map((block) => ({ ...block, anchor: expect.any(String) })));
    expect(new Set(blocks.map(({ anchor }) => anchor)).size).toBe(LONG.length);
    const firsts = chunks.map((_, index) =>
      chunks.slice(0, index).reduce((sum, chunk) => sum + chunk.blocks.length, 0),
    );
    expect(chunks.map(({ firstBlock }) => firstBlock)).toEqual(firsts);
  });

  test('lists chunks from one number to another, which is left out', async () => {
    const content = await putText('long', LONG);
    const sequences = async (from: number, to: number) =>
      (await library.store.listChunks(content, from, to)).map(({ sequence }) => sequence);
    expect(await sequences(0, 1)).toEqual([0]);
    expect(await sequences(1, 3)).toEqual([1, 2]);
    expect(await sequences(1, 1)).toEqual([]);
    expect(await sequences(90, 99)).toEqual([]);
  });

  test('lists first blocks and sizes of all chunks, the same that the chunks have', async () => {
    const content = await putText('long', LONG);
    await putText('other', LONG);
    const chunks = await library.store.listChunks(content, 0, 1000);
    expect(await library.store.listChunkSizes(content)).toEqual(
      chunks.map(({ sequence, firstBlock, blocks }) => ({
        sequence,
        firstBlock,
        characters: blocks.reduce((sum, block) => sum + blockText(block).length, 0),
      })),
    );
  });

  test('lists the headings of a text with their levels and places', async () => {
    const blocks = [heading(1, 'Facts', 'I.'), paragraphOf('It began.', '1.'), heading(2, 'The seat'), heading(1, ' ')];
    const content = await putText('award', blocks);
    const anchors = (await library.store.listChunks(content, 0, 1)).flatMap((chunk) => chunk.blocks).map(anchorOf);
    expect(await library.store.listOutline(content)).toEqual([
      { anchor: anchors[0], label: 'I. Facts', level: 1, block: 0 },
      { anchor: anchors[2], label: 'The seat', level: 2, block: 2 },
    ]);
    expect(await library.store.listOutline(await putText('plain', [paragraphOf('No heading.')]))).toEqual([]);
  });

  test('finds every block of a long text by its anchor', async () => {
    const content = await putText('long', LONG);
    const anchors = (await library.store.listChunks(content, 0, 1000)).flatMap((chunk) => chunk.blocks).map(anchorOf);
    expect(anchors[44]).toBe('p44');
    for (const block of [0, 1, 44, 399, 400, 401, 801, 998, 999]) {
      const anchor = anchors[block] ?? '';
      expect(await library.store.findAnchor(content, anchor)).toEqual({ block, anchor });
    }
  });

  test('tells anchors apart that look alike', async () => {
    const apart = Array.from({ length: 900 }, (_, index) => paragraphOf(`Between ${index}`));
    const blocks = [paragraphOf('a', '12a.'), ...apart, paragraphOf('A', '12A.'), paragraphOf('one', '12.')];
    const content = await putText('award', [...blocks, paragraphOf('again', '12.')]);
    const place = async (anchor: string) => (await library.store.findAnchor(content, anchor))?.block;
    expect(await place('p12a')).toBe(0);
    expect(await place('p12A')).toBe(901);
    expect(await place('p12')).toBe(902);
    expect(await place('p12-2')).toBe(903);
  });

  test('finds no anchor that the text does not have', async () => {
    const content = await putText('award', [paragraphOf('One.', '1.'), paragraphOf('Twelve.', '12.')]);
    await putText('other', [paragraphOf('Three.', '3.')]);
    for (const anchor of ['p3', 'p', '1', 'p1 p12', '', ' ', 'p%', 'p_2', '%', 'p13', 'P1']) {
      expect(await library.store.findAnchor(content, anchor), anchor).toBeUndefined();
    }
    expect(await library.store.findAnchor(content + 1000, 'p1')).toBeUndefined();
  });

  test("finds where the source's own identifiers stand, the first place of each, and leaves out the others", async () => {
    const named = (text: string, ...sourceIds: string[]): Block => ({ ...paragraphOf(text), sourceIds });
    const content = await putText('act', [named('One', 'art_1', 'first'), paragraphOf('Two'), named('Three', 'art_3')]);
    await putText('other', [named('One', 'art_9', 'art_1')]);
    const twice = await putText('twice', [paragraphOf('-'), named('One', 'art_1'), named('Again', 'art_1')]);
    const found = await library.store.resolveSourceIds(content, ['art_3', 'art_9', 'first', 'art_1', 'ART_1']);
    const anchors = (await library.store.listChunks(content, 0, 1)).flatMap((chunk) => chunk.blocks).map(anchorOf);
    expect(found).toEqual(
      new Map([
        ['art_1', { block: 0, anchor: anchors[0] }],
        ['first', { block: 0, anchor: anchors[0] }],
        ['art_3', { block: 2, anchor: anchors[2] }],
      ]),
    );
    expect((await library.store.resolveSourceIds(twice, ['art_1'])).get('art_1')?.block).toBe(1);
    expect(await library.store.resolveSourceIds(content, [])).toEqual(new Map());
  });

  test('finds more of the identifiers than one question takes', async () => {
    const blocks = LONG.map((block, index) => ({ ...block, sourceIds: [`id-${index}`] }));
    const content = await putText('long', blocks);
    const found = await library.store.resolveSourceIds(
      content,
      blocks.flatMap((block) => block.sourceIds),
    );
    expect(found.size).toBe(1000);
    expect(found.get('id-999')?.block).toBe(999);
  });

  test('answers the new text of a document that changed, and none of a withdrawn one', async () => {
    const former = await putText('award', [heading(1, 'Former'), { ...paragraphOf('Old.', '7.'), sourceIds: ['old'] }]);
    await library.put([documentOf('award', {}, [paragraphOf('New.', '8.')])], SECOND_DAY);
    const { content } = await library.get('award');
    expect((await library.store.listChunks(content.id, 0, 9)).flatMap((chunk) => chunk.blocks)).toEqual([
      { ...paragraphOf('New.', '8.'), anchor: 'p8' },
    ]);
    await library.remove('award');
    for (const id of [former, content.id]) {
      expect(await library.store.listChunks(id, 0, 9)).toEqual([]);
      expect(await library.store.listChunkSizes(id)).toEqual([]);
      expect(await library.store.listOutline(id)).toEqual([]);
      expect(await library.store.findAnchor(id, 'p7')).toBeUndefined();
      expect(await library.store.resolveSourceIds(id, ['old'])).toEqual(new Map());
    }
  });
}

function anchorOf(block: Block): string | undefined {
  return block.anchor;
}
