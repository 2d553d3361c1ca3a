import type { AccessCode, SubscriptionDefinition } from './subscription-code.ts';
import type { RouteAudience } from './route.ts';

/** Whether somebody with these effective codes belongs to the audience (SH-015). */
export function isAdmitted(
  audience: RouteAudience,
  subscriptions: readonly SubscriptionDefinition[],
  codes: readonly AccessCode[],
): boolean {
  if (audience === 'anyone') return true;
  if (audience === 'subscribers') return codes.length > 0;
  if (audience === 'full') return subscriptions.some(({ code, reduced }) => !reduced && codes.includes(code));
  return audience.some((code) => codes.includes(code));
}
