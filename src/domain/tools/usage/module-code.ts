import type { Edition } from '#domain/edition/edition.ts';

/** The module that usage is counted under: that of the first code that counts, else the edition itself (OP-114). */
export function chooseModule(edition: Pick<Edition, 'id' | 'moduleCodes'>, codes: readonly string[]): string {
  const [first] = codes;
  return (first === undefined ? undefined : edition.moduleCodes[first]) ?? edition.id;
}
