import type { EditionView } from '#contract/edition-view.ts';
import { isExternal } from '#domain/edition/list-menu.ts';
import type { AccountModel } from './account.ts';
import { resolveAddress } from './edition-routes.ts';

/**
 * Whether a link that is shown to everybody leads this reader to more than a refusal. A stranger signs in where it leads;
 * who is signed in there all the same has no subscription.
 */
export function leadsOn(
  view: EditionView,
  { codes, isSignedIn }: Pick<AccountModel, 'codes' | 'isSignedIn'>,
  url: string,
): boolean {
  if (isExternal(url)) return true;
  const [path = '', search = ''] = url.split(/(?=\?)/u);
  const { kind } = resolveAddress(view, codes, path, search);
  return kind !== 'refused' && !(kind === 'sign-in' && isSignedIn);
}
