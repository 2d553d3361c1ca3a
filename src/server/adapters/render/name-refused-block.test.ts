import { describe, expect, it } from 'vitest';
import type { Paper, PaperBlock, PaperRun } from '#domain/paper/paper.ts';
import { PagesRefusedError, RefusedTextError } from './missing-part-error.ts';
import { nameRefusedBlock } from './name-refused-block.ts';
import { renderPaperPdf } from './render-paper-pdf.ts';

const text = (words: string): PaperRun => ({ kind: 'text', text: words, styles: [] });

function paragraph(number: number, words = `Finding ${number}.`): PaperBlock {
  return { kind: 'paragraph', place: `p${number}`, role: 'body', depth: 0, number: [], runs: [text(words)] };
}

function paper(blocks: readonly PaperBlock[]): Paper {
  const work = { title: 'Award', language: 'en', link: '', facts: [], blocks };
  return { title: 'Award', facts: [], notes: [], hasContents: false, works: [work] };
}

describe('a text that tagged pages cannot hold', () => {
  it.each([1, 2, 137, 300])('is refused by the block with which it begins not to fit, here paragraph %i', (culprit) => {
    const blocks = Array.from({ length: 300 }, (_, index) => paragraph(index + 1));
    let tries = 0;
    const set = ({ works }: Paper): Uint8Array => {
      tries += 1;
      if (works.flatMap((work) => work.blocks).some(({ place }) => place === `p${culprit}`)) {
        throw new PagesRefusedError('this element’s PDF tag would be split up');
      }
      return new Uint8Array();
    };
    const error = nameRefusedBlock(
      paper(blocks),
      new PagesRefusedError('this element’s PDF tag would be split up'),
      set,
    );
    expect(error).toBeInstanceOf(RefusedTextError);
    expect(error.anchor).toBe(`p${culprit}`);
    expect(error.message).toContain(`first in the paragraph “Finding ${culprit}.”`);
    expect(error.message).toContain('would be split up');
    expect(tries).toBeLessThan(12);
  });

  it('names the block of a letter that no face has', () => {
    const blocks = [paragraph(1), paragraph(2, 'The seal reads 𐘀 on each page.'), paragraph(3)];
    const refused = () => renderPaperPdf(paper(blocks));
    expect(refused).toThrow(/letters such as “𐘀”, first in the paragraph “The seal reads 𐘀 on each page.”/u);
    expect(refused).toThrow(expect.objectContaining({ anchor: 'p2' }));
  });

  it('leaves a head with a footnote on the first page of its table, where it leads to its note', () => {
    const cells = Array.from({ length: 90 }, (_, y) => ({
      x: 0,
      y,
      colspan: 1,
      rowspan: 1,
      isHeader: y === 0,
      isFigure: false,
      paragraphs: [
        y === 0
          ? [text('Invoice'), { kind: 'note' as const, mark: '1', paragraphs: [[text('As filed.')]] }]
          : [text(`${y}`)],
      ],
    }));
    const table: PaperBlock = { kind: 'table', place: 'b1', caption: [], widths: [1], rows: 90, headRows: 1, cells };
    const blank: PaperBlock = { kind: 'heading', place: 'b2', level: 2, number: [], runs: [text(' ')] };
    expect(Buffer.from(renderPaperPdf(paper([table, blank])).subarray(0, 5)).toString()).toBe('%PDF-');
  });
});
