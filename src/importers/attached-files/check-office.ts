import { isOleFile } from '../docx/open-zip.ts';
import { findPartTrouble } from './check-part.ts';
import { openPackage, type PackagePart } from './package-parts.ts';

/** What tells a package of each kind: its main part, and what that says of itself. */
const MAIN_PARTS = {
  docx: {
    part: 'word/document.xml',
    says: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    name: 'Word file',
  },
  xlsx: {
    part: 'xl/workbook.xml',
    says: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
    name: 'Excel workbook',
  },
} as const;

const CONTENT_TYPES = '[Content_Types].xml';
const MACROS = /(?:^|\/)(?:vbaProject|vbaData)[^/]*$|(?:macro|dialog)sheets\//iu;
const OBJECTS =
  /(?:^|\/)(?:embeddings|activeX|ctrlProps|externalLinks|webextensions|queryTables)\/|^xl\/connections\.xml$/iu;
/** The same, where parts have other names. */
const MACRO_TYPES = /macroEnabled|macrosheet|dialogsheet|vbaProject|vbaData/iu;
const OBJECT_TYPES = /oleObject|activeX|externalLink|queryTable|connections\+xml|webextension|controlproperties/iu;

type Kind = keyof typeof MAIN_PARTS;

/** What is wrong with a package that calls itself a Word file or a workbook; undefined where nothing is. */
export function findOfficeTrouble(kind: Kind, bytes: Uint8Array): string | undefined {
  const { part, says, name } = MAIN_PARTS[kind];
  if (isOleFile(bytes)) return `it is an older or an encrypted file; save it as .${kind} without a password`;
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return `it is no ${name}, whatever its name says`;
  const parts = openPackage(bytes, name);
  if (typeof parts === 'string') return parts;
  if (!parts.some((one) => one.name === part)) return `it is no ${name}, whatever its name says: it has no ${part}`;
  const types = readTypes(parts);
  if (parts.some((one) => MACROS.test(one.name)) || MACRO_TYPES.test(types)) {
    return `the ${name} holds macros; save it without them`;
  }
  if (!types.includes(says)) return `it is no ${name}, whatever its name says: its parts are of another kind`;
  const embedded = parts.find((one) => OBJECTS.test(one.name))?.name ?? OBJECT_TYPES.exec(types)?.[0];
  if (embedded !== undefined)
    return `the ${name} holds embedded objects or data from elsewhere (${embedded}); take them out`;
  for (const one of parts) {
    const trouble = findPartTrouble(one);
    if (trouble !== undefined) return `the ${name} ${trouble} (${one.name}); take that out`;
  }
  return undefined;
}

function readTypes(parts: readonly PackagePart[]): string {
  const part = parts.find(({ name }) => name === CONTENT_TYPES);
  return part ? new TextDecoder().decode(part.bytes) : '';
}
