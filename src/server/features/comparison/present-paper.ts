import type { Block, TableBlock, TableCell } from '#domain/document/block.ts';
import type { Inline } from '#domain/document/inline.ts';
import type { PaperDraft, PaperPart } from '#domain/paper/paper-draft.ts';
import type { ComparisonSheet } from './present-sheet.ts';
import type { Line } from './present-cells.ts';

/** Answers as pages set across: one table whose heads stand on every page, and below it who says so. */
export function presentComparisonPaper(sheet: ComparisonSheet, link: string): PaperDraft {
  const { title, facts, notes } = sheet;
  const parts = [...presentMatrix(sheet), ...presentSources(sheet)];
  return {
    head: {
      title,
      facts,
      notes,
      hasContents: false,
      hasNotes: false,
      isWide: true,
      works: [{ title, language: 'en', link, facts: [] }],
    },
    texts: [
      {
        async *[Symbol.asyncIterator](): AsyncGenerator<PaperPart> {
          for (const block of parts) yield { blocks: [block], ...NO_LINKS };
        },
      },
    ],
  };
}

/** Every address in the blocks is absolute already. */
const NO_LINKS = { marks: new Map(), links: new Map(), places: new Map() };

/** A block for each topic, which are one table again on paper. */
function presentMatrix({ topicTitle, columns, rows }: ComparisonSheet): TableBlock[] {
  const head = [
    headCell([[topicTitle]]),
    ...columns.map(({ name, about }) => headCell([[name], ...about.map((line) => [line])])),
  ];
  return rows.map(({ name, parents, cells }, at) => {
    const row = [
      headCell([...parents.map((parent) => [`${parent} ›`]), [name]]),
      ...cells.map(({ lines }) => ({ paragraphs: lines })),
    ];
    return at === 0 ? { kind: 'table', rows: [head, row] } : { kind: 'table', continues: [head], rows: [row] };
  });
}

/** Of each column who answers, when that was reviewed, how it is cited, and where it stands. */
function presentSources({ placeTitle, columns }: ComparisonSheet): Block[] {
  const titles = [placeTitle, 'Contributors and review', 'Cite as', 'Permanent link'];
  const rows = columns.flatMap(({ name, head, document, about }): TableCell[][] => {
    if (!head) return [];
    const { citation = '', permalink = '' } = document?.sourceDetails ?? {};
    const link: Inline[] =
      permalink === '' ? [] : [{ kind: 'link', target: { to: 'web', href: permalink }, children: [permalink] }];
    const cells: Line[][] = [about.map((line) => [line]), [[citation]], [link]];
    return [[headCell([[name]]), ...cells.map((paragraphs) => ({ paragraphs }))]];
  });
  return [
    { kind: 'heading', level: 1, inlines: ['Sources'] },
    { kind: 'table', rows: [titles.map((title) => headCell([[title]])), ...rows] },
  ];
}

function headCell(paragraphs: readonly Line[]): TableCell {
  return { header: true, paragraphs };
}
