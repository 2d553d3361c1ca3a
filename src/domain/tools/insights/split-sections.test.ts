import { expect, it } from 'vitest';
import type { Block } from '#domain/document/block.ts';
import { splitSections } from './split-sections.ts';
import { findStage } from './stages.ts';

const heading = (level: 1 | 2 | 3, text: string): Block => ({ kind: 'heading', level, inlines: [text] });
const paragraph = (text: string): Block => ({ kind: 'paragraph', inlines: [text] });

it('OP-102: an insight is cut at its outermost headings, whatever their level, and an empty section is left out', () => {
  const blocks = [
    paragraph('Before.'),
    heading(2, 'Law'),
    paragraph('One.'),
    heading(3, 'Detail'),
    paragraph('Two.'),
    heading(2, 'Empty'),
    heading(2, 'Practice'),
    paragraph('Three.'),
  ];
  const sections = splitSections(blocks);
  expect(sections.map(({ title, blocks: own }) => [title, own.map(({ number }) => number)])).toEqual([
    ['', [0]],
    ['Law', [2, 3, 4]],
    ['Practice', [7]],
  ]);
});

it('OP-102: of several stages that topics name the earliest counts', () => {
  expect(findStage(['Stage > Award', 'Costs', 'Stage > Commencement'])).toBe('Commencement');
  expect(findStage(['Award'])).toBeUndefined();
});
