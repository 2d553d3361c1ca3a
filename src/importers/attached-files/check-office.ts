import { unzipSync } from 'fflate';
import { isOleFile, ZIP_LIMITS } from '../docx/open-zip.ts';

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
const MACROS = /(?:^|\/)(?:vbaProject|vbaData)[^/]*$|macrosheets\//iu;
const OBJECTS = /(?:^|\/)(?:embeddings|activeX|ctrlProps|externalLinks)\//iu;
/** Parts that are read here are lists of names. */
const LARGEST_READ = 4 * 1024 * 1024;

type Kind = keyof typeof MAIN_PARTS;

interface Part {
  readonly name: string;
  readonly size: number;
  readonly packed: number;
}

/** What is wrong with a package that calls itself a Word file or a workbook; undefined where nothing is. */
export function findOfficeTrouble(kind: Kind, bytes: Uint8Array): string | undefined {
  const { part, says, name } = MAIN_PARTS[kind];
  if (isOleFile(bytes)) return `it is an older or an encrypted file; save it as .${kind} without a password`;
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return `it is no ${name}, whatever its name says`;
  const read = readPackage(bytes);
  if (read === undefined) return `the ${name} is damaged or cut off: its package cannot be read`;
  const { parts, texts } = read;
  const trouble = findSizeTrouble(parts);
  if (trouble !== undefined) return trouble;
  const types = texts.get(CONTENT_TYPES) ?? '';
  if (!parts.some((one) => one.name === part)) return `it is no ${name}, whatever its name says: it has no ${part}`;
  if (parts.some((one) => MACROS.test(one.name)) || /macroEnabled|vbaProject/iu.test(types)) {
    return `the ${name} holds macros; save it without them`;
  }
  if (!types.includes(says)) return `it is no ${name}, whatever its name says: its parts are of another kind`;
  const embedded = parts.find((one) => OBJECTS.test(one.name));
  if (embedded) return `the ${name} holds embedded objects (${embedded.name}); take them out`;
  return findOutsideTrouble(name, texts);
}

/** Sizes as the package states them: nothing but its lists of names is unpacked. */
function findSizeTrouble(parts: readonly Part[]): string | undefined {
  if (parts.length > ZIP_LIMITS.entries) return `the package holds more than ${ZIP_LIMITS.entries} parts`;
  const swollen = parts.find(
    ({ size, packed }) =>
      size > ZIP_LIMITS.entryBytes || (size > 1_048_576 && size / Math.max(1, packed) > ZIP_LIMITS.ratio),
  );
  const total = parts.reduce((sum, { size }) => sum + size, 0);
  if (!swollen && total <= ZIP_LIMITS.totalBytes) return undefined;
  return `the package unpacks to more than is allowed${swollen ? ` (${swollen.name})` : ''}`;
}

/** A template, a picture or data that is fetched from elsewhere as soon as the file is opened. */
function findOutsideTrouble(name: string, texts: ReadonlyMap<string, string>): string | undefined {
  for (const text of texts.values()) {
    for (const [relation] of text.matchAll(/<Relationship\b[^>]*>/giu)) {
      if (!/TargetMode\s*=\s*["']External["']/iu.test(relation) || /\/hyperlink["']/iu.test(relation)) continue;
      return `the ${name} fetches something from elsewhere when it is opened; take that out`;
    }
  }
  return undefined;
}

function readPackage(
  bytes: Uint8Array,
): { readonly parts: readonly Part[]; readonly texts: ReadonlyMap<string, string> } | undefined {
  const parts: Part[] = [];
  try {
    const unpacked = unzipSync(bytes, {
      filter: ({ name, originalSize: size, size: packed }) => {
        parts.push({ name, size, packed });
        return (name === CONTENT_TYPES || name.endsWith('.rels')) && size <= LARGEST_READ;
      },
    });
    const texts = Object.entries(unpacked).map(([name, part]) => [name, new TextDecoder().decode(part)] as const);
    return { parts, texts: new Map(texts) };
  } catch {
    return undefined;
  }
}
