import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockText, type Block } from './block.ts';
import type { Inline } from './inline.ts';
import type { BlockMark } from './marked-text.ts';
import { renderBlock } from './render-block.ts';

const NOTHING = { resolveLink: () => undefined, resolveNote: () => undefined };

const draw = (block: Block, marks: readonly BlockMark[] = []) => renderBlock(block, 0, { ...NOTHING, marks });

const unescape = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const letters = (text: string) => text.replace(/\s+/g, '');

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '<', '&', '"', 'é', '中'), maxLength: 12 });

const inline: fc.Arbitrary<Inline> = fc.letrec<{ inline: Inline }>((tie) => ({
  inline: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.constant<Inline>({ kind: 'break' }),
    fc.record({
      kind: fc.constantFrom('emphasis', 'strong', 'superscript', 'small-caps', 'quote'),
      children: fc.array(tie('inline'), { maxLength: 3 }),
    }),
    fc.record({
      kind: fc.constant('link' as const),
      target: fc.constant({ to: 'web' as const, href: 'javascript:alert(1)' }),
      children: fc.array(tie('inline'), { maxLength: 2 }),
    }),
    fc.constant<Inline>({ kind: 'note', note: 'n', mark: '1' }),
  ),
})).inline;

const inlines = fc.array(inline, { maxLength: 5 });
const cell = fc.record({ paragraphs: fc.array(inlines, { minLength: 1, maxLength: 2 }) });

const block: fc.Arbitrary<Block> = fc.oneof(
  fc.record({ kind: fc.constant('paragraph' as const), number: fc.constantFrom('', '12.', '(a)'), inlines }),
  fc.record({
    kind: fc.constant('heading' as const),
    level: fc.constantFrom(1, 3, 6),
    number: fc.constantFrom('', 'II.'),
    inlines,
  }),
  fc.record({
    kind: fc.constant('footnote' as const),
    mark: fc.constantFrom('', '3'),
    paragraphs: fc.array(inlines, { maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('table' as const),
    caption: inlines,
    rows: fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 3 }),
  }),
);

describe('a block as HTML', () => {
  it('draws the characters of its text in their order, whatever the block', () => {
    fc.assert(
      fc.property(block, (drawn) => {
        const html = draw(drawn).replace(/<(sup class="note-mark")>.*?<\/sup>/g, '');
        expect(letters(unescape(html.replace(/<[^>]*>/g, '')))).toBe(letters(blockText(drawn)));
      }),
      { numRuns: 1000 },
    );
  });

  it('marks exactly the characters that a match names, across elements and in every kind of block', () => {
    fc.assert(
      fc.property(block, fc.nat(), fc.nat(), (drawn, first, second) => {
        const whole = blockText(drawn);
        const [start, end] = [first % (whole.length + 1), second % (whole.length + 1)].sort((a, b) => a - b) as [
          number,
          number,
        ];
        if (start === end) return;
        const html = draw(drawn, [{ start, end, term: 0, number: 7 }]);
        const marked = [...html.matchAll(/<mark[^>]*>(.*?)<\/mark>/gs)]
          .map((match) => unescape(match[1] ?? ''))
          .join('');
        expect(letters(marked)).toBe(letters(whole.slice(start, end)));
      }),
      { numRuns: 1000 },
    );
  });

  it('lets nothing through that a browser would run', () => {
    const hostile = '<script>alert(1)</script><img src=x onerror=alert(1)>';
    const html = draw({
      kind: 'paragraph',
      anchor: '"><script>',
      inlines: [hostile, { kind: 'link', target: { to: 'web', href: `" onclick="alert(1)` }, children: [hostile] }],
    });
    expect(html).not.toMatch(/<script|<img|onclick="/);
  });

  it('gives a numbered paragraph its permanent link and a heading its level', () => {
    expect(draw({ kind: 'paragraph', anchor: 'p12', number: '12.', inlines: ['The seat.'] })).toBe(
      '<p class="paragraph numbered" id="p12" data-block="0"><a class="number" href="#p12" aria-label="Paragraph 12.">12.</a> <span class="text">The seat.</span></p>',
    );
    expect(draw({ kind: 'heading', anchor: 'b1', level: 2, inlines: ['Facts'] })).toContain(
      '<h3 class="heading level-2"',
    );
  });

  it('tells a note to which no mark leads from those that a reader folds away', () => {
    const note = { kind: 'footnote', anchor: 'b1', mark: 'a', paragraphs: [['Since 2010.']] } as const;
    expect(draw(note)).toContain('class="footnote"');
    expect(draw({ ...note, isStanding: true })).toContain('class="footnote standing"');
  });

  it('has the heads of a table where print repeats them, and above its further blocks without a character more', () => {
    const cell = (words: string, header = false) => ({ header, paragraphs: [[words]] });
    const head = [cell('Invoice', true), cell('Sum & tax', true)];
    const first = draw({ kind: 'table', rows: [head, [cell('F-1'), cell('20')]] });
    expect(first).toContain('<thead><tr><th>Invoice</th><th>Sum &amp; tax</th></tr></thead><tbody><tr><td>F-1</td>');
    const next = draw({ kind: 'table', continues: [head], rows: [[cell('F-2'), cell('30')]] });
    expect(next).toContain('<th aria-label="Invoice"></th><th aria-label="Sum &amp; tax"></th></tr></thead><tbody>');
    expect(next.replace(/<[^>]*>/g, ' ').trim()).toMatch(/^F-2\s+30$/);
  });

  it('draws a corner of a table that says nothing as no head (WCAG)', () => {
    const cell = (words: string) => ({ header: true, paragraphs: words === '' ? [] : [[words]] });
    const html = draw({ kind: 'table', rows: [[cell(''), cell('Year')]] });
    expect(html).toContain('<tr><td></td><th>Year</th></tr>');
  });
});
