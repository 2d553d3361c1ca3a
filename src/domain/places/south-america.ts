import type { LandTable } from './land-table.ts';

/** South America: land codes with names, that of the library first, then the official one and others. */
export const SOUTH_AMERICA = {
  continent: 'South America',
  states: {
    AR: ['Argentina', 'Argentine Republic', 'Republic of Argentina'],
    BO: ['Bolivia', 'Plurinational State of Bolivia', 'Republic of Bolivia'],
    BR: ['Brazil', 'Federative Republic of Brazil'],
    CL: ['Chile', 'Republic of Chile'],
    CO: ['Colombia', 'Republic of Colombia'],
    EC: ['Ecuador', 'Republic of Ecuador'],
    GY: ['Guyana', 'Republic of Guyana'],
    PY: ['Paraguay', 'Republic of Paraguay'],
    PE: ['Peru', 'Republic of Peru'],
    SR: ['Suriname', 'Republic of Suriname', 'Surinam'],
    UY: ['Uruguay', 'Eastern Republic of Uruguay', 'Oriental Republic of Uruguay'],
    VE: ['Venezuela', 'Bolivarian Republic of Venezuela', 'Republic of Venezuela'],
  },
  territories: {
    FK: ['Falkland Islands'],
    GF: ['French Guiana'],
    GS: ['South Georgia and the South Sandwich Islands'],
  },
} as const satisfies LandTable;
