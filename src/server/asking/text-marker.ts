import { LibraryError } from '#domain/errors/library-error.ts';
import { type Forms } from '#domain/words/forms.ts';
import { listTerms } from '#domain/query/list-terms.ts';
import { normalizeQuery } from '#domain/query/normalize-query.ts';
import { parseQuery } from '#domain/query/parse-query.ts';
import { printQuery } from '#domain/query/print-query.ts';
import { withForms } from '#domain/query/related-forms.ts';
import type { StoredDocument } from '#server/ports/content-store.ts';
import type { TextWish } from '#server/ports/document-opener.ts';
import type { Charge } from '#server/ports/register-call.ts';
import { isQueryTooExpensive, type MatchAnswer, type SearchEngine } from '#server/ports/search-engine.ts';
import { RecentAnswers } from './recent-answers.ts';

/** Matches beyond this many are counted but not drawn. */
const DRAWN_MATCHES = 20_000;
const REMEMBERED_TEXTS = 16;

export interface Highlights extends MatchAnswer {
  readonly terms: readonly string[];
}

/** What is marked, or in words why nothing is; neither for a term that cannot be read. */
interface Marking {
  readonly highlights?: Highlights;
  readonly refusal?: string;
}

export const UNMARKED: Marking = {};

/** Finds where a search term stands in a text. */
export class TextMarker {
  readonly #engine: SearchEngine;
  /** A long text is fetched in many parts: its matches are asked for once. */
  readonly #recent = new RecentAnswers<Marking>(REMEMBERED_TEXTS);

  constructor(engine: SearchEngine) {
    this.#engine = engine;
  }

  /** A search term that cannot be read, asks too much or finds the budget empty marks nothing; the document opens. */
  async find(
    document: StoredDocument,
    { searchTerm, forms = 'number' }: Pick<TextWish, 'searchTerm' | 'forms'>,
    charge: Charge,
  ): Promise<Marking> {
    if (!searchTerm?.trim()) return UNMARKED;
    const generation = await this.#engine.generation();
    const ask = () => this.#askMatches(document.id, searchTerm, forms, charge);
    try {
      return await this.#recent.remember(`${generation} ${document.content.id} ${forms} ${searchTerm}`, ask);
    } catch (error) {
      if (!(error instanceof LibraryError) || error.code !== 'too-many-requests') throw error;
      return { refusal: [error.message, error.details?.reason].join(' ') };
    }
  }

  async #askMatches(id: string, searchTerm: string, forms: Forms, charge: Charge): Promise<Marking> {
    const parsed = parseQuery(searchTerm);
    if (!parsed.ok || !parsed.tree) return UNMARKED;
    const { tree } = parsed;
    const normalized = normalizeQuery(tree);
    if (!normalized.ok) return { refusal: normalized.error.reason };
    try {
      const ask = () => this.#engine.listMatches({ id, query: withForms(tree, forms), limit: DRAWN_MATCHES });
      const answer = await charge('search', ask);
      return { highlights: { ...answer, terms: listTerms(tree).map((term) => printQuery(term)) } };
    } catch (error) {
      if (isQueryTooExpensive(error)) return { refusal: error.reason };
      throw error;
    }
  }
}
