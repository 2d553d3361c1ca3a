import type { EditionView } from '#contract/edition-view.ts';
import { listEffectiveCodes, type AccessCode } from '#domain/edition/subscription-code.ts';
import { readCookie } from './cookies.ts';
import { subscriptionsOf } from './edition-routes.ts';

const COOKIE = 'subscription';
const COUNTERPART = 'subscription_session';

/**
 * The codes that count on this edition, as the two cookies of the server say; none unless both say the same (SH-014,
 * SH-021). They steer what is drawn and where a visitor is led, nothing else: what may be read is decided by the server.
 */
export function readHeldCodes(view: EditionView): AccessCode[] {
  const claimed = readCookie(COOKIE);
  if (claimed === undefined || claimed === '' || claimed !== readCookie(COUNTERPART)) return [];
  return listEffectiveCodes(subscriptionsOf(view), claimed.split(','));
}
