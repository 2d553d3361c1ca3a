import { describe, expect, it } from 'vitest';
import type { Block } from '../document/block.ts';
import type { PaperBlock, PaperRun } from './paper.ts';
import { presentPaper, type PaperContext } from './present-paper.ts';

const CONTEXT: PaperContext = {
  language: 'en',
  hasNotes: true,
  marks: new Map(),
  resolveLink: (target) => (target.to === 'anchor' ? `#${target.id}` : target.to === 'web' ? target.href : undefined),
  resolveNote: (note) => note,
};
const present = (blocks: readonly Block[], rest: Partial<PaperContext> = {}): PaperBlock[] =>
  presentPaper(blocks, { ...CONTEXT, ...rest });

/** Every word in reading order, notes in braces where their mark stands. */
function say(runs: readonly PaperRun[]): string {
  return runs
    .map((run) => {
      if (run.kind === 'break') return '\n';
      return run.kind === 'text' ? run.text : `{${run.mark}: ${run.paragraphs.map(say).join(' / ')}}`;
    })
    .join('');
}

const runsOf = (block: PaperBlock | undefined): readonly PaperRun[] =>
  block?.kind === 'paragraph' || block?.kind === 'heading' ? block.runs : [];

const note = (mark: string, anchor: string, text: string): Block => ({
  kind: 'footnote',
  mark,
  anchor,
  paragraphs: [[text]],
});

describe('a text on paper', () => {
  it('has each footnote where its mark stands first, and its sign alone wherever it stands again', () => {
    const blocks = present([
      {
        kind: 'paragraph',
        number: '1.',
        inlines: ['Seat', { kind: 'note', note: 'fn1', mark: '1' }, '. Law', { kind: 'note', note: 'fn1', mark: '1' }],
      },
      note('1', 'fn1', 'See above.'),
      note('*', 'fn2', 'Nobody refers here.'),
    ]);
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'note']);
    expect(say(runsOf(blocks[0]))).toBe('Seat{1: See above.}. Law1');
  });

  it('has no footnotes and no signs of them where none are wanted', () => {
    const blocks = present(
      [{ kind: 'paragraph', inlines: ['Seat', { kind: 'note', note: 'fn1', mark: '1' }] }, note('1', 'fn1', 'See.')],
      { hasNotes: false },
    );
    expect(blocks.map((block) => say(runsOf(block)))).toEqual(['Seat']);
  });

  it('is set as print sets it, also where a quotation runs through several looks; code stays as it is', () => {
    const [paragraph, kept] = present([
      {
        kind: 'paragraph',
        inlines: [
          'The "',
          { kind: 'emphasis', children: ["parties'"] },
          ' seat" is ',
          { kind: 'code', children: ['"x"'] },
        ],
      },
      { kind: 'paragraph', role: 'preformatted', inlines: ['"a"  b'] },
    ]);
    expect(say(runsOf(paragraph))).toBe('The “parties’ seat” is "x"');
    expect(say(runsOf(kept))).toBe('"a"  b');
  });

  it('has matches marked exactly, in numbers, through links and in footnotes', () => {
    const marks = new Map([
      [0, [{ start: 3, end: 7, term: 0, number: 0 }]],
      [1, [{ start: 2, end: 5, term: 0, number: 1 }]],
    ]);
    const web = { to: 'web', href: 'https://x.example' } as const;
    const [paragraph] = present(
      [
        {
          kind: 'paragraph',
          number: '1.',
          inlines: ['Se', { kind: 'link', target: web, children: ['at of'] }, { kind: 'note', note: 'fn1', mark: '1' }],
        },
        note('1', 'fn1', 'The seat.'),
      ],
      { marks },
    );
    const marked = (runs: readonly PaperRun[]): string[] =>
      runs.flatMap((run) => {
        if (run.kind === 'note') return run.paragraphs.flatMap(marked);
        return run.kind === 'text' && run.isMarked ? [run.text] : [];
      });
    expect(marked(runsOf(paragraph))).toEqual(['Se', 'at', 'The']);
    const links = runsOf(paragraph).flatMap((run) => (run.kind === 'text' && run.link ? [run.link] : []));
    expect(links).toEqual(['https://x.example', 'https://x.example']);
  });

  it('names the places that its own links lead to; a link to a footnote or to nowhere is words alone', () => {
    const link = (id: string) => ({ kind: 'link', target: { to: 'anchor', id }, children: [id] }) as const;
    const blocks = present([
      { kind: 'paragraph', anchor: 'p1', inlines: [link('p2'), link('fn1'), link('p9')] },
      { kind: 'paragraph', anchor: 'p2', inlines: ['Here.'] },
      note('1', 'fn1', 'Note.'),
    ]);
    expect(blocks.map(({ anchor }) => anchor)).toEqual([undefined, 'p2', undefined]);
    expect(runsOf(blocks[0]).map((run) => (run.kind === 'text' ? run.link : ''))).toEqual([
      '#p2',
      undefined,
      undefined,
    ]);
  });

  it('says the language of what is in another one, and nothing of what is not', () => {
    const blocks = present([
      { kind: 'paragraph', language: 'en', inlines: ['One'] },
      { kind: 'paragraph', language: 'fr', inlines: ['Un "deux"'] },
    ]);
    expect(blocks.map(({ language }) => language)).toEqual([undefined, 'fr']);
    expect(say(runsOf(blocks[1]))).toBe('Un «deux»');
  });
});

describe('a table on paper', () => {
  const cell = (text: string, rest: object = {}) => ({ paragraphs: [[text]], ...rest });

  it('has its cells where browsers place them, whatever the source says of spans', () => {
    const [table] = present([
      {
        kind: 'table',
        caption: ['Sums'],
        rows: [
          [cell('Head', { header: true, colspan: 9 }), cell('After', { header: true })],
          [cell('Tall', { rowspan: 70 }), cell('1')],
          [cell('2')],
          [],
        ],
      },
    ]);
    if (table?.kind !== 'table') throw new Error('no table');
    expect(table.cells.map(({ x, y, colspan, rowspan }) => [x, y, colspan, rowspan])).toEqual([
      [0, 0, 9, 1],
      [9, 0, 1, 1],
      [0, 1, 1, 3],
      [1, 1, 1, 1],
      [1, 2, 1, 1],
    ]);
    expect(table.widths).toHaveLength(10);
    expect([table.rows, table.headRows, say(table.caption)]).toEqual([4, 1, 'Sums']);
    expect(table.widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(1);
  });

  it('is one table with its heads, its notes and its places, however many blocks it was cut into (issue 14)', () => {
    const head = [cell('Invoice', { header: true }), cell('Sum', { header: true })];
    const marked = { paragraphs: [['F-1', { kind: 'note' as const, note: 'fn1', mark: '1' }]] };
    const blocks = present(
      [
        { kind: 'paragraph', inlines: [{ kind: 'link', target: { to: 'anchor', id: 'b3' }, children: ['See'] }] },
        { kind: 'table', anchor: 'b1', rows: [head, [marked, cell('20')]] },
        note('1', 'fn1', 'Paid late.'),
        { kind: 'table', anchor: 'b3', continues: [head], rows: [[cell('F-2'), cell('3.50')]] },
        { kind: 'table', anchor: 'b4', rows: [[cell('Another')]] },
      ],
      { marks: new Map([[3, [{ start: 4, end: 8, term: 0, number: 0 }]]]) },
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['paragraph', 'table', 'table']);
    expect(runsOf(blocks[0])).toMatchObject([{ link: '#b1' }]);
    const [, table] = blocks;
    if (table?.kind !== 'table') throw new Error('no table');
    expect(table).toMatchObject({ anchor: 'b1', rows: 3, headRows: 1 });
    const texts = table.cells.map(({ paragraphs }) => paragraphs.map(say).join());
    expect(texts).toEqual(['Invoice', 'Sum', 'F-1{1: Paid late.}', '20', 'F-2', '3.50']);
    expect(table.cells.at(-1)?.paragraphs[0]).toMatchObject([{ text: '3.50', isMarked: true }]);
  });

  it('repeats no head that reaches into its body, or that is all there is', () => {
    const heads = [
      [[cell('a', { header: true, rowspan: 2 }), cell('b', { header: true })], [cell('1')]],
      [[cell('a', { header: true })]],
    ].map((rows) => present([{ kind: 'table', rows }])[0]);
    expect(heads.map((block) => block?.kind === 'table' && block.headRows)).toEqual([0, 0]);
  });
});
