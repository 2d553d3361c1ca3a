import type { ComparedDocument, ComparisonAnswer } from '#contract/comparison.ts';
import type { ComparisonState } from '#domain/comparison/comparison-address.ts';

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
  readonly isPinned: boolean;
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
  /** In the order that is asked for. */
  readonly rows: readonly MatrixRow[];
}

/** Puts an answer in the order of the address; what that no longer names is left out at once. */
export function buildMatrix(answer: ComparisonAnswer, { topics, places, pinned }: Order): Matrix {
  const byColumn = new Map(answer.documents.map((document) => [document.jurisdiction, document]));
  const columns = places.flatMap((id): readonly MatrixColumn[] => {
    const answered = answer.jurisdictions.find((one) => one.id === id);
    const document = byColumn.get(id);
    if (!answered) return [];
    return [
      {
        ...answered,
        document,
        cells: new Map(document?.topicHtml.map((cell) => [cell.topicId, cell])),
        removed: new Map(document?.removed.map(({ topicId, change }) => [topicId, change])),
        isPinned: pinned.includes(id),
      },
    ];
  });
  return {
    columns: [...columns.filter(({ isPinned }) => isPinned), ...columns.filter(({ isPinned }) => !isPinned)],
    rows: topics.flatMap((id) =>
      answer.topics
        .filter(({ topicId }) => topicId === id)
        .map(({ description, parents }) => ({ id, name: description, parents })),
    ),
  };
}

/** What of the address orders a matrix. */
export type Order = Pick<ComparisonState, 'topics' | 'places' | 'pinned'>;

/** How many answers changed, of those that are shown. */
export function countChanges({ columns, rows }: Matrix): number {
  const changes = columns.flatMap(({ cells, removed }) =>
    rows.filter(({ id }) => cells.get(id)?.change || removed.has(id)),
  );
  return changes.length;
}

/** The columns with one at another place; one that is pinned stays among those, any other behind them. */
export function moveColumn(columns: readonly MatrixColumn[], from: number, to: number): readonly string[] {
  const moved = columns[from];
  const others = columns.filter((_, at) => at !== from);
  if (!moved) return others.map(({ id }) => id);
  const pinned = others.filter(({ isPinned }) => isPinned).length;
  const place = moved.isPinned ? Math.min(to, pinned) : Math.max(to, pinned);
  return [...others.slice(0, place), moved, ...others.slice(place)].map(({ id }) => id);
}
