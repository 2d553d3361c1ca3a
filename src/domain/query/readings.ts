/**
 * How words side by side are read (OP-181): as the phrase that they are, as all of them wherever they stand where the
 * phrase does not, or as any of them, the best matches first.
 */
export const READINGS = ['phrase', 'all', 'best'] as const;
export type ReadAs = (typeof READINGS)[number];
