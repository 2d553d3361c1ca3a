import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { readText } from '#domain/facts/participation.ts';
import { jsonlImporter } from '#importers/jsonl/jsonl.importer.ts';
import { importRefusal, importSource } from '../reading/importers.test-support.ts';
import { recordsImporter } from './records.importer.ts';

const FEE = {
  kind: 'fee',
  id: 'quay-fee',
  subject: { place: 'NO', office: 'Quay Office' },
  topic: 'opposition fee',
  value: 880,
  unit: 'amount',
  currency: 'NOK',
  qualifiers: { step: 'opposition' },
  validFrom: '2024-04-01',
  source: { title: 'Order on Quay Fees', address: 'CELEX 32004R0139', place: 'Section 3' },
  readOn: '2026-11-27',
};

async function readLine(record: object) {
  const { others, refused } = await importSource(jsonlImporter, JSON.stringify(record), { path: 'facts.jsonl' });
  return { record: others[0], reason: refused[0]?.reason };
}

describe('OP-186: facts of law', () => {
  it('say what kind of fact they are, and of a copy of the source nothing is kept', async () => {
    const { record } = await readLine({ ...FEE, stored: 'some/copy.md' });
    const { id: _id, ...fact } = FEE;
    expect(record).toMatchObject({
      kind: 'fact',
      record: { id: 'quay-fee', fact: { id: 'quay-fee', ...fact }, meta: {} },
    });
    expect(JSON.stringify(record)).not.toContain('copy.md');
  });

  it('may be of the kinds that records have too, which are told apart by what they are about', async () => {
    const { record } = await readLine({ ...FEE, kind: 'document', value: ['Power of attorney'], unit: null });
    expect(record).toMatchObject({
      kind: 'fact',
      record: { fact: { kind: 'document', value: ['Power of attorney'] } },
    });
  });

  it('OP-187: the union through which a place is bound is a field, read once from a source that has it in words', async () => {
    const stated = { ...FEE, kind: 'status', unit: null, currency: null };
    const through = async (value: object) => {
      const { record } = await readLine({ ...stated, value });
      return record?.kind === 'fact' ? readText(record.record.fact.value, 'through') : 'no fact';
    };
    expect(await through({ status: 'bound', means: 'approval by the EU' })).toBe('EU');
    expect(await through({ status: 'bound', means: 'accession of the European Union' })).toBe('EU');
    expect(await through({ status: 'bound', means: 'approval by the EU', through: 'EEA' })).toBe('EEA');
    expect(await through({ status: 'bound', means: 'accession' })).toBeUndefined();
    expect(await through({ status: 'party', means: 'accession, as the EU did' })).toBeUndefined();
  });

  it('come in YAML, too', async () => {
    const { others } = await importSource(recordsImporter, JSON.stringify([FEE]), { path: 'facts.yaml' });
    expect(others[0]).toMatchObject({ kind: 'fact', record: { fact: { value: 880, source: FEE.source } } });
  });

  it.each([
    [{ source: undefined }, 'source: is required: a fact of law names where it was read'],
    [{ source: { address: 'x' } }, 'title: is required'],
    [{ readOn: undefined }, 'readOn: is required'],
    [{ readOn: '2026' }, 'readOn: `2026` must be a day'],
    [{ subject: undefined }, 'subject: is required'],
    [{ subject: {} }, 'subject: says nothing; allowed are place'],
    [{ subject: { planet: 'Mars' } }, 'subject: has `planet`; allowed are place'],
    [{ unit: 'furlongs' }, 'unit: `furlongs` is no unit that is known; allowed are money'],
    [{ currency: 'NOX' }, 'currency: `NOX` is no currency'],
    [{ currency: null }, 'currency: is required of an amount of money'],
    [{ validUntil: '2023-01-01' }, 'validUntil: `2023-01-01` is before `2024-04-01`'],
    [{ quote: 'q'.repeat(201) }, 'quote: has 201 characters; at most 200'],
    [{ qualifiers: 'opposition' }, 'qualifiers: must be fields with values'],
  ])('with %j are refused in words', async (fields, reason) => {
    expect((await readLine({ ...FEE, ...fields })).reason).toContain(reason);
  });

  it('name places by land codes, codes of unions and names, and want any other as a union of the library', async () => {
    const placeOf = async (place: string) => (await readLine({ ...FEE, subject: { place } })).record;
    expect(await placeOf('OA')).toMatchObject({ record: { fact: { subject: { place: 'OAPI' } } } });
    expect(await placeOf('Norway')).toMatchObject({ record: { fact: { subject: { place: 'NO' } } } });
    const refusal = {
      reason: expect.stringContaining('`QQ` is no place that is known; allowed are land codes') as string,
    };
    expect(await placeOf('QQ')).toMatchObject({ wanted: [{ kind: 'union', id: 'QQ', refusal }] });
  });

  it('are refused as `fact` alone, with the kinds that there are', async () => {
    const refused = await importRefusal(recordsImporter, JSON.stringify({ ...FEE, kind: 'fact' }), { path: 'a.yaml' });
    expect(refused.reason).toContain('kind: `fact` is not allowed; allowed are threshold, time-limit, fee');
  });

  const folder = process.env['PANDECT_FACTS'] ?? '../shared/facts';
  test.skipIf(!existsSync(`${folder}/unions.jsonl`))('of the collected files are all taken', async () => {
    for (const name of ['conventions', 'unions', 'merger-thresholds', 'ip-prosecution']) {
      const text = readFileSync(`${folder}/${name}.jsonl`, 'utf8');
      const { others, refused } = await importSource(jsonlImporter, text, { path: `${name}.jsonl` });
      expect(refused).toEqual([]);
      expect(others).toHaveLength(text.trim().split('\n').length);
    }
  });
});
