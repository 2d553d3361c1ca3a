const STARTS_TERM = /^[\p{L}\p{N}=*?!"“”„‟«»＂(]/u;

/** The `-` or `+` between two texts, where it stands right before a term and behind none (OP-165). */
export function readLeadingSign(sign: string, before: string, after: string): '-' | '+' | undefined {
  if (!/(?:^|[\s(])$/u.test(before) || !STARTS_TERM.test(after)) return undefined;
  return sign === '-' || sign === '+' ? sign : undefined;
}

/** `~5` right behind a quotation: its words within so many others (OP-165). */
export function readReachOfQuote(after: string): { readonly distance: number; readonly length: number } | undefined {
  const found = /^~(\d+)(?![\p{L}\p{N}])/u.exec(after);
  return found === null ? undefined : { distance: Number(found[1]), length: found[0].length };
}
