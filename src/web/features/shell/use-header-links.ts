import { useAccount } from '#web/app/account.ts';
import { resolveAddress } from '#web/app/edition-routes.ts';
import { useEditionView } from '#web/app/edition-view.ts';

/** Where support and feedback are at home (OP-26). */
export const SUPPORT = '/contactcustomersupport';
export const FAVORITES = '/favorites';
/** Visitors by network address have no password, and no such page. */
const SECURITY = '/account/security';

/** What an account keeps. */
const OWN_PAGES = [
  { href: '/alerts', name: 'Search alerts' },
  { href: '/research-record', name: 'Research record' },
  { href: '/history', name: 'Recently viewed' },
  { href: '/customize', name: 'Customize home page' },
  { href: '/my-data', name: 'My data' },
  { href: SECURITY, name: 'Password and sessions' },
] as const;

export interface HeaderLinks {
  /** Codes without favorites see none of their entries (OP-38). */
  readonly hasFavorites: boolean;
  /** The external training page (SH-252); null where none is set up, and those who support readers are asked instead. */
  readonly training: string | null;
  /** Pages of the reader's own, for those whose subscription has them. */
  readonly ownPages: readonly { readonly href: string; readonly name: string }[];
}

/** What the buttons and the dropdown of the header offer to this visitor. */
export function useHeaderLinks(): HeaderLinks {
  const view = useEditionView();
  const { codes, isSignedIn } = useAccount();
  const { kind } = resolveAddress(view, codes, FAVORITES, '');
  return {
    hasFavorites: kind === 'page' || kind === 'sign-in',
    training: view.addresses.training,
    ownPages: OWN_PAGES.filter(
      ({ href }) => resolveAddress(view, codes, href, '').kind === 'page' && (isSignedIn || href !== SECURITY),
    ),
  };
}
