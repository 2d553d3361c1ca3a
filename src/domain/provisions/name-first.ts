/** A provision and where it begins. */
interface Placed {
  readonly anchor: string;
  readonly block: number;
}

/**
 * The provisions of a text so far, those that stand in no main part as parts of its first: `para-b` of the first section
 * becomes `s-1-b`. It begins right above the first of them, or with that which is printed within its sentence. Undefined
 * where there are none, or others.
 */
export function nameFirst(
  provisions: readonly Placed[],
  { anchor, loose }: { readonly anchor: string; readonly loose: string },
  inline: ReadonlySet<string>,
): Placed[] | undefined {
  const before = provisions.filter((one) => one.anchor === 'preamble');
  const numbered = provisions.filter((one) => one.anchor !== 'preamble');
  const [first] = numbered;
  if (!first || !numbered.every((one) => one.anchor.startsWith(loose))) return undefined;
  const named = numbered.map((one) => ({ ...one, anchor: `${anchor}-${one.anchor.slice(loose.length)}` }));
  const block = inline.has(first.anchor) ? first.block : Math.max(0, first.block - 1);
  return [...before, { anchor, block }, ...named];
}
