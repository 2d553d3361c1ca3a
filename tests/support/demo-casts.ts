import { createReadStream, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseRecord } from '#domain/records/case-record.ts';
import type { PersonRecord } from '#domain/records/person.ts';
import { readRole, readSide } from '#domain/records/read-role.ts';
import { recordsImporter } from '#importers/records/records.importer.ts';
import { PRODUCT } from '#server/compose/product.ts';

/** Somebody's part in a proceeding, as the files of the demo library say it. */
export interface CastPart {
  readonly case: string;
  readonly proceeding: string;
  readonly person: string;
  readonly role: 'arbitrator' | ReturnType<typeof readRole>;
  readonly side: ReturnType<typeof readSide>;
  readonly firm: string | undefined;
  readonly year: number;
}

/** The people and cases of the demo library as its files say them, beside everything that the library makes of them. */
export interface DemoCasts {
  readonly people: readonly PersonRecord[];
  readonly cases: readonly CaseRecord[];
  readonly parts: readonly CastPart[];
}

const FOLDER = join(PRODUCT.demoFolder, 'ka');

export async function readDemoCasts(): Promise<DemoCasts> {
  const people = await readRecords<PersonRecord>('people.yaml');
  const files = readdirSync(join(FOLDER, 'cases'));
  const cases = (await Promise.all(files.map((name) => readRecords<CaseRecord>(join('cases', name))))).flat();
  return { people, cases, parts: cases.flatMap(listParts) };
}

function listParts(record: CaseRecord): CastPart[] {
  return record.proceedings.flatMap(({ id: proceeding, arbitrators, representatives, commencementDate = '' }) => {
    const known = { case: record.id ?? '', proceeding, year: Number(commencementDate.slice(0, 4)) };
    return [
      ...arbitrators.map(({ person = '', method }): CastPart => {
        return { ...known, person, role: 'arbitrator', side: readSide(method), firm: undefined };
      }),
      ...representatives.map(({ person = '', role, firm }): CastPart => {
        return { ...known, person, role: readRole(role), side: readSide(role), firm };
      }),
    ];
  });
}

async function readRecords<R>(name: string): Promise<R[]> {
  const path = join(FOLDER, name);
  const source = {
    path,
    size: statSync(path).size,
    bytes: createReadStream(path),
    readCompanion: async () => undefined,
  };
  const records: R[] = [];
  for await (const event of recordsImporter.read(source)) {
    if (event.kind !== 'person' && event.kind !== 'case') continue;
    records.push(event.record as R);
  }
  return records;
}
