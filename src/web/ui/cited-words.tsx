/** The words of a citation, those of titles in italics. */
export function CitedWords({ runs }: { readonly runs: readonly (string | { readonly italic: string })[] }) {
  return runs.map((run, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- the words of one citation never move
    typeof run === 'string' ? run : <i key={at}>{run.italic}</i>,
  );
}
