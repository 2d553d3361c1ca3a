import type { RecordKindName } from '#domain/records/kinds.ts';
import type { ImportReport } from '#server/features/importing/import-report.ts';
import { PlainRenderer } from '../canary/plain-renderer.ts';
import { TestServer } from '../demo-server.ts';
import { jsonLines } from '../temporary-library.ts';
import { askLibrary, listChanged } from './ask-library.ts';
import { FULL_RECORDS, NAMED_DOCUMENTS, type WrittenRecord } from './full-records.ts';
import type { Alteration } from './list-alterations.ts';

/** What came of altering one field. */
export interface Outcome {
  readonly report: ImportReport;
  /** What was asked whose answer is another one than with the record as it was. */
  readonly shown: readonly string[];
  /** What was asked that a server which has just begun answers otherwise than the one that knows how it was before. */
  readonly stale: readonly string[];
}

const FILES = { createRenderer: () => new PlainRenderer() };

/** A library with a record of each kind, and a server that has answered everything about them. */
export class AlteredLibrary {
  readonly server = new TestServer();
  #former = new Map<string, string>();
  #altered: RecordKindName | undefined;

  async open(): Promise<void> {
    this.server.temporary.write('text.jsonl', jsonLines(...NAMED_DOCUMENTS));
    for (const kind of Object.keys(FULL_RECORDS) as RecordKindName[]) this.#write(kind, FULL_RECORDS[kind]);
    const report = await this.#import();
    if (report.refused.length > 0) throw new Error(JSON.stringify(report.refused));
    await this.server.open(0, FILES);
    this.#former = await askLibrary(this.server);
  }

  close(): Promise<void> {
    return this.server.close();
  }

  /** Alters one field; what was altered before is as it was again. */
  async alter({ kind, record }: Pick<Alteration, 'kind' | 'record'>): Promise<Outcome> {
    if (this.#altered !== undefined && this.#altered !== kind) {
      this.#write(this.#altered, FULL_RECORDS[this.#altered]);
      await this.#import();
      this.#former = await askLibrary(this.server);
    }
    this.#altered = kind;
    this.#write(kind, record);
    const report = await this.#import();
    const answers = await askLibrary(this.server);
    const beside = await this.server.openBeside(FILES);
    try {
      const stale = listChanged(await askLibrary(beside), answers);
      return { report, shown: listChanged(answers, this.#former), stale };
    } finally {
      await beside.close();
    }
  }

  #write(kind: RecordKindName, record: WrittenRecord): void {
    this.server.temporary.write(`${kind}.yaml`, JSON.stringify({ kind, ...record }));
  }

  #import(): Promise<ImportReport> {
    return this.server.temporary.import({ editions: ['KA', 'KIPL'] });
  }
}

/** Fields that no page shows: why, by their way from the kind. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'place.land': 'is printed nowhere',
  'party.place': 'of a state alone',
  'party.parent': 'leads to a party that the library has not',
  'instrument.aliases': 'leads to it where texts and queries name it so',
  'instrument.date': 'its document has its dates',
  'instrument.provisions.path': 'leads to a place where texts cite it',
  'instrument.provisions.label': 'leads to a place where texts cite it',
  'instrument.provisions.anchor': 'leads to a place where texts cite it',
  'union.aliases': 'leads to it where it is asked for',
  'fact.unit': 'of a sum is its currency',
  'editorial.publications': 'of what is featured alone',
  'editorial.to': 'says when it goes',
  'comparison.conventions': 'groups places that facts call parties',
  'comparison.unions': 'groups places that facts call members',
  'comparison.topics.frequent': 'is offered first while nobody has opened any',
};

/** What is wrong with an outcome, in words; undefined where nothing is. */
export function describeFault({ kind, field }: Alteration, { report, shown, stale }: Outcome): string | undefined {
  const name = `${kind}.${field}`;
  const { updated, unchanged, refused } = report;
  if (refused.length > 0) return `${name} was refused: ${refused[0]?.reason}`;
  if (updated !== 1) return `${name} was altered, and the report says ${updated} updated, ${unchanged} unchanged`;
  if (stale.length > 0) return `${name} is as before in ${stale.length} answers, first ${stale[0]}`;
  const isHidden = Object.hasOwn(NOT_SHOWN, name);
  if (shown.length === 0 && !isHidden) return `${name} is shown nowhere`;
  return shown.length > 0 && isHidden ? `${name} is shown, first in ${shown[0]}` : undefined;
}
