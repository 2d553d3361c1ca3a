import type { SubscriptionDefinition } from '#domain/edition/subscription-code.ts';

/** Every subscriber of the edition holds the default set (OP-09). */
export const SUBSCRIPTIONS: readonly SubscriptionDefinition[] = [
  { code: 'DEFAULT', name: 'Competition Law', reduced: false, publications: [] },
];

/** Codes of usage figures (OP-114). */
export const MODULE_CODES = { DEFAULT: 'KCL' } as const;
