import type { ComparedDocument, ComparisonAnswer } from '#contract/comparison.ts';
import { describeHeld, describeReview, STATES } from '#domain/comparison/describe-review.ts';
import { inlineText } from '#domain/document/inline.ts';
import type { ListModel } from '#server/ports/document-renderer.ts';
import { presentFactLine, type Line } from './present-cells.ts';

/** What stands side by side, as it goes into files. */
export interface ComparisonSheet {
  readonly title: string;
  readonly facts: ListModel['facts'];
  /** What was asked for and is not there, in sentences. */
  readonly notes: readonly string[];
  readonly topicTitle: string;
  readonly placeTitle: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
}

export interface SheetColumn {
  readonly name: string;
  /** Who answers when and how, a line each; absent for what is no answer of the library. */
  readonly head?: ComparisonAnswer['jurisdictions'][number];
  readonly document?: ComparedDocument;
  readonly about: readonly string[];
}

export interface SheetRow {
  readonly topicId: string;
  readonly name: string;
  readonly parents: readonly string[];
  /** One for each column. */
  readonly cells: readonly SheetCell[];
}

export interface SheetCell {
  readonly lines: readonly Line[];
  /** Who says so, as the answer itself names it; '' where it names nobody. */
  readonly source: string;
}

/** Characters of a text in one cell of a sheet of numbers; what is longer goes on in the next row. */
const LONGEST_CELL = 30_000;

/** What stands below the name of a column. */
export function describeColumn(
  head: ComparisonAnswer['jurisdictions'][number],
  document: ComparedDocument | undefined,
): string[] {
  if (head.isLocked) return [describeClosed(head)];
  const states = document ? [STATES[document.status].name, describeReview(head).words, describeHeld(document)] : [];
  return [...states, head.contributors.join(', '), head.note ?? ''].filter((line) => line !== '');
}

/** Instead of every answer of a column that is closed to the reader. */
export function describeClosed({ heldBy }: Pick<ComparisonAnswer['jurisdictions'][number], 'heldBy'>): string {
  return `Not in your subscription.${heldBy.length === 0 ? '' : ` Held by ${heldBy.join(', ')}.`}`;
}

/** Topics as rows and places as columns, with a sheet of who says so, and when that was reviewed. */
export function presentComparisonList(sheet: ComparisonSheet): ListModel {
  const { title, facts, notes, topicTitle, columns } = sheet;
  return {
    title,
    facts: [...notes.map((note) => ['Note', note] as const), ...facts],
    columns: [
      { name: topicTitle, width: 26, type: 'text' },
      ...columns.map(({ name, about }) => ({
        name: about.length === 0 ? name : `${name} (${about.join('; ')})`,
        width: 48,
        type: 'text' as const,
      })),
    ],
    rows: sheet.rows.flatMap(({ name, parents, cells }) => {
      const pieces = cells.map(({ lines }) => cutText(lines.map((line) => inlineText(line)).join('\n')));
      const label = [...parents, name].join(' › ');
      return Array.from({ length: Math.max(1, ...pieces.map((of) => of.length)) }, (_, at) => [
        at === 0 ? label : `${label} (continued)`,
        ...pieces.map((of) => of[at] ?? ''),
      ]);
    }),
    more: [{ name: 'Sources', ...presentSources(sheet) }],
  };
}

/** A row for each answer. */
// Long because: eleven columns and what stands in each are read side by side.
function presentSources({
  topicTitle,
  placeTitle,
  columns,
  rows,
}: ComparisonSheet): Pick<ListModel, 'columns' | 'rows'> {
  return {
    columns: [
      { name: placeTitle, width: 20, type: 'text' },
      { name: topicTitle, width: 26, type: 'text' },
      { name: 'Status', width: 14, type: 'text' },
      { name: 'Contributors', width: 30, type: 'text' },
      { name: 'Last reviewed', width: 14, type: 'date' },
      { name: 'Source', width: 50, type: 'text' },
      { name: 'Facts of law', width: 50, type: 'text' },
      { name: 'Printed page', width: 12, type: 'text' },
      { name: 'Version of the text', width: 12, type: 'number' },
      { name: 'Cite as', width: 50, type: 'text' },
      { name: 'Link', width: 40, type: 'link' },
    ],
    rows: columns.flatMap(({ name, head, document, about }, at) => {
      if (!head) return [];
      if (!document) return [[name, '', about.join('; '), '', '', '', '', '', '', '', '']];
      return rows.flatMap(({ topicId, name: topic, cells }) => {
        const cell = document.topicHtml.find((one) => one.topicId === topicId);
        if (!cell) return [];
        return [
          [
            name,
            topic,
            STATES[document.status].name,
            head.contributors.join('; '),
            head.lastReviewDate ?? '',
            cells[at]?.source ?? '',
            cell.facts.map(presentFactLine).join('\n'),
            cell.sourcePage ?? '',
            document.version,
            document.sourceDetails.citation,
            `${document.sourceDetails.permalink}#${encodeURIComponent(cell.from)}`,
          ],
        ];
      });
    }),
  };
}

/** Pieces that a cell takes, cut between paragraphs, else between words. */
function cutText(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > LONGEST_CELL) {
    const [line, word] = ['\n', ' '].map((sign) => rest.lastIndexOf(sign, LONGEST_CELL));
    const at = [line ?? -1, word ?? -1].find((place) => place > LONGEST_CELL / 2) ?? LONGEST_CELL;
    // No letter of two halves is cut in two.
    const end = /[\udc00-\udfff]/u.test(rest.charAt(at)) ? at - 1 : at;
    pieces.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return rest === '' ? pieces : [...pieces, rest];
}
