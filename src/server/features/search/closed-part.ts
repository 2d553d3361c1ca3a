import type { SearchAnswer } from '#contract/search.ts';
import type { Reader } from '#domain/access/reader.ts';
import { MOST_CLOSED, roundClosed } from '#domain/access/round-closed.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { askEngine } from '#server/asking/ask-engine.ts';
import type { PlannedSearch } from '#server/asking/plan-request.ts';
import type { EngineHit, EngineRequest, SearchEngine } from '#server/ports/search-engine.ts';
import type { ClosedBudget } from './closed-budget.ts';

interface Parts {
  readonly engine: SearchEngine;
  readonly budget: ClosedBudget;
}

interface Page {
  readonly start: number;
  readonly size: number;
}

/** What a search finds outside the reader's subscription, which stands apart from its results (OP-169). */
export class ClosedPart {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Lets a search count them in the same turn; nothing where nothing may be named any more today. */
  async ask(reader: Reader, planned: PlannedSearch): Promise<Pick<EngineRequest, 'closedScope'>> {
    return (await this.#parts.budget.isSpent(reader)) ? {} : { closedScope: withLocked(planned).scope };
  }

  /** How many there are, as far as it is named. */
  async tell(reader: Reader, planned: PlannedSearch, found: number | null): Promise<SearchAnswer['closed']> {
    if (found === null) return null;
    await this.#parts.budget.spend(reader, keyOf(planned.request), found);
    return roundClosed(found);
  }

  /**
   * A page of them, newest first, and no more of them than are named. Throws `too-many-requests` where nothing may be
   * named any more today.
   */
  async list(
    reader: Reader,
    planned: PlannedSearch,
    { start, size }: Page,
  ): Promise<{ readonly total: number; readonly hits: readonly EngineHit[]; readonly corpusVersion: number }> {
    const { engine, budget } = this.#parts;
    const { sort } = planned;
    const request = withLocked(planned);
    if (await budget.isSpent(reader)) {
      throw new LibraryError('too-many-requests', {
        reason: 'What is outside your subscription can be listed again tomorrow.',
      });
    }
    const field = sort.sortBy === 'title' ? 'title' : 'relevant-date';
    const descending = sort.sortBy === 'score' || sort.sortOrder === 'desc';
    const page = { start, size: Math.max(0, Math.min(size, MOST_CLOSED - start)) };
    const answer = await askEngine(engine, {
      ...request,
      ...page,
      sort: { ...request.sort, field, descending },
      closed: true,
      facets: [],
      excerpt: false,
      idsOnly: true,
    });
    await budget.spend(reader, keyOf(planned.request), answer.total);
    const total = roundClosed(answer.total).count;
    return { total, hits: answer.hits.slice(0, Math.max(0, total - start)), corpusVersion: answer.corpusVersion };
  }
}

/** What a locked switch of Search within leaves out of the results is outside the subscription, too (SH-026). */
function withLocked({ request, off }: PlannedSearch): PlannedSearch['request'] {
  const locked = off.filter(({ isLocked }) => isLocked).map(({ without }) => without);
  return { ...request, scope: request.scope.filter((choice) => !locked.includes(choice)) };
}

/** Equal for the same search, whatever its page and order. */
function keyOf({ sort: _sort, ...request }: PlannedSearch['request']): string {
  return JSON.stringify(request);
}
