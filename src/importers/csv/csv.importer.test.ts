import { blockText } from '#domain/document/block.ts';
import { expectGoldenImport, importRefusal, importSource } from '../reading/importers.test-support.ts';
import { describe, expect, test } from 'vitest';
import { csvImporter } from './csv.importer.ts';
import { findDelimiter } from './csv-rows.ts';

const TREATY_HEADER = 'name,party_1,party_2_or_more,type,status,date_of_signature,date_of_entry_into_force';
const TREATY = 'Halm - Quill BIT (1990),Halm,Quill,Bilateral Investment Treaties,In force,04/05/1990,';

describe('a list with a mapping file beside it', () => {
  test('gives a document a row with its companions, and refuses each wrong row alone', async () => {
    const { refused } = await expectGoldenImport(csvImporter, 'csv/lighthouses.csv');
    expect(refused.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '3: lit is `32/05/1901`; allowed is a date as DD/MM/YYYY',
      '6: lamp repeats the row of line 2; every row needs its own',
      '7: the row has 2 cells, the header 5',
    ]);
  });

  test.each([
    ['key: a\nfields: { title: x }', 'name: is required'],
    ['name: x\nfields: { title: x }', 'key: is required'],
    ['name: x\nkey: a\nfields: { type: x }', 'title: is required'],
    ['name: x\nkey: a\nfields: { title: x, colour: y }', 'colour: is not a field; allowed are title'],
    ['name: x\nkey: a\nfields: { title: { column: a, as: roman } }', 'as: `roman` is not allowed; allowed are text'],
    ['name: x\nkey: zz\nfields: { title: x }', 'needs the column `zz`; the list has a, b'],
    ['name: x\nkey: a\nfields: { title: x }\ncompanion: { file: c.csv, on: [a] }', 'on: must name two columns'],
  ])('refuses a wrong mapping %j and says what is allowed', async (mapping, reason) => {
    const refusal = await importRefusal(csvImporter, 'a,b\n1,2', {
      path: 'l.csv',
      companions: { 'l.mapping.yaml': mapping },
    });
    expect(refusal.reason).toContain('l.mapping.yaml');
    expect(refusal.reason).toContain(reason);
  });
});

test.each(['case_caseNumber,case_caseSectors_label\nM.1,Salt', 'nobody,knows,this\n1,2,3'])(
  'a list that is left after its first line is closed: %j',
  async (text) => {
    let isClosed = false;
    async function* bytes() {
      try {
        for (;;) yield new TextEncoder().encode(text);
      } finally {
        isClosed = true;
      }
    }
    const file = { path: 'list.csv', size: 1, bytes: bytes(), readCompanion: () => Promise.resolve(undefined) };
    const events = csvImporter.read(file)[Symbol.asyncIterator]();
    await events.next().catch(() => undefined);
    await expect.poll(() => isClosed).toBe(true);
  },
);

describe('a list that is known by its header row', () => {
  test('of treaties refuses a row whose treaty came into force before it was signed', async () => {
    const row = TREATY.replace(/,$/u, ',03/05/1990');
    const { documents, refused } = await importSource(csvImporter, `${TREATY_HEADER}\n${row}\n`);
    expect(documents).toEqual([]);
    expect(refused.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '2: the entry into force (1990-05-03) is before the signature (1990-05-04)',
    ]);
  });

  test('of treaties gives treaties with their dates', async () => {
    const { documents } = await importSource(csvImporter, `\ufeff${TREATY_HEADER}\r\n${TREATY}\r\n`, { chunk: 3 });
    expect(documents).toMatchObject([
      {
        document: {
          title: 'Halm - Quill BIT (1990)',
          type: 'Bilateral Investment Treaty',
          dates: { publication: '1990-05-04' },
          jurisdictions: ['Halm', 'Quill'],
        },
      },
    ]);
    expect(documents.flatMap(({ blocks }) => blocks.map(blockText)).join('\n')).toContain(
      'Date of signature\n04/05/1990',
    );
  });

  test('of ICSID cases gives a case and a document that can be found', async () => {
    const { documents, others } = await importSource(
      csvImporter,
      'case_no,type,claimants,respondent,status_2014\nARB/12/5,ARB,Quill Ltd,Costaverde,Pending',
    );
    expect(others).toMatchObject([
      {
        kind: 'case',
        record: { caseNo: 'ICSID Case No. ARB/12/5', claimants: ['Quill Ltd'], date: '2012', status: 'Pending' },
      },
    ]);
    expect(documents).toMatchObject([
      {
        document: {
          type: 'Case',
          case: 'csv:icsid-cases:ARB/12/5',
          title: 'Quill Ltd v. Costaverde (ICSID Case No. ARB/12/5)',
        },
      },
    ]);
  });

  test('of merger decisions takes the sectors of the case from the list beside it', async () => {
    const header = 'decision_type_label,case_caseNumber,case_caseTitle,dec_decisionAdoptionDate,dec_metadataReference';
    const sectors =
      'case_caseNumber,case_caseSectors_code,case_caseSectors_label\nM.1,x,D.35.1 - Electric power\nM.1,y,K.64 - Finance\nM.2,z,E.38 - Waste';
    const { documents } = await importSource(
      csvImporter,
      `${header}\nArt. 6(1)(b),M.1,EBB / TIDE,1994-06-17,M.1-DEC1`,
      { companions: { 'sectors.csv': sectors } },
    );
    expect(documents).toMatchObject([
      { document: { type: 'Commission decision', nacecodes: ['35.1', '64'], undertakings: ['EBB', 'TIDE'] } },
    ]);
    expect(documents.flatMap(({ blocks }) => blocks.map(blockText)).join('\n')).toContain('K.64 - Finance');
  });

  test('refuses a value that is not allowed with its line and column', async () => {
    const { refused, documents } = await importSource(
      csvImporter,
      `${TREATY_HEADER}\n${TREATY.replace('Bilateral Investment Treaties', 'Pact')}\n${TREATY}`,
    );
    expect(refused).toEqual([
      {
        line: 2,
        column: 0,
        reason: 'type is `Pact`; allowed are Bilateral Investment Treaties, Treaties with Investment Provisions',
      },
    ]);
    expect(documents).toHaveLength(1);
  });

  test('gives nothing where it only completes the files beside it', async () => {
    const { documents, refused } = await importSource(csvImporter, 'bwb_id,title_nl,partner\nBWBV1,T,P');
    expect([documents, refused]).toEqual([[], []]);
  });
});

describe('a wrong file', () => {
  test.each([
    ['', 'the file is empty'],
    ['a,b\n1,2', 'no mapping for this list: lay `file.mapping.yaml` beside it'],
    [`${TREATY_HEADER}\n${TREATY}\nx\0y`, 'NUL'],
    [Buffer.from([...Buffer.from(`${TREATY_HEADER}\n`), 0xff]), 'not valid UTF-8'],
  ])('is refused in words: %j', async (source, reason) => {
    expect((await importRefusal(csvImporter, source)).reason).toContain(reason);
  });

  test('with a quotation mark that never closes keeps the rows before it', async () => {
    const { documents, refused } = await importSource(csvImporter, `${TREATY_HEADER}\n${TREATY}\n"open,x`);
    expect(documents).toHaveLength(1);
    expect(refused).toMatchObject([{ reason: expect.stringContaining('quotation mark') }]);
  });

  test.each([
    ['a,b;c,d', ','],
    ['a;"b,c,d";e', ';'],
    ['a\tb', '\t'],
    ['a', ','],
  ])('the delimiter of %j is %j', (header, delimiter) => {
    expect(findDelimiter(header)).toBe(delimiter);
  });
});
