import type { LandTable } from './land-table.ts';

/** Oceania: land codes with names, that of the library first, then the official one and others. */
export const OCEANIA = {
  continent: 'Oceania',
  states: {
    AU: ['Australia', 'Commonwealth of Australia'],
    FJ: ['Fiji', 'Republic of Fiji', 'Republic of the Fiji Islands'],
    KI: ['Kiribati', 'Republic of Kiribati'],
    MH: ['Marshall Islands', 'Republic of the Marshall Islands'],
    FM: ['Micronesia', 'Federated States of Micronesia'],
    NR: ['Nauru', 'Republic of Nauru'],
    NZ: ['New Zealand'],
    PW: ['Palau', 'Republic of Palau'],
    PG: ['Papua New Guinea', 'Independent State of Papua New Guinea'],
    WS: ['Samoa', 'Independent State of Samoa', 'Western Samoa'],
    SB: ['Solomon Islands'],
    TO: ['Tonga', 'Kingdom of Tonga'],
    TV: ['Tuvalu'],
    VU: ['Vanuatu', 'Republic of Vanuatu'],
  },
  territories: {
    AS: ['American Samoa'],
    CX: ['Christmas Island'],
    CC: ['Cocos (Keeling) Islands'],
    CK: ['Cook Islands'],
    PF: ['French Polynesia'],
    GU: ['Guam'],
    HM: ['Heard Island and McDonald Islands'],
    NC: ['New Caledonia'],
    NU: ['Niue'],
    NF: ['Norfolk Island'],
    MP: ['Northern Mariana Islands', 'Commonwealth of the Northern Mariana Islands'],
    PN: ['Pitcairn', 'Pitcairn Islands'],
    TK: ['Tokelau'],
    UM: ['United States Minor Outlying Islands'],
    WF: ['Wallis and Futuna'],
  },
} as const satisfies LandTable;
