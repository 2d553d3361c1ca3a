import { useQuery } from '@tanstack/react-query';
import { listWordForms, type WordFormsAnswer } from '#contract/word-forms.ts';
import { searchCallQuery } from '#web/api/search.queries.ts';
import { bodyOfMatches } from '#web/app/search-address.ts';
import type { SearchModel } from '../use-search.ts';

/** What one term of the query finds. */
export type TermForms = WordFormsAnswer['terms'][number];

export interface FormsModel {
  /** By terms in canonical spelling; a term that finds only what is written has none. */
  readonly byTerm: ReadonlyMap<string, TermForms>;
  readonly isLoading: boolean;
}

/** The words that the terms of the query find; asked where they are shown. */
export function useWordForms({ mode, state }: Pick<SearchModel, 'mode' | 'state'>): FormsModel {
  const { data, isLoading } = useQuery(
    searchCallQuery(listWordForms, mode.endpoint, bodyOfMatches(mode, state), { retry: false }),
  );
  return { byTerm: new Map((data?.terms ?? []).map((forms) => [forms.term, forms])), isLoading };
}
