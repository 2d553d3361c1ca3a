const ISBN = /^(?:isbn(?:-1[03])?:?\s*)?((?:97[89][- ]?)?\d(?:[- ]?\d){8}[- ]?[\dx])$/i;

/** An ISBN as its digits; undefined for anything else. */
export function compactIsbn(text: string): string | undefined {
  const digits = ISBN.exec(text.trim())?.[1]?.replaceAll(/[- ]/g, '').toLowerCase();
  return digits?.length === 10 || digits?.length === 13 ? digits : undefined;
}
