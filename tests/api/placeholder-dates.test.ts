import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { createOperatorReader } from '#server/compose/operator-reader.ts';
import type { ImportReport } from '#server/features/importing/import-report.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';

const act = (date: string, title: string) =>
  '<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><act><meta><identification><FRBRWork>' +
  `<FRBRuri value="/eli/rgd/${date}"/><FRBRdate date="${date}" name="document"/><FRBRcountry value="lu"/></FRBRWork>` +
  `</identification></meta><preface><p><docTitle>${title}</docTitle></p></preface><body><p>Grues du port.</p></body></act></akomaNtoso>`;

const library = new TemporaryLibrary();
let report: ImportReport;

beforeAll(async () => {
  library.write('far.xml', act('2999-01-01', 'Règlement sur les grues'));
  library.write('real.xml', act('1956-03-04', 'Loi sur les grues'));
  library.write(
    'list.jsonl',
    jsonLines(
      { id: 'unix', title: 'Grues without a day', publicationDate: '1970-01-01', text: 'Grues.' },
      {
        id: 'printed',
        title: 'Grues of the new century',
        publicationDate: '1900-01-01',
        text: 'Grues. Done on 1 January 1900.',
      },
    ),
  );
  library.write(
    'case.yaml',
    'kind: case\nid: case-grues\ncaseNo: C 1\ncaseName: Grues v. Grues\ndate: 1970-01-01\nclaimants: [Grues SA]\nrespondents: [Grues GmbH]\n',
  );
  report = await library.import();
});

afterAll(() => library.dispose());

describe('A date that a source wrote because it knew none (OP-194)', () => {
  it('is said in the report, with its file and line, and refuses nothing', () => {
    expect(report).toMatchObject({ imported: 5, refused: [] });
    const said = (date: string) => `\`${date}\` stands for a day that is not known, and is left out`;
    expect(report.noted).toEqual([
      { path: 'case.yaml', line: expect.any(Number), column: 0, reason: said('1970-01-01') },
      { path: 'far.xml', line: 0, column: 0, reason: said('2999-01-01') },
      { path: 'list.jsonl', line: 1, column: 0, reason: said('1970-01-01') },
    ]);
  });

  it('leaves its document undated, which comes last whichever date comes first; one that its text says stays', async () => {
    const titles = (sortOrder: 'asc' | 'desc') =>
      library.withLibrary(async ({ search }) => {
        const wish = { q: 'grues', sortBy: 'relevant-date', sortOrder } as const;
        const { hits } = await search.search(createOperatorReader(EDITIONS.KA), 'documentSearch', wish);
        return hits.map(
          ({ title, legalDate }) => `${title.replaceAll(/<[^>]*>/gu, '')} ${legalDate?.date ?? 'undated'}`,
        );
      });
    const dated = ['Loi sur les grues 1956-03-04', 'Grues of the new century 1900-01-01'];
    const undated = ['Grues v. Grues undated', 'Grues without a day undated', 'Règlement sur les grues undated'];
    const [newest, oldest] = [await titles('desc'), await titles('asc')];
    expect([newest.slice(0, 2), oldest.slice(0, 2)]).toEqual([dated, dated.toReversed()]);
    expect([newest.slice(2).toSorted(), oldest.slice(2).toSorted()]).toEqual([undated, undated]);
  });

  it('is not said again of files that did not change', async () => {
    expect(await library.import()).toMatchObject({ unchanged: 5, noted: [] });
  });
});
