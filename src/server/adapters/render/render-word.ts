import { ExternalHyperlink, HeadingLevel, Paragraph, TextRun } from 'docx';
import type { ListRow, ResultList } from '#server/ports/document-renderer.ts';
import { createHeading, createWord, SOFT } from './create-word.ts';
import { describeRow } from './list-columns.ts';

/** A document with a heading, what the list answers, and the results as a numbered list with links. */
export function renderWord(list: ResultList): Promise<Uint8Array> {
  const spacing = { before: 320, after: 120 };
  const heading = createHeading('Results', { heading: HeadingLevel.HEADING_1, spacing });
  return createWord(list, [heading, ...list.rows.flatMap(presentResult)]);
}

function presentResult(row: ListRow): Paragraph[] {
  const indent = { left: 560 };
  return [
    new Paragraph({
      numbering: { reference: 'entries', level: 0 },
      spacing: { before: 160 },
      keepNext: true,
      children: [
        new ExternalHyperlink({ link: row.link, children: [new TextRun({ text: row.title, style: 'Hyperlink' })] }),
      ],
    }),
    new Paragraph({ indent, children: [new TextRun({ text: describeRow(row), color: SOFT, size: 19 })] }),
    ...(row.excerpt === ''
      ? []
      : [new Paragraph({ indent, children: [new TextRun({ text: row.excerpt, size: 19 })] })]),
  ];
}
