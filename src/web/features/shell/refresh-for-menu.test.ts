import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { refreshForMenu } from './refresh-for-menu.ts';

const PATHS = ['/search', '/books'];

/** A library with answers in it, of which the key given is on the screen. */
async function openLibrary(shown: readonly string[]) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const ask = vi.fn(async () => 'answer');
  for (const key of [
    ['search', 'a', 'filters'],
    ['search', 'b', 'hits'],
    ['publication', 'x'],
    ['document', 'x'],
  ]) {
    await queries.fetchQuery({ queryKey: key, queryFn: ask });
  }
  const observer = new QueryObserver(queries, { queryKey: shown, queryFn: ask, staleTime: 60_000 });
  const stop = observer.subscribe(() => undefined);
  ask.mockClear();
  return {
    queries,
    ask,
    stop,
    keys: () =>
      queries
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey[0]),
  };
}

it('A menu entry that searches reloads hits and filters and leaves everything else (SH-207)', async () => {
  const { queries, stop, keys } = await openLibrary(['search', 'a', 'filters']);
  expect(refreshForMenu(queries, PATHS, '/books?source=ICCA', '/search?q=seat')).toBe('search');
  expect(keys()).toEqual(['search', 'publication', 'document']);
  expect(queries.getQueryState(['search', 'a', 'filters'])?.isInvalidated).toBe(true);
  stop();
});

it('The entry of the search that is open asks for it again at once (SH-207)', async () => {
  const { queries, ask, stop } = await openLibrary(['search', 'a', 'filters']);
  refreshForMenu(queries, PATHS, '/search?topic=State Aid', '/search?topic=State+Aid');
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  stop();
});

it('A link to a document lets go of the publication that is loaded (SH-208)', async () => {
  const { queries, stop, keys } = await openLibrary(['document', 'x']);
  expect(refreshForMenu(queries, PATHS, '/document/handbook', '/books')).toBe('publication');
  expect(keys()).not.toContain('publication');
  expect(keys()).toContain('search');
  stop();
});

it('Other entries keep what is loaded (SH-207, SH-208)', async () => {
  const { queries, stop, keys } = await openLibrary(['document', 'x']);
  expect(refreshForMenu(queries, PATHS, '/news', '/books')).toBe('none');
  expect(keys()).toHaveLength(4);
  stop();
});
