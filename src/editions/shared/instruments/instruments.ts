import type { KnownInstrument } from '#domain/provisions/known-instrument.ts';
import { ARBITRATION_RULES } from './arbitration-rules.ts';
import { EUROPEAN_LAWS, OTHER_CIVIL_LAWS } from './civil-law.ts';
import { COMMONWEALTH_INSTRUMENTS, UNITED_STATES_INSTRUMENTS } from './common-law.ts';
import { UNION_INSTRUMENTS } from './european-union.ts';
import { GERMAN_LANGUAGE_LAWS } from './german-law.ts';
import { TREATIES } from './treaties.ts';

/** The instruments that every library knows: one more is one line in one of the lists. */
export const INSTRUMENTS: readonly KnownInstrument[] = [
  ...TREATIES,
  ...UNION_INSTRUMENTS,
  ...ARBITRATION_RULES,
  ...COMMONWEALTH_INSTRUMENTS,
  ...UNITED_STATES_INSTRUMENTS,
  ...GERMAN_LANGUAGE_LAWS,
  ...EUROPEAN_LAWS,
  ...OTHER_CIVIL_LAWS,
];
