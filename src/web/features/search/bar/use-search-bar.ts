import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { defaultMode, useEditionView, type SearchMode } from '#web/app/edition-view.ts';
import { hrefOfSearch } from '#web/app/search-address.ts';
import type { SearchFieldProps } from '#web/app/search-field.tsx';
import { addToQuery } from '#domain/query/add-to-query.ts';
import { countFilters } from '#domain/search/count-filters.ts';
import { defaultsOf, hasQuery, NO_TITLE_WORDS, type SearchState } from '#domain/search/search-state.ts';
import { joinTerms, type SearchTerm } from '#domain/query/split-terms.ts';
import { requestFilterPanel, requestFilterPanelOnArrival } from '../filters/panel-opener.ts';
import { followAddress, searchFor, sendDraft, startDraft } from './field-draft.ts';
import { listTerms } from './list-terms.ts';
import type { PresentSearch } from './offer-suggestion.ts';

export interface SearchBarModel {
  /** The query as it stands in the address, or is on its way there. */
  readonly query: string;
  /** Its pills; none while it is edited as text. */
  readonly terms: readonly SearchTerm[];
  /** What is typed beside them; all of the query while it is edited as text. */
  readonly text: string;
  readonly isText: boolean;
  /** Whether there is something to clear: in the field, or words that are looked for in titles. */
  readonly canClear: boolean;
  readonly placeholder: string;
  /** How many filters narrow the search. */
  readonly filters: number;
  /** What a value joins that is chosen below the field; undefined where there is no query and no filter. */
  readonly present: PresentSearch | undefined;
  /** Whether matches are looked for in titles only; undefined where the mode does not offer it. */
  readonly titleOnly: boolean | undefined;
  readonly setText: (text: string) => void;
  /** Forgets what is typed; the query stays. */
  readonly dropText: () => void;
  /** Searches for the pills and what is typed. */
  readonly submit: () => void;
  /** Searches for a whole query instead, of words in titles too; what is typed goes with the former one. */
  readonly search: (query: string, change?: Partial<SearchState>) => void;
  readonly changeTerm: (index: number, change: Partial<SearchTerm>) => void;
  readonly removeTerm: (index: number) => void;
  readonly clear: () => void;
  readonly toggleText: () => void;
  readonly openFilters: () => void;
}

/**
 * The rules of the search field. The query of the address stands in it as pills (SR-026), what is typed is local until it
 * is searched for and then joins them (SR-067). Searching keeps the filters and begins at the first result (SR-072);
 * clearing empties the query, in titles too, and the title-only switch (SR-076, SR-077).
 */
export function useSearchBar({ mode, state }: Pick<SearchFieldProps, 'mode' | 'state'>): SearchBarModel {
  const router = useRouter();
  const view = useEditionView();
  const target = mode ?? defaultMode(view);
  const asked = state?.q ?? '';
  const { draft, setDraft, query } = useDraft(asked);
  const terms = useMemo(() => listTerms(query), [query]);
  const hasWords = query !== '' || (state !== undefined && hasQuery(state));
  const ask = (q: string, text: string, change: Partial<SearchState> = {}) => {
    setDraft(sendDraft(asked, q.trim(), text));
    void router.navigate({ href: hrefOfSearch(target, { ...searchFor(q), ...change }, state) });
  };
  const search: SearchBarModel['search'] = (q, change) => ask(q, '', change);
  const askTerms = (changed: readonly SearchTerm[]) => ask(joinTerms(changed), draft.text);
  const submit = () => search(draft.isText ? draft.text : addToQuery(query, draft.text));
  return {
    query,
    terms: draft.isText ? [] : terms,
    text: draft.text,
    isText: draft.isText,
    canClear: draft.isText || draft.text !== '' || hasWords,
    ...describeSearch(target, state, query),
    setText: (text) => setDraft({ ...draft, text }),
    dropText: () => setDraft(sendDraft(asked, query, '')),
    submit,
    search,
    changeTerm: (index, change) => askTerms(terms.with(index, { ...terms[index], ...change } as SearchTerm)),
    removeTerm: (index) => askTerms(terms.toSpliced(index, 1)),
    clear: () => {
      if (hasWords || state?.titleOnly) search('', { ...NO_TITLE_WORDS, titleOnly: false });
      else setDraft(startDraft(asked));
    },
    toggleText: () => {
      if (!draft.isText) setDraft({ ...draft, isText: true, text: addToQuery(query, draft.text) });
      else if (draft.text.trim() === query) setDraft({ ...draft, isText: false, text: '' });
      else submit();
    },
    openFilters: () => openFilters(state !== undefined, () => router.navigate({ href: target.path })),
  };
}

/** The filters of the page at hand, or of the one that `go` leads to. */
function openFilters(isThere: boolean, go: () => Promise<void>): void {
  if (isThere) requestFilterPanel();
  else requestFilterPanelOnArrival(go);
}

type Described = Pick<SearchBarModel, 'placeholder' | 'filters' | 'present' | 'titleOnly'>;

/** What of the field follows from the search at hand. */
function describeSearch(mode: SearchMode, state: SearchState | undefined, query: string): Described {
  const filters = state ? countFilters(state, defaultsOf(mode)) : 0;
  return {
    placeholder: query === '' ? mode.placeholder : 'Search within these results',
    filters,
    present: state && (query !== '' || filters > 0) ? { mode, state: { ...state, q: query } } : undefined,
    titleOnly: mode.preferences.includes('titles') ? (state?.titleOnly ?? false) : undefined,
  };
}

/** What is typed beside the query of the address, which it follows, and the query as it stands or is on its way. */
function useDraft(asked: string) {
  const [draft, setDraft] = useState(startDraft(asked));
  if (draft.asked !== asked) setDraft(followAddress(draft, asked));
  return { draft, setDraft, query: draft.sent ?? asked };
}
