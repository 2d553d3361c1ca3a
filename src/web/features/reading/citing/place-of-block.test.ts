import { expect, it } from 'vitest';
import { placeOfBlock, type DrawnBlock } from './place-of-block.ts';

/** Each as `kind anchor provision`; a number that is left out is a part that is not drawn. */
function draw(lines: readonly string[]): DrawnBlock[] {
  return lines.flatMap((line, number) => {
    const [kind = '', anchor = '', provision] = line.split(' ');
    return line === '' ? [] : [{ number, anchor, provision, kind: kind as DrawnBlock['kind'] }];
  });
}

it.each<readonly [string, readonly string[], string | undefined]>([
  ['a provision that begins there', ['text p3 s-12-3'], 's-12-3'],
  ['words below the heading of their article', ['heading b1 art-V', 'heading b2 art-V-1-b', 'text b3'], 'art-V-1-b'],
  ['words below the items of a section, as the section', ['text p1 s-12', 'text p2 s-12-3', 'text b3'], 's-12'],
  ['a numbered paragraph', ['text p27', 'text p28'], 'p28'],
  ['a quotation in a paragraph, a note between', ['text p28', 'note fn1', 'text b30'], 'p28'],
  ['words below a heading without number', ['text p28', 'heading b29', 'text b30'], undefined],
  ['such words on a page', ['page page-45', 'text b2', 'page page-46', 'heading b4', 'text b5'], 'page-46'],
  ['words on a page where paragraphs have numbers', ['text p1', 'page page-46', 'text b3'], 'p1'],
  ['a footnote', ['text p1', 'note fn1'], undefined],
  ['words whose paragraph is not drawn', ['text p1', '', 'text b3'], undefined],
  ['words whose page is known though no more is drawn', ['text p1', '', 'page page-9', 'text b4'], 'page-9'],
])('OP-198: %s', (_what, lines, place) => {
  const blocks = draw(lines);
  expect(placeOfBlock(blocks, blocks.length - 1)).toBe(place);
});
