/** An entry of a collection as its call answers it: values by the names of their fields. */
export type Entry = Readonly<Record<string, unknown>>;

/** What stands in an entry under a name, or inside that after a dot (`officialText.readOn`); null where nothing does. */
export function readValue(entry: Entry, path: string): unknown {
  let value: unknown = entry;
  for (const name of path.split('.')) {
    if (typeof value !== 'object' || value === null) return null;
    value = (value as Entry)[name];
  }
  return value ?? null;
}

/** The same as words; null for what is neither words nor a number. */
export function readText(entry: Entry, path: string): string | null {
  const value = readValue(entry, path);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** Words with the values of an entry in place of `{path}`; null where one of them is not known. */
export function fillWords(words: string, entry: Entry, write: (value: string) => string = String): string | null {
  let isKnown = true;
  const filled = words.replaceAll(/\{([\w.]+)\}/gu, (_match, path: string) => {
    const value = readText(entry, path);
    isKnown &&= value !== null;
    return write(value ?? '');
  });
  return isKnown ? filled : null;
}

/** An address of the application with the values of an entry in it. */
export function fillPath(path: string, entry: Entry): string | null {
  return fillWords(path, entry, encodeURIComponent);
}

/** The names in braces that words are filled from. */
export function listPaths(words: string): string[] {
  return [...words.matchAll(/\{([\w.]+)\}/gu)].map(([, path = '']) => path);
}
