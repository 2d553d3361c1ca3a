import type { ProvisionManner } from '#domain/provisions/known-instrument.ts';

export const ARTICLES = { unit: 'article' } as const satisfies ProvisionManner;
export const ROMAN_ARTICLES = { unit: 'article', roman: true } as const satisfies ProvisionManner;
export const DOTTED_ARTICLES = { unit: 'article', joints: ['.'] } as const satisfies ProvisionManner;
/** Recitals, chapters and annexes as the Publications Office prints them. */
export const UNION_ARTICLES = {
  unit: 'article',
  romanDivisions: ['part', 'title', 'chapter', 'annex'],
} as const satisfies ProvisionManner;
export const RULES = { unit: 'rule' } as const satisfies ProvisionManner;
export const DOTTED_RULES = { unit: 'rule', joints: ['.'] } as const satisfies ProvisionManner;
export const POINTS = { unit: 'paragraph' } as const satisfies ProvisionManner;
/** Acts of the United Kingdom, the Commonwealth and Ireland: `Section 19B(2)(a)`. */
export const ACT_SECTIONS = { unit: 'section', capitals: true } as const satisfies ProvisionManner;
/** Laws whose paragraphs (§) English calls sections. */
export const SECTIONS = { unit: 'section' } as const satisfies ProvisionManner;
export const SIGNED_SECTIONS = { unit: 'section', word: '§' } as const satisfies ProvisionManner;
/** The United States Code: `§ 271(e)(2)(A)`. */
export const CODE_SECTIONS = { unit: 'section', word: '§', keepsCase: true } as const satisfies ProvisionManner;
/** Acts of Congress cited by their own sections: `Section 7A`. */
export const STATUTE_SECTIONS = { unit: 'section', capitals: true, keepsCase: true } as const satisfies ProvisionManner;
