import type { SubscriptionDefinition } from '#domain/edition/subscription-code.ts';

/** The tables of contents that the three reduced subscriptions open at (OP-36). */
export const CONTENTS = { GPL: 'kipl-book-06', ILTT: 'kipl-book-07', SPW: 'kipl-book-08' } as const;

/** In order of precedence (OP-08). */
export const SUBSCRIPTIONS: readonly SubscriptionDefinition[] = [
  { code: 'IPL', name: 'IP Law', reduced: false, publications: [] },
  { code: 'PL', name: 'Patent Law', reduced: false, publications: [] },
  { code: 'CT', name: 'Copyright and Trade Marks', reduced: false, publications: [] },
  { code: 'MIP', name: 'Manual IP', reduced: false, publications: [] },
  { code: 'DEFAULT', name: 'IP library', reduced: false, publications: [] },
  { code: 'GPL', name: 'Patent Litigation across Borders', reduced: true, publications: [CONTENTS.GPL] },
  { code: 'ILTT', name: 'Licensing and Technology Transfer', reduced: true, publications: [CONTENTS.ILTT] },
  { code: 'SPW', name: 'Software Patents by Country', reduced: true, publications: [CONTENTS.SPW] },
];

/** Codes of usage figures (SH-325, OP-114). */
export const MODULE_CODES = {
  IPL: 'KIPL',
  PL: 'KPAT',
  CT: 'KCT',
  MIP: 'KMIP',
  GPL: 'GPL',
  ILTT: 'ILTT',
  SPW: 'SPW',
  DEFAULT: 'KIPL',
} as const;
