/** Which forms of its words a search finds: the same word in another number, or its whole family too (OP-163). */
export const FORMS = ['number', 'related'] as const;
export type Forms = (typeof FORMS)[number];
