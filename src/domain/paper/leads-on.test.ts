import { expect, test } from 'vitest';
import { leadsOn } from './leads-on.ts';
import type { PaperParagraph } from './paper.ts';

function paragraph(text: string, depth = 0): PaperParagraph {
  return { kind: 'paragraph', role: 'body', depth, number: [], runs: [{ kind: 'text', text, styles: [] }] };
}

test('a line that a list below it goes on with is not the last on a page, also without a colon', () => {
  const items = paragraph('Wohngebäude,', 1);
  expect(leadsOn(paragraph('Zulässig sind'), paragraph('Reine Wohngebiete dienen dem Wohnen.'), items)).toBe(true);
  expect(leadsOn(paragraph('Zulässig sind'), undefined, paragraph('Wohngebäude,'))).toBe(false);
  expect(leadsOn(paragraph('Es gilt, was folgt.'), undefined, items)).toBe(false);
});
