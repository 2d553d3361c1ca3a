import { describe, expect, it } from 'vitest';
import { createImportSchema, DOCUMENT_SCHEMA } from '#domain/records/import-schema.ts';
import { LATER_KINDS, RECORD_KINDS, type RecordKindName } from '#domain/records/kinds.ts';
import { jsonlImporter } from '#importers/jsonl/jsonl.importer.ts';
import { JSON_FIELDS } from '#importers/jsonl/json-document.ts';
import { importRefusal, importSource } from '../reading/importers.test-support.ts';
import { recordsImporter } from './records.importer.ts';

const KINDS = Object.keys(RECORD_KINDS) as RecordKindName[];

/** What one line of JSON makes, or the reason why it is refused. */
async function readLine(record: object) {
  const { others, refused } = await importSource(jsonlImporter, `\n${JSON.stringify(record)}\n`, { path: 'a.jsonl' });
  return refused[0] ?? others[0];
}

/** The same of a YAML file; JSON is YAML. */
async function readYaml(record: object) {
  const { others } = await importSource(recordsImporter, JSON.stringify(record), { path: 'some.yaml' });
  return others[0];
}

/** What was read, without the lines that it stood on. */
function printPlaceless(event: unknown): string {
  return JSON.stringify(event).replaceAll(/"line":\d+/gu, '"line":0');
}

/** Where an organisation says what it is. */
const PAGE = { source: 'About us', address: 'https://hai.example/about', readOn: '2026-11-28' };

/** An organisation whose fee `F` has these lines and has to come to 5 where 100 is in dispute. */
function withFees(...lines: object[]): object {
  return withSchedule({ lines });
}

/** The same with whatever else its schedule says. */
function withSchedule({ lines, ...others }: { readonly lines: readonly object[] } & Readonly<Record<string, unknown>>) {
  const of = { procedure: 'P', fee: 'F' };
  const schedule = {
    name: 'S',
    currency: 'NOK',
    source: 'https://hai.example/fees',
    readOn: '2026-11-24',
    lines: lines.map((line) => ({ ...of, ...line })),
    examples: [{ ...of, amount: 100, comesTo: 5 }],
    ...others,
  };
  return { kind: 'organization', id: 'a', name: 'N', feeSchedules: [schedule] };
}

describe('the kinds of records (OP-139)', () => {
  it.each(KINDS)(
    'a %s is read alike from JSON Lines and from YAML, as its example shows, under one key',
    async (kind) => {
      const { example } = RECORD_KINDS[kind];
      const read = await readYaml({ kind, ...example });
      expect(read).toMatchObject({ kind, record: { key: `markdown:${String(example['id'])}`, id: example['id'] } });
      const line = await readLine({ kind, ...example });
      expect(line).toMatchObject({ line: 2 });
      expect(printPlaceless(line)).toBe(printPlaceless(read));
    },
  );

  it.each(KINDS)(
    'every field that the example of a %s uses stands in its schema, and what it requires is refused without',
    async (kind) => {
      const { schema, example } = RECORD_KINDS[kind];
      const properties = Object.keys(schema['properties'] as object);
      expect(Object.keys(example).filter((field) => !properties.includes(field))).toEqual([]);
      for (const field of schema['required'] as string[]) {
        if (field === 'kind') continue;
        const { [field]: _left, ...rest } = { kind, ...example } as Record<string, unknown>;
        expect(await readLine(rest), field).toMatchObject({
          line: 2,
          reason: expect.stringContaining(`${field}: is required`),
        });
      }
    },
  );

  it.each(KINDS)('an unknown field of a %s is kept', async (kind) => {
    const read = await readYaml({ kind, ...RECORD_KINDS[kind].example, shelf: 4 });
    expect(read).toMatchObject({ record: { meta: { shelf: 4 } } });
  });

  it('a document of a YAML file is read as one of JSON Lines is', async () => {
    const example = { ...DOCUMENT_SCHEMA.examples[0] };
    const yaml = await importSource(recordsImporter, JSON.stringify([{ kind: 'document', ...example }]), {
      path: 'a.yaml',
    });
    const lines = await importSource(jsonlImporter, JSON.stringify(example), { path: 'a.jsonl' });
    expect(yaml.documents).toEqual(lines.documents);
    const wrong = JSON.stringify({ kind: 'document', id: 'a' });
    expect(await importRefusal(recordsImporter, wrong, { path: 'a.yaml' })).toMatchObject({ line: 1 });
  });

  it('the schema of a document names the fields that are read', () => {
    expect(Object.keys(DOCUMENT_SCHEMA.properties).sort()).toEqual([...JSON_FIELDS].sort());
    expect(Object.keys(createImportSchema()['$defs'] as object)).toEqual(['document', ...KINDS]);
  });

  it.each(LATER_KINDS)('a %s is refused as not taken yet, with what is', async (kind) => {
    const reason = `kind: \`${kind}\` cannot be taken yet; allowed are document, place, organization`;
    const refusal = { line: 2, column: 9, reason: expect.stringContaining(reason) };
    expect(await readLine({ kind, id: 'a' })).toMatchObject(refusal);
    expect(await importRefusal(recordsImporter, `- id: a\n  kind: ${kind}\n`, { path: 'a.yaml' })).toMatchObject({
      line: 2,
      reason: expect.stringContaining(reason),
    });
  });

  it.each([
    [{ kind: 'vessel', id: 'a' }, 'kind: `vessel` is no kind of record; allowed are'],
    [{ kind: 'place', id: 'a/b', name: 'N' }, 'id: `a/b` may hold only letters'],
    [{ kind: 'place', id: 'a', name: 'N', land: 'Norway' }, 'land: `Norway` is no land code'],
    [
      { kind: 'place', id: 'a', name: 'N', continent: 'Atlantis' },
      'continent: `Atlantis` is not allowed; allowed are Africa',
    ],
    [{ kind: 'place', id: 'a', name: 'N', editions: ['KX'] }, 'editions: `KX` is not an edition'],
    [withFees({ upTo: 10, fixed: -1 }), 'fixed: `-1` must be a number from 0'],
    [withFees({ above: 10, upTo: 5, fixed: 1 }), 'upTo: `5` must be more than `above`, which is 10'],
    [withFees({}), 'fixed: is required where no `words` stand in its place'],
    [withFees({ fixed: 1 }, { upTo: 10, fixed: 2 }), 'lines: two lines of `F` hold for amounts above 0'],
    [
      withSchedule({ lines: [{ fixed: 5 }], validFrom: '2024-01-01', validUntil: '2023' }),
      'validUntil: `2023` is before `2024-01-01`, when it began to hold',
    ],
    [
      { kind: 'organization', id: 'a', name: 'N', ownWords: { quote: 'We are N.', readOn: '2026-11-28' } },
      'source: is required',
    ],
    [
      { kind: 'organization', id: 'a', name: 'N', ownWords: { ...PAGE, quote: 'N'.repeat(201) } },
      'quote: has 201 characters; at most 200 are allowed',
    ],
    [withFees({ fixed: 4 }), 'examples: `F` for 100 must come to 5, and the lines give 4'],
    [withFees({ words: 'agreed' }), 'examples: `F` for 100 must come to 5, and the lines give no sum'],
    [{ kind: 'party', id: 'a', name: 'N', parent: 'a' }, 'parent: a party cannot belong to itself'],
    [{ kind: 'person', id: 'a', firstName: 'I', lastName: ['S'] }, 'lastName: must be one value'],
    [
      { kind: 'person', id: 'a', firstName: 'I', lastName: 'S', firms: [{ firm: 'F', from: '2010', to: '2009-12' }] },
      'to: `2009-12` is before `2010`',
    ],
    [
      { kind: 'treaty-status', id: 'a', instrument: 'i', place: 'p', signed: '1999-05-03', inForce: '1998' },
      'inForce: `1998` is before `1999-05-03`',
    ],
    [
      { kind: 'treaty-status', id: 'a', instrument: 'i', place: 'p', signed: '1999-02-30' },
      'signed: `1999-02-30` is not a date',
    ],
  ])('%j is refused with its line and the reason', async (record, reason) => {
    expect(await readLine(record)).toMatchObject({ line: 2, reason: expect.stringContaining(reason) });
  });

  it('a year and a day within it are not before each other', async () => {
    const firm = { firm: 'F', from: '2010-05', to: '2010' };
    const read = await readLine({ kind: 'person', id: 'a', firstName: 'I', lastName: 'S', firms: [firm] });
    expect(read).toMatchObject({ record: { firms: [firm] } });
  });

  it('two records with one id in one file are refused, with the line of the second', async () => {
    const twice =
      '- { kind: place, id: a, name: A }\n- { kind: party, id: a, name: A }\n- { kind: place, id: a, name: B }\n';
    expect(await importRefusal(recordsImporter, twice, { path: 'a.yaml' })).toMatchObject({
      line: 3,
      reason: 'id: `a` is the id of another place in this file',
    });
  });
});
