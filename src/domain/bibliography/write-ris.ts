import type { BibliographicEntry } from './bibliographic-entry.ts';
import { readCreatorName } from './creator-name.ts';
import { listLawFields } from './law-fields.ts';
import { isLaw, REFERENCE_NAMES, type Genre } from './reference-names.ts';

/** Of a book `A2` is who edits its series, of a chapter who edits its book. */
const EDITORS: Partial<Record<Genre, string>> = { chapter: 'A2' };

/**
 * Works as a RIS file, as reference managers take it (OP-120), a part of it for each: a tag on each line, what is not
 * known left out. Texts are one line each, so that nothing in them is read as a tag.
 */
export function* writeRis(entries: readonly BibliographicEntry[]): Iterable<string> {
  for (const entry of entries) yield `${listLines(entry).join('\r\n')}\r\n\r\n`;
}

function listLines(entry: BibliographicEntry): string[] {
  const fields: readonly (readonly [tag: string, value: string | undefined])[] = [
    ['TI', entry.title],
    ...entry.creators.map((name) => ['AU', invertName(name)] as const),
    ...(entry.editors ?? []).map((name) => [EDITORS[entry.genre] ?? 'ED', invertName(name)] as const),
    ['PY', entry.date?.slice(0, 4)],
    ['DA', entry.date?.replaceAll('-', '/')],
    ...listLawFields(entry, 'ris'),
    // Of law it is the code.
    ['T2', isLaw(entry.genre) ? undefined : entry.container],
    ['ET', entry.edition?.toString()],
    ['VL', entry.volume],
    ['IS', entry.issue],
    ['SP', entry.firstPage],
    ['EP', entry.lastPage],
    ['SN', entry.isbn ?? entry.issn],
    ['DO', entry.doi],
    ['LA', entry.languages[0]],
    ['AB', entry.abstract],
    ['N1', entry.parallel?.join('; ')],
    ['N1', entry.inForce && `Version ${entry.inForce}`],
    ['N1', entry.note],
    ['N1', entry.annotation],
    ['UR', entry.link],
  ];
  const lines = fields.flatMap(([tag, value]) => {
    const text = value?.replaceAll(/\s+/gu, ' ').trim();
    return text ? [`${tag}  - ${text}`] : [];
  });
  return [`TY  - ${REFERENCE_NAMES[entry.genre].ris}`, ...lines, 'ER  - '];
}

/** Family name first, which the format asks for; a body’s name stays whole. A name with a comma has it so already. */
function invertName(printed: string): string {
  const creator = readCreatorName(printed);
  if (!creator.isPerson || printed.includes(',')) return printed;
  const { particles, family, given, suffix } = creator;
  return [`${particles} ${family}`.trim(), given, suffix].filter(Boolean).join(', ');
}
