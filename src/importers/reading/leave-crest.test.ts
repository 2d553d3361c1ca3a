import { describe, expect, test } from 'vitest';
import type { Block } from '#domain/document/block.ts';
import { leaveCrest } from './leave-crest.ts';

const crest: Block = { kind: 'figure', source: 'crest.png', alt: 'A black and white crest' };
const line = (text: string, number?: string): Block => ({
  kind: 'paragraph',
  inlines: [text],
  ...(number === undefined ? {} : { number }),
});

describe('A crest above a judgment', () => {
  test('is no figure that is missing', () => {
    const head = [line('[2023] EWHC 77 (Comm)'), crest, line('IN THE HIGH COURT'), line('x', '1.')];
    expect(leaveCrest(head)).toEqual([head[0], head[2], head[3]]);
  });

  test('is none inside a line or a cell, either', () => {
    const image = { kind: 'image', source: 'crest.png', alt: '' } as const;
    const cells: Block = { kind: 'table', rows: [[{ paragraphs: [[image], ['IN THE HIGH COURT']] }]] };
    expect(leaveCrest([{ kind: 'paragraph', inlines: [image, { kind: 'break' }] }, cells])).toEqual([
      { kind: 'table', rows: [[{ paragraphs: [[], ['IN THE HIGH COURT']] }]] },
    ]);
  });

  test('is told from the figures of the text, and from one with a caption', () => {
    const captioned: Block = { ...crest, caption: ['Figure 1'] };
    const blocks = [captioned, line('The mark:', '1.'), crest];
    expect(leaveCrest(blocks)).toEqual(blocks);
  });
});
