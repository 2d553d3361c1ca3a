import { createContext, use } from 'react';
import type { EditionView } from '#contract/edition-view.ts';
import { findUsualMode } from '#domain/edition/find-mode.ts';
import { ApiError } from '#web/api/api-error.ts';

export type SearchMode = EditionView['modes'][number];

/** The edition that this page draws. */
export const EditionViewContext = createContext<EditionView | undefined>(undefined);

/** The edition view; there is always one below the shell. */
export function useEditionView(): EditionView {
  const view = use(EditionViewContext);
  if (!view) throw new Error('The edition view is not there yet.');
  return view;
}

/** The view that the server wrote into the page; during development, where nothing was written, it is asked for. */
export async function loadEditionView(): Promise<EditionView> {
  const written = document.getElementById('edition-view')?.textContent?.trim() ?? '';
  if (written.startsWith('{')) return JSON.parse(written) as EditionView;
  const response = await fetch('/apiv2/edition-view');
  if (!response.ok) throw new ApiError(response.status, {});
  return (await response.json()) as EditionView;
}

/** The mode of the plain search page. */
export function defaultMode(view: EditionView): SearchMode {
  const mode = findUsualMode(view);
  if (!mode) throw new Error('The edition has no search mode.');
  return mode;
}

/**
 * The mode of a search page: the one that `mode` in the address names among those of its path (OP-44), else the path's
 * own. A name that no mode has is left to the server, which refuses it (ERR-012).
 */
export function findModeAt(view: EditionView, path: string | undefined, searchStr: string): SearchMode | undefined {
  const ofPath = view.modes.filter((candidate) => candidate.path === path);
  const wanted = new URLSearchParams(searchStr).get('mode')?.toLowerCase();
  return ofPath.find((candidate) => candidate.id.toLowerCase() === wanted) ?? ofPath[0];
}
