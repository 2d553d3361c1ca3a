import { NACE_01_17 } from './nace-01-17.ts';
import { NACE_18_32 } from './nace-18-32.ts';
import { NACE_33_55 } from './nace-33-55.ts';
import { NACE_56_75 } from './nace-56-75.ts';
import { NACE_77_99 } from './nace-77-99.ts';

/**
 * Where the names come from: Annex I of Regulation (EC) No 1893/2006, as Eurostat published it (RAMON, NACE_REV2, English).
 * From 2025 on Rev. 2.1 gives some of the codes to something else.
 */
const LAST_YEAR = 2024;

let names: ReadonlyMap<string, string> | undefined;

/** All divisions, groups and classes by their code. */
function readNames(): ReadonlyMap<string, string> {
  const lines = [NACE_01_17, NACE_18_32, NACE_33_55, NACE_56_75, NACE_77_99].join('').split('\n');
  return new Map(
    lines.filter(Boolean).map((line) => {
      const at = line.indexOf(' ');
      return [line.slice(0, at), line.slice(at + 1)];
    }),
  );
}

/**
 * The names of NACE codes (OP-72) of a document of a day (`YYYY`, `YYYY-MM`, `YYYY-MM-DD`); codes that Rev. 2 does not have
 * are left out, and all of them where it is not known that Rev. 2 is meant.
 */
export function nameNaceCodes(codes: readonly string[], date: string | undefined): Readonly<Record<string, string>> {
  if (codes.length === 0 || date === undefined || Number(date.slice(0, 4)) > LAST_YEAR) return {};
  names ??= readNames();
  return Object.fromEntries(
    codes.flatMap((code) => {
      const name = names?.get(code);
      return name === undefined ? [] : [[code, name] as const];
    }),
  );
}
