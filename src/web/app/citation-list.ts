import { createContext, use } from 'react';

/** Opens the look-up of a list of citations, with a text to begin with; a route provides it. */
export const CitationListContext = createContext<(text: string) => void>(() => undefined);

/** For wherever a list may be pasted. */
export function useCitationList(): (text: string) => void {
  return use(CitationListContext);
}
