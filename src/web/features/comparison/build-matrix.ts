import type { ComparedDocument, ComparisonAnswer } from '#contract/comparison.ts';
import type { ComparisonState } from '#domain/comparison/comparison-address.ts';
import { moveItem } from '#web/ui/move-item.ts';

type Answered = ComparisonAnswer['jurisdictions'][number];
export type Cell = ComparedDocument['topicHtml'][number];
export type CellChange = NonNullable<Cell['change']>;

/** A place or an institution with its answers. */
export interface MatrixColumn extends Answered {
  /** What answers for it; undefined where it is closed or has no text of that day. */
  readonly document: ComparedDocument | undefined;
  /** Answers by topic; a topic without one is a hole. */
  readonly cells: ReadonlyMap<string, Cell>;
  /** Answers that it had and has no more. */
  readonly removed: ReadonlyMap<string, CellChange>;
}

export interface MatrixRow {
  readonly id: string;
  readonly name: string;
  /** Of the topics that it belongs to, the topmost first. */
  readonly parents: readonly string[];
}

export interface Matrix {
  /** In the order of the address, those that are pinned first. */
  readonly columns: readonly MatrixColumn[];
  /** How many of them are pinned. */
  readonly pinned: number;
  /** In the order that is asked for. */
  readonly rows: readonly MatrixRow[];
}

/** The columns of an answer. Wherever they are moved to, they stay the same, so that nothing in them is drawn anew. */
export function listColumns(answer: ComparisonAnswer): readonly MatrixColumn[] {
  const byColumn = new Map(answer.documents.map((document) => [document.jurisdiction, document]));
  return answer.jurisdictions.map((answered) => {
    const document = byColumn.get(answered.id);
    return {
      ...answered,
      document,
      cells: new Map(document?.topicHtml.map((cell) => [cell.topicId, cell])),
      removed: new Map(document?.removed.map(({ topicId, change }) => [topicId, change])),
    };
  });
}

/** The rows of an answer, in the order of `topics`; what these no longer name is left out at once. */
export function listRows({ topics: answered }: ComparisonAnswer, topics: readonly string[]): readonly MatrixRow[] {
  return topics.flatMap((id) =>
    answered
      .filter(({ topicId }) => topicId === id)
      .map(({ description, parents }) => ({ id, name: description, parents })),
  );
}

/** Columns in the order of the address; what that no longer names is left out at once. */
export function orderColumns(
  columns: readonly MatrixColumn[],
  { places, pinned }: Pick<ComparisonState, 'places' | 'pinned'>,
): Pick<Matrix, 'columns' | 'pinned'> {
  const ordered = places.flatMap((id) => columns.find((one) => one.id === id) ?? []);
  const [first, others] = [
    ordered.filter(({ id }) => pinned.includes(id)),
    ordered.filter(({ id }) => !pinned.includes(id)),
  ];
  return { columns: [...first, ...others], pinned: first.length };
}

/** Says nothing of a change either. */
const NOT_HELD = { kind: 'not held' };

/** How many answers changed, of those that are shown; those that were not held that day are none. */
export function countChanges({ columns, rows }: Pick<Matrix, 'columns' | 'rows'>): number {
  const changes = columns.flatMap(({ cells, removed }) =>
    rows.filter(({ id }) => (cells.get(id)?.change ?? NOT_HELD).kind !== 'not held' || removed.has(id)),
  );
  return changes.length;
}

/** How many answers there are of which the text of that day is not held. */
export function countNotHeld({ columns, rows }: Pick<Matrix, 'columns' | 'rows'>): number {
  return columns.flatMap(({ cells }) => rows.filter(({ id }) => cells.get(id)?.change?.kind === 'not held')).length;
}

/** The ids of columns with one at another place; one that is pinned stays among those, any other behind them. */
export function moveColumn(
  { columns, pinned }: Pick<Matrix, 'columns' | 'pinned'>,
  from: number,
  to: number,
): string[] {
  const isPinned = from < pinned;
  const place = isPinned ? Math.min(to, pinned - 1) : Math.max(to, pinned);
  return moveItem(columns, from, place).map(({ id }) => id);
}
