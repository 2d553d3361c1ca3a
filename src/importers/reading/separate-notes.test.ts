import { expect, test } from 'vitest';
import { blockText, type Block } from '#domain/document/block.ts';
import type { Inline } from '#domain/document/inline.ts';
import { tokenizeText } from '#domain/words/tokenize.ts';
import { separateNotes } from './separate-notes.ts';

const mark: Inline = { kind: 'note', note: 'n1', mark: '1' };
const paragraph = (...inlines: Inline[]): Block => ({ kind: 'paragraph', inlines });
const wordsOf = (block: Block) => tokenizeText(blockText(separateNotes(block))).words;

test.each<[string, Block, string[]]>([
  [
    'between two words',
    paragraph('three fourths', mark, 'of the members'),
    ['three', 'fourths', 'of', 'the', 'members'],
  ],
  [
    'between a styled word and another',
    paragraph({ kind: 'emphasis', children: ['fourths', mark] }, 'of'),
    ['fourths', 'of'],
  ],
  ['two of them between two words', paragraph('fourths', mark, mark, 'of'), ['fourths', 'of']],
  ['before a point', paragraph('fourths', mark, '. Of'), ['fourths', 'of']],
  ['in a cell', { kind: 'table', rows: [[{ paragraphs: [['fourths', mark, 'of']] }]] }, ['fourths', 'of']],
  ['in a caption', { kind: 'figure', source: '', alt: '', caption: ['fourths', mark, 'of'] }, ['fourths', 'of']],
  ['in a note', { kind: 'footnote', mark: '2', paragraphs: [['fourths', mark, 'of']] }, ['2', 'fourths', 'of']],
])('a footnote mark %s keeps words apart', (_where, block, words) => {
  expect(wordsOf(block)).toEqual(words);
});

test('text without a mark between words stays as it is', () => {
  const blocks = [
    paragraph('m', { kind: 'superscript', children: ['2'] }, ' of land'),
    paragraph('The ', mark, 'award'),
    paragraph('award', mark, ' is', { kind: 'break' }, 'made', mark, { kind: 'break' }, 'here'),
  ];
  expect(blocks.map(separateNotes)).toEqual(blocks);
});
