import { expect, test } from 'vitest';
import type { ParagraphBlock } from '#domain/document/block.ts';
import { readNumberedHeading } from './numbered-heading.ts';

const bold = (text: string): ParagraphBlock['inlines'] => [{ kind: 'strong', children: [text] }];
const line = (number: string, inlines: ParagraphBlock['inlines'], role?: 'quote'): ParagraphBlock => ({
  kind: 'paragraph',
  number,
  ...(role === undefined ? {} : { role }),
  depth: 1,
  inlines,
});

test('a numbered line that is bold from end to end is a heading, one level for each level of its number', () => {
  expect(readNumberedHeading(line('4.', bold('Legislative context')))).toEqual({
    kind: 'heading',
    level: 1,
    number: '4.',
    inlines: ['Legislative context'],
  });
  expect(readNumberedHeading(line('5.1.', bold('Costs')))).toMatchObject({ kind: 'heading', level: 2 });
  const noted = line('6.', [...bold('Costs'), { kind: 'note', note: 'n1', mark: '1' }]);
  expect(readNumberedHeading(noted)).toMatchObject({ kind: 'heading', inlines: ['Costs', { kind: 'note' }] });
});

test.each<[string, ParagraphBlock]>([
  ['in part bold', line('4.', [...bold('Costs'), ' are paid'])],
  ['a sentence', line('4.', bold('The keeper pays.'))],
  ['a step', line('(a)', bold('Oil'))],
  ['in a quotation', line('13.', bold('TERMINATION'), 'quote')],
  ['of printed contents', line('3.', bold('The keeper 8'))],
])('a line that is %s is none', (_what, block) => {
  expect(readNumberedHeading(block)).toEqual(block);
});
