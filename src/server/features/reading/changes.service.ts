import type { DocumentChanges } from '#contract/document-changes.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { ShownChanges } from '#domain/versions/shorten-changes.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import type { TextComparer } from '#server/ports/text-comparer.ts';
import { RecentAnswers } from '#server/asking/recent-answers.ts';

const REMEMBERED = 16;

/** Says what changed between the versions of a document (OP-115). */
export class ChangesService {
  readonly #guard: DocumentGuard;
  readonly #budget: ReadingBudget;
  readonly #comparer: TextComparer;
  /** A content never changes under its number. */
  readonly #answers = new RecentAnswers<ShownChanges>(REMEMBERED);

  constructor(guard: DocumentGuard, budget: ReadingBudget, comparer: TextComparer) {
    this.#guard = guard;
    this.#budget = budget;
    this.#comparer = comparer;
  }

  /** From one version to another, the newest where none is named. Throws what opening either of them throws. */
  async getChanges(
    reader: Reader,
    id: string,
    { from, to }: { readonly from: number; readonly to?: number | undefined },
  ): Promise<DocumentChanges> {
    const newest = await this.#guard.getOpen(reader, id);
    const [former, next] = await Promise.all([
      this.#guard.openVersion(reader, newest, from),
      this.#guard.openVersion(reader, newest, to),
    ]);
    await this.#budget.take(reader, next.id);
    const contents = [former.content.id, next.content.id] as const;
    const { rows, counts, omitted, isWhole } = await this.#answers.remember(contents.join(' '), () =>
      this.#comparer.compare(...contents),
    );
    return {
      id: next.id,
      title: next.record.title,
      from: former.version,
      to: next.version,
      rows: rows.map((row) =>
        row.kind === 'unchanged'
          ? { kind: row.kind, blocks: row.blocks }
          : { kind: row.kind, anchor: row.anchor, pieces: [...row.pieces], isCompared: row.isCompared },
      ),
      counts: { ...counts },
      omitted,
      isWhole,
    };
  }
}
