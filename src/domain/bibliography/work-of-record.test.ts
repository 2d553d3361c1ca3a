import { describe, expect, it } from 'vitest';
import { createEntry } from './create-entry.ts';
import { EMPTY_RECORD, type DocumentRecord } from '../document/document.ts';
import { cite } from '../citing/cite.ts';
import { STYLES } from '../citing/styles.ts';
import { CITED_KINDS } from './cited-work.ts';
import { writePlain } from '../citing/runs.ts';

function write(fields: Partial<DocumentRecord>, style: Parameters<typeof cite>[1] = 'oscola4'): string {
  const record = { ...EMPTY_RECORD, key: 'a', title: 'A', type: 'Case law', ...fields };
  const { work } = createEntry({ record, isPublication: false, publication: undefined, link: '' });
  return writePlain(cite(work, style));
}

describe('OP-198: a record of the library as it is cited', () => {
  it.each<readonly [string, Partial<DocumentRecord>, string]>([
    [
      'a judgment, each of its citations once',
      {
        title: 'Corr v. IBC Vehicles Ltd',
        court: 'House of Lords',
        citations: ['[2008] UKHL 13', '[2008] 1 AC 884'],
        bibliographicReference: '[2008] UKHL 13',
      },
      'Corr v IBC Vehicles Ltd [2008] UKHL 13, [2008] 1 AC 884',
    ],
    [
      'a judgment whose number has zeros before it, in the normal form (OP-193)',
      { title: 'A v B', court: 'First-tier Tribunal', citations: ['[2022] UKFTT 00304 (TC)'] },
      'A v B [2022] UKFTT 304 (TC)',
    ],
    [
      'a judgment without a report, by court and day',
      { title: 'Stubbs v Sayer', court: 'CA', dates: { decision: '1990-11-08' } },
      'Stubbs v Sayer (CA, 8 November 1990)',
    ],
    [
      'a judgment of the Court of Justice, whose number stands once',
      {
        title: 'Case C-403/03, Schempp v Finanzamt',
        court: 'Court of Justice of the European Union',
        caseNumbers: ['Case C-403/03'],
        citations: ['ECLI:EU:C:2005:446'],
      },
      'Case C-403/03 Schempp v Finanzamt EU:C:2005:446',
    ],
    [
      'an award, its case apart from what was decided',
      {
        title: 'Halvorsen AS v Aurelian GmbH, Partial Award on Liability',
        type: 'Award',
        organization: 'International Chamber of Commerce',
        caseNumbers: ['ICC Case No. 91873/XY'],
        dates: { decision: '2016-02-18' },
      },
      'Halvorsen AS v Aurelian GmbH, ICC Case No 91873/XY, Partial Award on Liability (18 February 2016)',
    ],
    [
      'a decision of an authority',
      {
        title: 'Norrvik / Baltflow (Case M.90101)',
        type: 'Commission decision',
        caseNumbers: ['M.90101'],
        dates: { decision: '2016-06-02' },
      },
      'Norrvik / Baltflow (Case M.90101) Commission decision (2 June 2016)',
    ],
    [
      'a statutory instrument with its number',
      {
        title: 'Quays Order 2004',
        type: 'Legislation',
        legislationNumber: 'SI 2004/3166',
        dates: { legislation: '2004' },
      },
      'Quays Order 2004, SI 2004/3166',
    ],
    [
      'an act by its name alone, with the state of the law it has',
      {
        title: 'Quays Act 1997',
        type: 'Legislation',
        legislationNumber: '1997 c. 5',
        dates: { inForceFrom: '1997-01-31' },
      },
      'Quays Act 1997 (as in force from 31 Jan 1997)',
    ],
    [
      'a treaty with its days',
      {
        title: 'Treaty on Quays',
        type: 'Convention',
        citations: ['1155 UNTS 331'],
        dates: { publication: '1969-05-23', entryIntoForce: '1980-01-27' },
      },
      'Treaty on Quays (adopted 23 May 1969, entered into force 27 January 1980) 1155 UNTS 331',
    ],
    ['what is known of nothing but its title', { title: 'On quays', type: 'Study note' }, '‘On quays’'],
  ])('%s', (_name, fields, expected) => {
    expect(write(fields)).toBe(expected);
  });

  it('leaves out what is not known in every style, and never leaves a sign behind that belonged to it', () => {
    for (const style of ['oscola5', 'bluebook', 'aglc4', 'mcgill', 'plain'] as const) {
      for (const type of ['Case law', 'Award', 'Legislation', 'Convention', 'Rules', 'Study note']) {
        const words = write({ title: 'Quays', type }, style);
        expect(words, `${style} ${type}`).toMatch(/^[‘“]?Quays[’”]?(?: \((?:Award|Cth)\))?(?:, Award)?$/u);
      }
    }
  });

  it('has the place that is named in it, whatever it is and in every style', () => {
    for (const { id } of STYLES) {
      for (const kind of CITED_KINDS) {
        const work = { kind, title: 'Quays', parties: ['A', 'B'], number: '7', ecli: 'ECLI:EU:C:2005:446' };
        expect(writePlain(cite({ ...work, pinpoint: 'para 4242' }, id)), `${id} ${kind}`).toContain('4242');
        expect(writePlain(cite({ ...work, pinpoint: '4242' }, id)), `${id} ${kind}`).toContain('4242');
      }
    }
  });

  it('an award whose title names the parties has the sign between them that the style wants', () => {
    const award = { title: 'Halvorsen AS v. Aurelian GmbH', type: 'Award', dates: { decision: '2016-02-18' } };
    expect(write(award, 'aglc4')).toBe('Halvorsen AS v Aurelian GmbH (Award) (18 February 2016)');
    expect(write(award, 'bluebook')).toBe('Halvorsen AS v. Aurelian GmbH, Award (Feb. 18, 2016)');
  });
});
