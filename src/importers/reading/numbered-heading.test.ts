import { expect, test } from 'vitest';
import type { ParagraphBlock } from '#domain/document/block.ts';
import { readNumberedHeading, readNumberedHeadings } from './numbered-heading.ts';

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
  expect(readNumberedHeading(line('IV.', bold('Oil')))).toMatchObject({ kind: 'heading', level: 1 });
  expect(readNumberedHeading(line('B.', bold('Oil')))).toMatchObject({ kind: 'heading', level: 2 });
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

test('a number that is typed counts as one that is set', () => {
  const typed: ParagraphBlock = {
    kind: 'paragraph',
    inlines: [{ kind: 'strong', children: [{ kind: 'emphasis', children: ['B. THE OIL'] }] }],
  };
  expect(readNumberedHeading(typed)).toEqual({
    kind: 'heading',
    level: 2,
    inlines: [{ kind: 'emphasis', children: ['B. THE OIL'] }],
  });
  for (const other of ['PELL v HORN', '9 November 2020']) {
    const name: ParagraphBlock = { kind: 'paragraph', inlines: bold(other) };
    expect(readNumberedHeading(name)).toEqual(name);
  }
});

test('numbered bold lines one below the other are a list, as of parties', () => {
  const parties = [line('1.', bold('PELL LTD')), line('2.', bold('HORN LTD'))];
  const text: ParagraphBlock = { kind: 'paragraph', inlines: ['The keeper pays.'] };
  const blocks = [
    ...parties,
    text,
    line('1.', bold('Costs')),
    text,
    line('2.', bold('Oil')),
    line('2.1', bold('Lamps')),
    text,
  ];
  expect(readNumberedHeadings(blocks).map(({ kind }) => kind)).toEqual([
    'paragraph',
    'paragraph',
    'paragraph',
    'heading',
    'paragraph',
    'heading',
    'heading',
    'paragraph',
  ]);
});
