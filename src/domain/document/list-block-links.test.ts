import { describe, expect, it } from 'vitest';
import { blockText, type Block } from './block.ts';
import type { Inline } from './inline.ts';
import { listBlockLinks } from './list-block-links.ts';

const link = (key: string, text: string, anchor?: string): Inline => ({
  kind: 'link',
  target: { to: 'document', key, ...(anchor === undefined ? {} : { anchor }) },
  children: [text],
});
const award = link('award', 'the award', 'p14');

/** Blocks of each kind that say `the award`, linked once. */
const BLOCKS: readonly (readonly [string, Block])[] = [
  ['a paragraph', { kind: 'paragraph', inlines: ['See ', award, '.'] }],
  ['a numbered paragraph', { kind: 'paragraph', number: '12.', inlines: ['See ', award, '.'] }],
  ['a paragraph without a word before it', { kind: 'paragraph', number: '', inlines: [award] }],
  ['a heading', { kind: 'heading', level: 2, number: 'II.', inlines: [award] }],
  [
    'text with marks, notes, pictures and breaks',
    {
      kind: 'paragraph',
      inlines: [
        { kind: 'emphasis', children: ['Séance 𝄞'] },
        { kind: 'note', note: 'n1', mark: '1' },
        { kind: 'break' },
        { kind: 'image', source: 'a.png', alt: 'seal' },
        { kind: 'strong', children: [{ kind: 'emphasis', children: [award] }] },
      ],
    },
  ],
  ['a footnote', { kind: 'footnote', mark: '3', paragraphs: [['First.'], ['Then ', award]] }],
  [
    'a table',
    {
      kind: 'table',
      caption: ['Awards'],
      rows: [[{ paragraphs: [['One'], ['two']] }, { paragraphs: [[award]] }], [{ paragraphs: [['Last']] }]],
    },
  ],
  ['a table without a caption', { kind: 'table', rows: [[{ paragraphs: [['One']] }, { paragraphs: [[award]] }]] }],
  ['a figure', { kind: 'figure', source: 'a.png', alt: '', caption: ['From ', award] }],
];

describe('The links of a block', () => {
  it.each(BLOCKS)('stand over their own words in %s', (_what, block) => {
    const [found, ...others] = listBlockLinks(block);
    expect(others).toEqual([]);
    expect(found).toMatchObject({ raw: 'the award', target: { to: 'document', key: 'award', anchor: 'p14' } });
    expect(blockText(block).slice(found?.from, found?.to)).toBe('the award');
  });

  it('come in the order of the text', () => {
    const inlines = [link('b', 'two'), ' and ', { kind: 'emphasis', children: [link('a', 'one')] } as const];
    expect(listBlockLinks({ kind: 'paragraph', inlines }).map(({ from, to, raw }) => [from, to, raw])).toEqual([
      [0, 3, 'two'],
      [8, 11, 'one'],
    ]);
  });

  it('are those to documents alone', () => {
    const inlines: Inline[] = [
      { kind: 'link', target: { to: 'web', href: 'https://example.org' }, children: ['away'] },
      { kind: 'link', target: { to: 'anchor', id: 'x' }, children: ['below'] },
    ];
    expect(listBlockLinks({ kind: 'paragraph', inlines })).toEqual([]);
    expect(listBlockLinks({ kind: 'page', label: '4' })).toEqual([]);
  });
});
