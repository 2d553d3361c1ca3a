import { useAccount } from '#web/api/account.ts';
import { resolveAddress } from '#web/api/edition-routes.ts';
import { useEditionView } from '#web/api/edition-view.ts';

/** Where support and feedback are at home (OP-26). */
export const SUPPORT = '/contactcustomersupport';
export const FAVORITES = '/favorites';

export interface HeaderLinks {
  /** Codes without favorites see none of their entries (OP-38). */
  readonly hasFavorites: boolean;
  /** The external training page (SH-252); null where none is set up, and those who support readers are asked instead. */
  readonly training: string | null;
}

/** What the buttons and the dropdown of the header offer to this visitor. */
export function useHeaderLinks(): HeaderLinks {
  const view = useEditionView();
  const { codes } = useAccount();
  const { kind } = resolveAddress(view, codes, FAVORITES, '');
  return { hasFavorites: kind === 'page' || kind === 'sign-in', training: view.addresses.training };
}
