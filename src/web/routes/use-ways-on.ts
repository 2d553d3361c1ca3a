import { resolveAddress } from '#web/app/edition-routes.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { readHeldCodes } from '#web/app/held-codes.ts';

/** The search pages that this visitor has, for pages that have nothing else to offer yet. */
export function useWaysOn(): { readonly href: string; readonly label: string }[] {
  const view = useEditionView();
  const codes = readHeldCodes(view);
  // Presets share the address of their mode; the first of each address stands for it.
  return view.modes
    .filter((mode, index, all) => all.findIndex(({ path }) => path === mode.path) === index)
    .filter((mode) => mode.path === '/search' || mode.menu)
    .filter((mode) => resolveAddress(view, codes, mode.path, '').kind === 'page')
    .map((mode) => ({ href: mode.path, label: mode.path === '/search' ? 'Search everything' : mode.title }));
}
