import { expect, test } from 'vitest';
import type { Fact } from './fact.ts';
import { countStands } from './stands.ts';
import { createStatusRow } from './status-row.ts';

const STATED = {
  kind: 'status',
  topic: 'participation',
  subject: { place: 'NO', instrument: 'Quay Convention' },
  qualifiers: {},
  source: { title: 'List of the depositary', address: 'https://list.example/', place: 'Norway' },
  readOn: '2026-11-27',
} as const;
const TODAY = '2026-11-28';

function party(fields: Partial<Fact> = {}): Fact {
  return { id: 'a', ...STATED, value: { status: 'party', means: 'accession', deposited: '1999-01-01' }, ...fields };
}

test('OP-186: a row says what was read where, by which rule a day was reckoned, and the facts that it rests on', () => {
  const qualifiers = { reckoned: { inForce: 'Article XII' } };
  expect(createStatusRow([party({ validFrom: '1999-04-01', qualifiers })], TODAY)).toEqual({
    stands: 'party',
    through: null,
    signed: null,
    ratified: '1999-01-01',
    means: 'Accession',
    inForce: '1999-04-01',
    denounced: null,
    reservations: null,
    source: 'https://list.example/',
    basis: 'List of the depositary, Norway; entry into force reckoned by Article XII',
    readOn: '2026-11-27',
    facts: ['a'],
  });
});

test('OP-186: of a place that came back, the row is that of the day, else the one before it', () => {
  const left = { status: 'withdrawn', out: '2010-01-07' };
  const first = party({ id: 'a', value: left, validFrom: '1986-02-14', validUntil: '2010-01-06' });
  const both = [first, party({ id: 'b', validFrom: '2021-09-03' })];
  const rowOn = (day: string) => createStatusRow(both, day);
  expect(rowOn('1980-01-01')).toMatchObject({ stands: 'not yet' });
  expect(rowOn('2000-01-01')).toMatchObject({ stands: 'party', inForce: '1986-02-14', denounced: '2010-01-07' });
  expect(rowOn('2015-01-01')).toMatchObject({ stands: 'left', inForce: '1986-02-14' });
  expect(rowOn(TODAY)).toMatchObject({ stands: 'party', inForce: '2021-09-03', denounced: null, facts: ['a', 'b'] });
});

test.each([
  ['a party by a list, the day unread', party(), 'party'],
  ['a signatory', party({ value: { status: 'signatory', signed: '1998-01-01' } }), 'signatory'],
  [
    'one bound through a union',
    party({ value: { status: 'bound', means: 'approval by the EU' }, validFrom: '2015-10-01' }),
    'applies',
  ],
  ['one that is not bound', party({ value: { status: 'not bound' } }), 'not bound'],
  ['one that left', party({ value: { status: 'withdrawn' }, validUntil: '2023-12-19' }), 'left'],
  ['one of which sources are not clear', party({ value: { status: 'unclear' } }), 'unknown'],
] as const)('OP-186: %s stands as that today', (_, fact, stands) => {
  expect(createStatusRow([fact], TODAY)).toMatchObject({ stands });
});

test('OP-186: of a party by a list nothing is said of the days before it was read', () => {
  expect(createStatusRow([party()], '2001-01-01')).toMatchObject({ stands: 'unknown' });
});

test('OP-186: reservations are those of the day; where a list only marks that there are some, that is said', () => {
  const reservation = (topic: string, fields: Partial<Fact> = {}): Fact => ({
    ...party(),
    id: topic,
    kind: 'reservation',
    topic,
    value: true,
    ...fields,
  });
  const facts = [
    party({ validFrom: '1999-04-01', qualifiers: { reservationsMarked: true } }),
    reservation('reservation: reciprocity', { validUntil: '2010-01-01' }),
    reservation('reservation: commercial relationships', { value: false }),
  ];
  expect(createStatusRow(facts, '2005-01-01')?.reservations).toBe('Reciprocity');
  expect(createStatusRow(facts, TODAY)?.reservations).toBe('Marked in the list, which does not say which');
});

test('OP-188: a total says what it counts, and who of the parties came by succession', () => {
  const rows = [
    { stands: 'party', means: 'Succession' },
    { stands: 'party', means: 'Accession' },
    { stands: 'applies', means: null },
    { stands: 'left', means: null },
  ] as const;
  expect(countStands(rows)).toBe('2 parties, 1 of them by succession; 1 bound through another; 1 left');
  expect(countStands([{ stands: 'party', means: 'Accession' }])).toBe('1 party');
});
