/** The subscription codes there are (SH-013). */
export const SUBSCRIPTION_CODES = ['MIP', 'IPL', 'PL', 'CT', 'GPL', 'ILTT', 'SPW', 'KA', 'KAPP', 'YB', 'IHB'] as const;

export type SubscriptionCode = (typeof SUBSCRIPTION_CODES)[number];

/** Stands for a subscribed account without a listed code (OP-09). */
export const DEFAULT_CODE = 'DEFAULT';

export type AccessCode = SubscriptionCode | typeof DEFAULT_CODE;

/** What one code of an edition opens. The list of an edition stands in order of precedence (OP-08). */
export interface SubscriptionDefinition {
  readonly code: AccessCode;
  /** As readers are told, for example `Practice Plus`. */
  readonly name: string;
  /** Opens its own routes and content set only, and only while no fuller code is held (OP-08). */
  readonly reduced: boolean;
  /** Ids of the publications whose documents a reduced code opens; empty for the others, which open everything. */
  readonly publications: readonly string[];
}

/**
 * The codes that count on an edition, in order of precedence: those the edition knows, without the reduced ones where a
 * fuller one is held (OP-08). Empty means no subscription.
 */
export function listEffectiveCodes(
  subscriptions: readonly SubscriptionDefinition[],
  held: readonly string[],
): AccessCode[] {
  const known = subscriptions.filter(({ code }) => held.includes(code));
  const full = known.filter(({ reduced }) => !reduced);
  return (full.length > 0 ? full : known).map(({ code }) => code);
}
