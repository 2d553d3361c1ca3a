import { createHash } from 'node:crypto';
import { LARGEST_FILE, MOST_FILES, type AttachedFile } from '#domain/document/attached-file.ts';
import type { FieldSource } from '#domain/records/field-source.ts';
import type { AttachedSource, Refusal, SourceFile } from '../importer.ts';
import { findContentTrouble } from './check-content.ts';
import { findNameTrouble, requireExtension } from './check-name.ts';

/** Files that a document names, in their order. */
export interface NamedFile {
  readonly name: string;
  readonly displayName: string | undefined;
}

export interface AttachedFiles {
  readonly files: readonly AttachedFile[];
  /** Files that are not taken, each alone: the document comes without them. */
  readonly refused: readonly Refusal[];
}

/** What the field `files` says: names, or entries of `file` and `name`. */
export function readNamedFiles(fields: FieldSource): NamedFile[] {
  return fields.records('files', 'file').map((entry) => ({
    name: entry.requiredText('file'),
    displayName: entry.text('name'),
  }));
}

/**
 * The files of the folder beside a document: those it names in its order, then the others by their names. Each is taken or
 * refused by itself, with the reason in words (OP-141).
 */
export async function readAttachedFiles(source: SourceFile, named: readonly NamedFile[]): Promise<AttachedFiles> {
  const beside = new Map((source.listAttached?.() ?? []).map((one) => [one.name, one]));
  const names = new Set(named.map(({ name }) => name));
  const others = [...beside.keys()].filter((name) => !names.has(name)).sort((a, b) => (a < b ? -1 : 1));
  const wanted = [...named, ...others.map((name) => ({ name, displayName: undefined }))];
  const taken: AttachedFile[] = [];
  const refused: Refusal[] = [];
  for (const { name, displayName } of wanted) {
    const reason =
      taken.length === MOST_FILES
        ? `a document may have ${MOST_FILES} files`
        : findTrouble(beside.get(name), name, taken);
    const read = reason ?? (await readFile(beside.get(name) as AttachedSource));
    if (typeof read === 'string') {
      refused.push({ line: 0, column: 0, reason: `the file “${printable(name)}” is not taken: ${read}` });
    } else taken.push({ ...read, displayName: displayName ?? name.replace(/\.[^.]+$/u, '') });
  }
  return { files: taken, refused };
}

function findTrouble(source: AttachedSource | undefined, name: string, taken: readonly AttachedFile[]) {
  const trouble = findNameTrouble(name);
  if (trouble !== undefined) return trouble;
  if (taken.some((one) => one.name.toLowerCase() === name.toLowerCase())) return 'the document has one of that name';
  if (!source) return 'the folder beside the document has no file of that name';
  if (source.problem !== undefined) return source.problem;
  if (source.size > LARGEST_FILE) return `it is larger than ${LARGEST_FILE / 1_048_576} MB`;
  return undefined;
}

/** The file, or why it is not taken. */
async function readFile({ name, read }: AttachedSource): Promise<string | Omit<AttachedFile, 'displayName'>> {
  const bytes = await read();
  const extension = requireExtension(name);
  const trouble = bytes.length > LARGEST_FILE ? 'it grew while it was read' : findContentTrouble(extension, bytes);
  if (trouble !== undefined) return trouble;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { name, extension, sha256, size: bytes.length };
}

/** A name as a line of a report can show it. */
function printable(name: string): string {
  return name.replaceAll(/\p{C}/gu, '\uFFFD').slice(0, 200);
}
