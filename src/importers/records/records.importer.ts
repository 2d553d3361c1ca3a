import type { FieldSource } from '#domain/records/field-source.ts';
import type { RecordKindName } from '#domain/records/kinds.ts';
import { LineProblem } from '#importers/jsonl/json-document.ts';
import { readDocument } from '#importers/jsonl/read-document.ts';
import { ImportRefusal, type ImportEvent, type Importer, type Refusal, type SourceFile } from '../importer.ts';
import { readSourceText } from '../reading/source-text.ts';
import { parseYamlEntries } from '../reading/yaml-fields.ts';
import { readKind, readRecord } from './read-record.ts';

/**
 * Records in YAML, one or a list of them: what each is, its `kind` says, or the name of the file (`people.yaml`). A file
 * with one wrong value is refused, with the line of the first in each record.
 */
export const recordsImporter: Importer = {
  format: 'records',
  version: 11,
  atomic: 'file',
  accepts: (path, head) => /\.ya?ml$/iu.test(path) && (kindOfPath(path) !== undefined || saysKind(head)),
  read: readRecords,
};

/** Files that are known by their names: the kind of record that they hold. */
const KINDS_BY_PATH: readonly (readonly [RegExp, RecordKindName])[] = [
  [/(^|\/)publication\.ya?ml$/u, 'publication'],
  [/(^|\/)cases\/[^/]+\.ya?ml$/u, 'case'],
  [/(^|\/)comparisons\.ya?ml$/u, 'comparison'],
  [/(^|\/)people\.ya?ml$/u, 'person'],
  [/(^|\/)organizations\.ya?ml$/u, 'organization'],
];
const SAYS_KIND = /(?:^(?:-\s+|[ \t]+)?|[{,]\s*)["']?kind["']?:\s*\S/mu;

/** More wrong values in one file have one cause. */
const MOST_REFUSED = 50;

function kindOfPath(path: string): RecordKindName | undefined {
  return KINDS_BY_PATH.find(([name]) => name.test(path))?.[1];
}

function saysKind(head: Uint8Array): boolean {
  return SAYS_KIND.test(Buffer.from(head).toString('latin1'));
}

async function* readRecords(file: SourceFile): AsyncGenerator<ImportEvent> {
  const presumed = kindOfPath(file.path);
  const taken = new Set<string>();
  const refused: Refusal[] = [];
  for (const { fields, line } of parseYamlEntries(await readSourceText(file))) {
    try {
      const events = [...readEntry(fields, line, presumed, taken)];
      if (refused.length === 0) yield* events;
    } catch (error) {
      if (!(error instanceof ImportRefusal)) throw error;
      refused.push(error.refusal);
      if (refused.length === MOST_REFUSED) break;
    }
  }
  const [first, ...others] = refused;
  if (first) throw new ImportRefusal(first.reason, first.line, first.column, others);
}

function* readEntry(
  fields: FieldSource,
  line: number,
  presumed: RecordKindName | undefined,
  taken: Set<string>,
): Generator<ImportEvent> {
  const kind = readKind(fields, presumed);
  if (kind === 'document') return yield* readEntryAsDocument(fields, line);
  const event = readRecord(fields, kind, line);
  const name = `${event.kind} ${event.record.id}`;
  if (taken.has(name)) throw fields.refuse('id', `\`${event.record.id}\` is the id of another ${kind} in this file`);
  taken.add(name);
  yield event;
}

function* readEntryAsDocument(fields: FieldSource, line: number): Generator<ImportEvent> {
  try {
    yield* readDocument(fields.rest(), line);
  } catch (error) {
    if (error instanceof LineProblem) throw new ImportRefusal(error.message, line, 1);
    throw error;
  }
}
