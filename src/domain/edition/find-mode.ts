import type { Edition, SearchMode } from './edition.ts';

/** The way to search that a call means: of its endpoint the one named, else the first; case does not count. */
export function findMode(edition: Edition, endpoint: string, id: string | null | undefined): SearchMode | undefined {
  const ofEndpoint = edition.modes.filter((mode) => mode.endpoint.toLowerCase() === endpoint.toLowerCase());
  return id ? ofEndpoint.find((mode) => mode.id.toLowerCase() === id.toLowerCase()) : ofEndpoint[0];
}

/** The way to search of the plain search page. */
export function findUsualMode<Mode extends Pick<SearchMode, 'path'>>(edition: {
  readonly modes: readonly Mode[];
}): Mode | undefined {
  return edition.modes.find(({ path }) => path === '/search') ?? edition.modes[0];
}
