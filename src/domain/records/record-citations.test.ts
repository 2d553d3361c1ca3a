import { describe, expect, it } from 'vitest';
import { EMPTY_RECORD, type DocumentRecord } from '../document/document.ts';
import type { KnownInstrument } from '#domain/provisions/known-instrument.ts';
import { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { listRecordCitations } from './record-citations.ts';

const named = (id: string, name: string, ...aliases: readonly string[]): KnownInstrument => ({
  id,
  name,
  aliases,
  manner: { unit: 'article', roman: true },
});
const KNOWN = new KnownInstruments([
  named('quay', 'Quay Convention', 'QC'),
  named('tide-law', 'Tide Model Law', 'Model Law'),
  named('hull-law', 'Hull Model Law', 'Model Law'),
]);

const cite = (record: Partial<DocumentRecord>) =>
  listRecordCitations({ ...EMPTY_RECORD, key: 'test:a', title: 'A', type: 'Award', ...record }, KNOWN);

describe('What a record cites', () => {
  it('holds every list that it gives, in its order, in its own words (ENT-013)', () => {
    const cited = cite({
      references: [{ target: '[2019] UKSC 12', label: 'The Award', list: 'caseNotes' }, { target: 'b' }],
      rules: 'Harbour Rules 2020',
      legislations: ['Quay Convention'],
      provisions: ['Quay Convention, art. V(1)(b)'],
    });
    expect(cited).toEqual([
      { list: 'caseNotes', raw: 'The Award', wanted: '[2019] UKSC 12' },
      { list: 'related', raw: 'b', wanted: 'b' },
      { list: 'applicableRules', raw: 'Harbour Rules 2020', wanted: 'Harbour Rules 2020' },
      {
        list: 'legislations',
        raw: 'Quay Convention',
        wanted: 'Quay Convention',
        provision: { instrument: 'quay', steps: [] },
      },
      {
        list: 'provisions',
        raw: 'Quay Convention, art. V(1)(b)',
        provision: { instrument: 'quay', steps: ['V', '1', 'b'] },
      },
    ]);
  });

  it('has each provision that one entry names, a range as one', () => {
    expect(cite({ provisions: ['Articles II and IV to VI of the Quay Convention'] })).toMatchObject([
      { provision: { instrument: 'quay', steps: ['II'] } },
      { provision: { instrument: 'quay', steps: ['IV'], to: ['VI'] } },
    ]);
  });

  it('is told of two instruments of one name by those that the record names, and never guessed', () => {
    const provisions = ['Model Law, art. 7'];
    expect(cite({ provisions })[0]).toEqual({ list: 'provisions', raw: 'Model Law, art. 7' });
    expect(cite({ provisions, legislations: ['Hull Model Law'] }).at(-1)).toMatchObject({
      provision: { instrument: 'hull-law', steps: ['VII'] },
    });
    expect(cite({ provisions, legislations: ['Hull Model Law', 'Tide Model Law'] }).at(-1)?.provision).toBeUndefined();
  });
});
