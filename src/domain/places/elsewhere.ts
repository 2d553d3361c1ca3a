import type { LandTable } from './land-table.ts';

/** Lands of no continent: land codes with names, that of the library first, then the official one and others. */
export const ELSEWHERE = {
  states: {},
  territories: {
    AQ: ['Antarctica'],
    BV: ['Bouvet Island'],
    TF: ['French Southern Territories'],
  },
} as const satisfies LandTable;
