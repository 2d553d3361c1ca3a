import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { defaultMode, useEditionView, type SearchMode } from '#web/api/edition-view.ts';
import type { SearchState } from '#domain/search/search-state.ts';
import { hrefOfSearch } from '#web/api/search-address.ts';

export interface SearchBarModel {
  readonly text: string;
  readonly placeholder: string;
  readonly setText: (text: string) => void;
  /** Searches for what stands in the field, or for the text given. */
  readonly submit: (text?: string) => void;
  readonly clear: () => void;
}

interface SearchBarInput {
  /** The mode whose page is open; the plain search elsewhere. */
  readonly mode?: SearchMode | undefined;
  /** What is searched for at present, where a result page is open. */
  readonly state?: SearchState | undefined;
}

/**
 * The rules of the search field: it shows the query of the address until somebody types; searching keeps the filters
 * and begins at the first result (SR-072); clearing empties the query and the title-only switch (SR-076, SR-077).
 */
export function useSearchBar({ mode, state }: SearchBarInput): SearchBarModel {
  const router = useRouter();
  const view = useEditionView();
  const target = mode ?? defaultMode(view);
  const asked = state?.q ?? '';
  const [draft, setDraft] = useState({ asked, text: asked });
  if (draft.asked !== asked) setDraft({ asked, text: asked });
  const go = (next: Partial<SearchState>) =>
    void router.navigate({ href: hrefOfSearch(target, { ...next, start: 0 }, state) });
  return {
    text: draft.text,
    placeholder: asked === '' ? target.placeholder : 'Search within these results',
    setText: (text) => setDraft({ asked, text }),
    submit: (text = draft.text) => {
      setDraft({ asked, text });
      go({ q: text.trim() });
    },
    clear: () => {
      setDraft({ asked, text: '' });
      if (asked !== '') go({ q: '', qTitle: '', titleOnly: false });
    },
  };
}
