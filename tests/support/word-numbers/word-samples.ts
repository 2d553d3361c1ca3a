import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readDocx } from '#importers/docx/read-docx.ts';
import { printAllByLibreOffice } from '#tests/support/read-back/programs.ts';
import { listWrongNumbers } from './list-wrong-numbers.ts';

const SAMPLES = process.env['PANDECT_SAMPLES'] ?? '../shared/samples';

/** The Word files of the samples, by their names; none where there are no samples. */
export function readWordSamples(): Map<string, Uint8Array> {
  const paths = existsSync(SAMPLES) ? globSync('**/*.docx', { cwd: SAMPLES }).toSorted() : [];
  return new Map(paths.map((path) => [basename(path), new Uint8Array(readFileSync(join(SAMPLES, path)))]));
}

/** Of each Word file, how many paragraphs LibreOffice prints too, and which of them it numbers otherwise than we do. */
export async function compareNumbers(words: ReadonlyMap<string, Uint8Array>) {
  const printed = await printAllByLibreOffice(words);
  return [...words].map(([name, bytes]) => ({
    name,
    ...listWrongNumbers(readDocx(bytes).blocks, printed.get(name) ?? ''),
  }));
}
