import { describe, expect, it } from 'vitest';
import { AnchorAssigner } from './anchor-assigner.ts';
import type { Block } from './block.ts';
import { ContentBuilder, type Chunk } from './content-builder.ts';

const paragraph = (text: string, number?: string): Block => ({
  kind: 'paragraph',
  ...(number === undefined ? {} : { number }),
  inlines: [text],
});

function build(blocks: readonly Block[], assigner?: AnchorAssigner) {
  const builder = new ContentBuilder(assigner);
  const chunks: Chunk[] = [];
  for (const block of blocks) {
    const chunk = builder.add(block);
    if (chunk) chunks.push(chunk);
  }
  const { last, facts } = builder.finish();
  return { chunks: last ? [...chunks, last] : chunks, facts };
}

const anchors = (chunks: readonly Chunk[]) => chunks.flatMap((chunk) => chunk.blocks.map((block) => block.anchor));

describe('anchors', () => {
  it('are the printed number of a paragraph, a second one with -2, and else the place of the block', () => {
    const { chunks } = build([
      { kind: 'heading', level: 1, number: 'I.', inlines: ['Facts'] },
      paragraph('first', '1.'),
      paragraph('unnumbered'),
      paragraph('second', '[2]'),
      paragraph('again', '1.'),
      paragraph('a bullet', '•'),
    ]);
    expect(anchors(chunks)).toEqual(['b1', 'p1', 'b3', 'p2', 'p1-2', 'b6']);
  });

  it('stay with their blocks when a document changes, and are never given to another block', () => {
    const former = new Map([
      [2, 'b2'],
      [3, 'p7'],
    ]);
    const { chunks, facts } = build(
      [paragraph('new'), paragraph('newer'), paragraph('kept'), paragraph('no longer numbered'), paragraph('8', '8.')],
      new AnchorAssigner({ of: (place) => former.get(place), highest: 5 }),
    );
    expect(anchors(chunks)).toEqual(['b6', 'b7', 'b2', 'b8', 'p8']);
    expect(facts.highestAnchor).toBe(8);
  });
});

describe('a content', () => {
  it('is cut into chunks whose first blocks and first word positions follow one another', () => {
    const { chunks, facts } = build(Array.from({ length: 900 }, (_unused, n) => paragraph(`word ${n} `.repeat(20))));
    expect(chunks.length).toBeGreaterThan(5);
    let block = 0;
    let position = 0;
    for (const [sequence, chunk] of chunks.entries()) {
      expect([chunk.sequence, chunk.firstBlock, chunk.firstPosition]).toEqual([sequence, block, position]);
      block += chunk.blocks.length;
      position += chunk.blocks.length * 40;
    }
    expect(facts).toMatchObject({ blocks: 900, words: 36_000 });
  });

  it('has an outline of its headings', () => {
    const { facts } = build([
      {
        kind: 'heading',
        level: 2,
        number: 'A.',
        inlines: ['The ', { kind: 'emphasis', children: ['facts'] }],
        sourceIds: ['sec-1'],
      },
      paragraph('text', '1.'),
    ]);
    expect(facts.outline).toEqual([{ anchor: 'b1', label: 'A. The facts', level: 2, block: 0 }]);
  });

  it('names a heading in small capitals by capitals, and leaves one alone that has its own', () => {
    const heading = (words: string): Block => ({
      kind: 'heading',
      level: 1,
      number: 'Chapter 2',
      inlines: [{ kind: 'small-caps', children: [words] }],
    });
    const { facts } = build([heading('the beacon service'), heading('The Lamp')]);
    expect(facts.outline.map(({ label }) => label)).toEqual(['Chapter 2 THE BEACON SERVICE', 'Chapter 2 The Lamp']);
  });
});
