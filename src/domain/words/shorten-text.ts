const LONGEST_SHOWN = 80;

/** A text as a message shows it: the whole of a short one, the beginning of a long one. */
export function shortenText(text: string): string {
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN - 1)}…`;
}
