import { isRecordKind, RECORD_KINDS } from '#domain/records/kinds.ts';
import type { RecordKindName } from '#domain/records/kinds.ts';
import type { LibraryRecord, RecordKind } from '#domain/records/record-kind.ts';
import type { ImportEvent, WantedRecord } from '#importers/importer.ts';
import { RecordRefused, type ContentWriter } from '#server/ports/content-writer.ts';

export type TakenEvent = Exclude<ImportEvent, { kind: 'blocks' } | { kind: 'refused' }>;

interface Place {
  readonly kind: string;
  readonly path: string;
  readonly line: number;
}

/** Kinds of which others may give somebody or something by its id alone. */
const NAMED: ReadonlySet<string> = new Set(['person', 'union', 'fact']);

/** What one import has read so far: whom others name by their ids, and whose each id is. */
export class RunRecords {
  readonly #writer: Pick<ContentWriter, 'hasRecord'>;
  readonly #named = new Map<string, string>();
  readonly #places = new Map<string, Place>();

  constructor(writer: Pick<ContentWriter, 'hasRecord'>) {
    this.#writer = writer;
  }

  /** Throws `RecordRefused` where another file of the import has the id, or another kind of what has an address. */
  note(event: TakenEvent, path: string): void {
    const id = event.kind === 'document' ? event.document.id : event.record.id;
    if (id === undefined) return;
    const key = `${hasAddress(event.kind) ? '' : event.kind} ${id}`;
    const before = this.#places.get(key);
    if (before && isAnother(before, event, path)) {
      const where = before.line === 0 ? before.path : `${before.path}, line ${before.line}`;
      throw new RecordRefused(`\`${id}\` is the id of a ${before.kind} already: ${where}`);
    }
    this.#places.set(key, { kind: event.kind, path, line: event.line ?? 0 });
    if (NAMED.has(event.kind)) this.#named.set(`${event.kind} ${id}`, path);
  }

  /** Forgets what a file brought that is not taken. */
  forget(path: string): void {
    for (const [key, place] of this.#places) if (place.path === path) this.#places.delete(key);
    for (const [name, from] of this.#named) if (from === path) this.#named.delete(name);
  }

  /** The first of some whom neither this import nor the library knows. */
  async findUnknown(wanted: readonly WantedRecord[]): Promise<WantedRecord | undefined> {
    for (const one of wanted) {
      const { kind = 'person', id } = one;
      if (!this.#named.has(`${kind} ${id}`) && !(await this.#writer.hasRecord(kind, id))) return one;
    }
    return undefined;
  }
}

/** Whether a record of a kind is opened by its id, as documents are. */
function hasAddress(name: string): boolean {
  if (!isRecordKind(name)) return true;
  const kind: RecordKind<RecordKindName, LibraryRecord> = RECORD_KINDS[name];
  return kind.document !== undefined;
}

/** Documents are known by their keys; a list may say a record again, and a file hold one with its document. */
function isAnother(before: Place, { kind }: TakenEvent, path: string): boolean {
  const isRecord = before.kind !== 'document' && kind !== 'document';
  if (before.kind === kind) return isRecord && before.path !== path;
  return isRecord || before.path !== path;
}
