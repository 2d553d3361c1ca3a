import { createContext, use, type ComponentType } from 'react';
import type { SearchState } from '#domain/search/search-state.ts';
import type { SearchMode } from './edition-view.ts';

export interface SearchToolProps {
  readonly mode: SearchMode;
  /** The search of the page. */
  readonly state: SearchState;
}

/** Something a reader can do with a search. */
export interface SearchTool {
  readonly id: string;
  /** Draws the tool; nothing where it does not apply to the search. */
  readonly Tool: ComponentType<SearchToolProps>;
}

/** What is offered for searches, in its order; the route of the search pages fills it in. */
export const SearchToolsContext = createContext<readonly SearchTool[]>([]);

/** The slot above the results for what can be done with the search. */
export function SearchTools({ mode, state }: SearchToolProps) {
  return use(SearchToolsContext).map(({ id, Tool }) => <Tool key={id} mode={mode} state={state} />);
}
