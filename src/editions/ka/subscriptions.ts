import type { SubscriptionDefinition } from '#domain/edition/subscription-code.ts';

/** Publication behind the Handbook subscription and the handbook entry of the menu. */
export const HANDBOOK = 'ka-book-06';

/** In order of precedence (OP-08). */
export const SUBSCRIPTIONS: readonly SubscriptionDefinition[] = [
  { code: 'KAPP', name: 'Practice Plus', reduced: false, publications: [] },
  { code: 'KA', name: 'Arbitration', reduced: false, publications: [] },
  { code: 'DEFAULT', name: 'Arbitration library', reduced: false, publications: [] },
  { code: 'YB', name: 'Yearbook', reduced: true, publications: ['ka-book-08'] },
  { code: 'IHB', name: 'Handbook', reduced: true, publications: [HANDBOOK] },
];

/** Codes of usage figures; those of the codes themselves unless said otherwise (SH-325, OP-114). */
export const MODULE_CODES = { KA: 'KA', KAPP: 'KAPP', YB: 'YB', IHB: 'IHB', DEFAULT: 'KA' } as const;
