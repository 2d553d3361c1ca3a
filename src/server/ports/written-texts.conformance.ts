import { describe, expect, it } from 'vitest';
import type { Block } from '#domain/document/block.ts';
import { documentOf, paragraphOf } from './content-store.test-support.ts';
import { useWriter, type OpenContentWriter, type TestedWriter } from './content-writer.test-support.ts';

/** More than is kept in memory while it is read, in blocks of which each says its own number. */
const LONG: readonly Block[] = Array.from({ length: 3000 }, (_, index) => ({
  ...paragraphOf(`Paragraph p${index} of the quay. ${'The tribunal turns to costs. '.repeat(15)}`),
  sourceIds: [`para_${index}`],
}));

async function stageLong(library: TestedWriter, id: string) {
  const content = library.writer.stageContent();
  await content.addBlocks(LONG);
  return { content, given: documentOf(id, {}, []) };
}

/** What becomes of the blocks of a document. */
export function describeWrittenTexts(open: OpenContentWriter): void {
  describe('a text', () => {
    const library = useWriter(open);
    const listAnchors = async (id: string) => (await library.listBlocks(id)).map(({ anchor }) => anchor);

    it('is stored block by block as it came, each with its anchor', async () => {
      const blocks: readonly Block[] = [
        { kind: 'heading', level: 2, number: 'II.', inlines: ['Costs “and” \\ more'] },
        { kind: 'paragraph', number: '12.', inlines: ['Seat: ', { kind: 'strong', children: ['Genève'] }] },
        { kind: 'paragraph', number: '12.', depth: 0, inlines: ['Again.'], language: 'fr' },
        { kind: 'footnote', mark: '1', paragraphs: [['See C-1.']] },
        { kind: 'page', label: '7' },
      ];
      await library.put([documentOf('a', {}, blocks)]);
      const anchors = ['b1', 'p12', 'p12-2', 'b4', 'b5'];
      expect(await library.listBlocks('a')).toEqual(blocks.map((block, at) => ({ ...block, anchor: anchors[at] })));
      const { content } = await library.get('a');
      expect(content).toMatchObject({ blocks: 5, words: 13 });
      expect(await library.store.listOutline(content.id)).toMatchObject([{ anchor: 'b1', block: 0, level: 2 }]);
    });

    it('lets an anchor follow its paragraph into the next version', async () => {
      const one = ['One.', 'Two.', 'Three.', 'Two.'].map((text) => paragraphOf(text));
      await library.put([documentOf('a', {}, one)]);
      expect(await listAnchors('a')).toEqual(['b1', 'b2', 'b3', 'b4']);
      const next = ['New.', 'Three.', 'Two.', 'Changed.'].map((text) => paragraphOf(text));
      await library.put([documentOf('a', {}, next)]);
      expect(await listAnchors('a')).toEqual(['b5', 'b3', 'b4', 'b6']);
    });

    it('lets it follow, too, where two versions come in one commit', async () => {
      await library.put([documentOf('a', {}, [paragraphOf('One.'), paragraphOf('Two.')])]);
      const second = documentOf('a', {}, [paragraphOf('Two.'), paragraphOf('x')]);
      await library.put([second, documentOf('a', {}, [paragraphOf('x'), paragraphOf('Two.')])]);
      expect((await listAnchors('a'))[1]).toBe('b2');
    });

    it('knows where the names stand that its source gave to places; the first of a name counts', async () => {
      const named = [['art_1'], ['art_2', 'both'], ['both'], []].map((sourceIds, at) => ({
        ...paragraphOf(`Text ${at}`),
        sourceIds,
      }));
      await library.put([documentOf('a', {}, named)]);
      const places = async () =>
        library.store.resolveSourceIds((await library.get('a')).content.id, ['art_1', 'both', 'none']);
      const found = new Map([
        ['art_1', { block: 0, anchor: 'b1' }],
        ['both', { block: 1, anchor: 'b2' }],
      ]);
      expect(await places()).toEqual(found);
      await library.put([documentOf('a', {}, named.slice(2))]);
      expect([...(await places()).keys()]).toEqual(['both']);
    });

    it('of any length is the same whether it was kept in memory or went to disk', async () => {
      const { content, given } = await stageLong(library, 'long');
      if (given.kind !== 'document') throw new Error('a document');
      await library.writer.stage({ ...given, content }, { path: 'p', sha256: 's', editions: [], demo: false });
      expect(await library.store.findDocument('long')).toBeUndefined();
      await library.writer.commit();
      const blocks = await library.listBlocks('long');
      expect(blocks).toEqual(LONG.map((block, at) => ({ ...block, anchor: `b${at + 1}` })));
      const { content: stored } = await library.get('long');
      expect(stored.blocks).toBe(LONG.length);
      const sizes = await library.store.listChunkSizes(stored.id);
      expect(sizes.map(({ sequence }) => sequence)).toEqual([...sizes.keys()]);
      expect(await library.find('p2999')).toEqual(['long']);
      const place = await library.store.resolveSourceIds(stored.id, ['para_2500']);
      expect(place.get('para_2500')).toEqual({ block: 2500, anchor: 'b2501' });
      expect(await library.isInStep()).toBe(true);
    });

    it('of any length leaves nothing on disk when it is unchanged, refused or given up', async () => {
      const origin = { path: 'p', sha256: 's', editions: [], demo: false };
      const stage = async (id: string, editions: readonly 'KA'[] = ['KA']) => {
        const { content, given } = await stageLong(library, id);
        if (given.kind !== 'document') throw new Error('a document');
        return library.writer.stage({ ...given, record: { ...given.record, editions }, content }, origin);
      };
      await stage('a');
      await library.writer.commit();
      expect(await library.subject.countLeftTexts()).toBe(0);
      expect(await stage('a')).toBe('unchanged');
      expect(await library.subject.countLeftTexts()).toBe(0);
      const { content } = await stageLong(library, 'given-up');
      expect(await library.subject.countLeftTexts()).toBe(1);
      await content.discard();
      expect(await library.subject.countLeftTexts()).toBe(0);
      await stage('b');
      await library.writer.rollback();
      expect(await library.subject.countLeftTexts()).toBe(0);
      expect(await library.find('quay')).toEqual(['a']);
    });

    it('that a killed import left on disk is cleared away at the next opening', async () => {
      await library.put([documentOf('a', {}, [paragraphOf('quay')])]);
      await stageLong(library, 'left');
      await library.subject.kill(library.writer);
      expect(await library.subject.countLeftTexts()).toBe(1);
      await library.reopen();
      expect(await library.subject.countLeftTexts()).toBe(0);
      expect(await library.find('quay')).toEqual(['a']);
      expect(await library.isInStep()).toBe(true);
    });
  });
}
