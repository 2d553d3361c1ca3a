import { createContext, use, type ReactNode } from 'react';
import type { SearchState } from '#domain/search/search-state.ts';
import type { SearchMode } from './edition-view.ts';

export interface SearchFieldProps {
  /** The mode whose page is open; the plain search elsewhere. */
  readonly mode?: SearchMode | undefined;
  /** What is searched for at present, where a result page is open. */
  readonly state?: SearchState | undefined;
  /** Large on the home page, where it is the main thing. */
  readonly size?: 'regular' | 'large';
  /** The field of a sheet takes the focus and leaves the `/` key and the filters to the page. */
  readonly isInSheet?: boolean;
  /** Takes the focus as it comes, where it is what the page is for. */
  readonly takesFocus?: boolean;
  /** After a search was started. */
  readonly onSearch?: () => void;
}

/** Draws the search field; a route fills it in once for all pages. */
export const SearchFieldContext = createContext<(properties: SearchFieldProps) => ReactNode>(() => null);

/** The slot for the search field, for whichever page has a place for it. */
export function SearchField(properties: SearchFieldProps) {
  return use(SearchFieldContext)(properties);
}
