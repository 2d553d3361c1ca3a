/** Codes of NACE Rev. 2 with their names. */
export type NaceNames = ReadonlyMap<string, string>;

/** Documents of later years may mean Rev. 2.1, which gives some of the codes to something else. */
const LAST_YEAR = 2024;
const LINE = /^(\d{2}(?:\.\d{1,2})?) (\S.*)$/u;

/** Names from lines of code, space and name. Throws at a line that is neither empty nor of that form, or says a code again. */
export function readNaceNames(text: string): NaceNames {
  const names = new Map<string, string>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue;
    const [, code, name] = LINE.exec(line) ?? [];
    if (code === undefined || name === undefined || names.has(code)) {
      throw new Error(
        `line ${index + 1}, \`${line}\`: allowed are a code that stands nowhere else, a space and a name`,
      );
    }
    names.set(code, name);
  }
  return names;
}

/**
 * The names of NACE codes (OP-72) of a document of a day (`YYYY`, `YYYY-MM`, `YYYY-MM-DD`); codes that Rev. 2 does not have
 * are left out, and all of them where it is not known that Rev. 2 is meant.
 */
export function nameNaceCodes(
  names: NaceNames,
  codes: readonly string[],
  date: string | undefined,
): Readonly<Record<string, string>> {
  if (date === undefined || Number(date.slice(0, 4)) > LAST_YEAR) return {};
  return Object.fromEntries(
    codes.flatMap((code) => {
      const name = names.get(code);
      return name === undefined ? [] : [[code, name] as const];
    }),
  );
}
