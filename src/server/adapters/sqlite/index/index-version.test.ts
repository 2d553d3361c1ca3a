import { describe, expect, it } from 'vitest';
import { KNOWN_INSTRUMENTS } from '#server/compose/known-instruments.ts';
import { openFixtureFolder } from '#tests/support/open-fixture-folder.ts';
import { openLibraryDatabase } from '../library-database.ts';
import { VERSION_OF_0_1 } from './index-schema.ts';
import { digestIndexing, readIndexVersion } from './index-version.ts';
import { SAMPLE_DOCUMENT, type SampleDocument } from './sample-document.ts';

/** What a reader neither searches nor filters by, or what reaches the index from beside the record. */
const NOT_TAKEN =
  'key id editions sourceLocation patents caseType subsector pages case proceeding outsideUrl featured officialText references files editors comparisons reviewStatus meta'.split(
    ' ',
  );

const without = (field: string): SampleDocument => {
  const value = SAMPLE_DOCUMENT.record[field as keyof SampleDocument['record']];
  const nothing = Array.isArray(value) ? [] : typeof value === 'string' ? '' : {};
  return { ...SAMPLE_DOCUMENT, record: { ...SAMPLE_DOCUMENT.record, [field]: nothing } };
};

describe('the version of the index', () => {
  it('is another as soon as the index takes other fields of a record', () => {
    const version = digestIndexing(SAMPLE_DOCUMENT);
    expect(version).toBe(readIndexVersion());
    const fields = Object.keys(SAMPLE_DOCUMENT.record).filter((field) => field !== 'profile');
    const idle = fields.filter((field) => digestIndexing(without(field)) === version);
    expect(idle).toEqual(NOT_TAKEN);
  });

  it('is another as soon as it makes other words of a text', () => {
    const texts = [...SAMPLE_DOCUMENT.texts];
    const others = [texts.toReversed(), texts.map((text) => text.replace('damaging', 'damage')), texts.slice(1)];
    const versions = [texts, ...others].map((changed) => digestIndexing({ ...SAMPLE_DOCUMENT, texts: changed }));
    expect(new Set(versions).size).toBe(4);
  });

  it('that release 0.1 counted by hand is known as what it took', async () => {
    const former = openFixtureFolder();
    const database = await openLibraryDatabase(former.config.dataFolder, KNOWN_INSTRUMENTS);
    const [row] = database.sqlite.all<{ value: number }>(`SELECT value FROM index_state WHERE name = 'version'`);
    expect(Number(row?.value)).toBe(VERSION_OF_0_1);
    database.close();
    former.dispose();
  });
});
