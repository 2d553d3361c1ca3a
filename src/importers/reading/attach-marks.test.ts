import { expect, test } from 'vitest';
import type { Block } from '#domain/document/block.ts';
import type { Inline } from '#domain/document/inline.ts';
import { attachMarks } from './attach-marks.ts';

const one: Inline = { kind: 'note', note: 'n1', mark: '1' };
const two: Inline = { kind: 'note', note: 'n2', mark: '2' };
const line: Inline = { kind: 'break' };
const strong = (...children: Inline[]): Inline => ({ kind: 'strong', children });
const paragraph = (...inlines: Inline[]): Block => ({ kind: 'paragraph', inlines });

test.each<[string, Inline[], Inline[]]>([
  ['after its word', ['the award ', one, ' was made'], ['the award', one, ' was made']],
  ['before a comma', ['the Bank ', one, ' , the Board'], ['the Bank', one, ', the Board']],
  ['where the space stands alone', [strong('the award'), ' ', one, ' .'], [strong('the award'), one, '.']],
  ['where the space is styled', [strong('the award '), one], [strong('the award'), one]],
  ['after another mark, which stays apart from it', ['award ', one, ' ', two], ['award', one, ' ', two]],
])('a footnote mark stands at its word, without a space: %s', (_where, inlines, expected) => {
  expect(attachMarks(paragraph(...inlines))).toEqual(paragraph(...expected));
});

test('a mark that begins a text, a line or a cell stays where it is, and so does what is set as it was typed', () => {
  const blocks: Block[] = [
    paragraph(one, ' The award'),
    paragraph('The award', line, ' ', one, ' is made'),
    paragraph('The award', one, ' (of 2004)'),
    { kind: 'table', rows: [[{ paragraphs: [[one, ' ', two]] }]] },
    { kind: 'paragraph', role: 'preformatted', inlines: ['Claims    ', one] },
  ];
  expect(blocks.map(attachMarks)).toEqual(blocks);
});

test('marks in notes, headings, captions and cells stand at their words as well', () => {
  const blocks: Block[] = [
    { kind: 'heading', level: 2, inlines: ['Costs ', one] },
    { kind: 'footnote', mark: '2', paragraphs: [['See there ', one]] },
    { kind: 'figure', source: '', alt: '', caption: ['Sums ', one] },
    { kind: 'table', caption: ['Sums ', one], rows: [[{ paragraphs: [['12 ', one]] }]] },
  ];
  expect(JSON.stringify(blocks.map(attachMarks))).not.toContain(' "');
});
