import { expect, it } from 'vitest';
import { PAPER_TEMPLATE } from './paper-template.ts';
import { createWordStyles } from './word-styles.ts';

it('no two levels of headings look alike in a file, so that a section is told from the heading above it', () => {
  const { heading1, heading2, heading3, heading4, heading5, heading6 } = createWordStyles('en').default ?? {};
  const word = [heading1, heading2, heading3, heading4, heading5, heading6].map((style) => JSON.stringify(style?.run));
  expect(new Set(word).size).toBe(6);
  const pdf = [...PAPER_TEMPLATE.matchAll(/heading\.where\(level: \d\): set text\((.+)\)$/gmu)].map(([, look]) => look);
  expect(pdf).toHaveLength(6);
  expect(new Set(pdf).size).toBe(6);
});
