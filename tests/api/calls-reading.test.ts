import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import * as cases from '#contract/case.ts';
import * as documents from '#contract/document.ts';
import * as files from '#contract/file.ts';
import * as publications from '#contract/publication.ts';
import { PRODUCT } from '#server/compose/product.ts';
import { callAt } from '#tests/support/call-at.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { readEditionView } from '#tests/support/read-edition-view.ts';

const getCase = callAt(cases.getCase, 'GET', '/apiv2/CaseAndProceeding/GetCase');
const getCaseToc = callAt(cases.getCaseToc, 'GET', '/apiv2/CaseAndProceeding/GetToc');
const getProceeding = callAt(cases.getProceeding, 'GET', '/apiv2/CaseAndProceeding/GetProceeding');
const getProceedingDocument = callAt(
  cases.getProceedingDocument,
  'GET',
  '/apiv2/CaseAndProceeding/GetProceedingDocument',
);
const getDocument = callAt(documents.getDocument, 'GET', '/apiv2/document/GetDocument');
const getPublicationDetail = callAt(publications.getPublicationDetail, 'GET', '/apiv2/document/GetPublicationDetail');
const getPdf = callAt(files.getPdf, 'GET', '/apiv2/document/getpdf/{file}');

const CASE = { caseId: 'ka-case-001' };
const PROCEEDING = { ...CASE, proceedingId: 'ka-case-001-p2' };
const FILE = 'machine-generated-evidence.pdf';

const server = new TestServer();

beforeAll(async () => {
  await server.loadDemo(['KA', 'KIPL', 'KCL']);
  await server.open();
});

afterAll(() => server.close());

describe('CaseAndProceeding', () => {
  it('GetCase answers the case of caseId (API-036)', async () => {
    expect(await server.call(getCase, { query: CASE })).toMatchObject({
      caseId: 'ka-case-001',
      caseNo: 'ICC Case No. 91873/XY',
      casename: 'Halvorsen Energi AS v. Aurelian Turbinenbau GmbH',
      institutionLong: 'International Chamber of Commerce',
      date: '2013-10-21',
      caseOutCome: 'Claims upheld in part',
      rulesRef: 'ICC Rules 2012',
      lawRef: 'Swiss law',
      languages: ['English'],
    });
    const other = await server.call(getCase, { query: { caseId: 'ka-case-002' } });
    expect([other.caseId, other.url]).toEqual(['ka-case-002', '/document/case/ka-case-002']);
  });

  it('GetToc answers the proceedings of caseId with their documents (API-037)', async () => {
    expect(await server.call(getCaseToc, { query: CASE })).toMatchObject([
      {
        name: 'Original proceeding',
        date: '2017-03-10',
        proceedingId: 'ka-case-001-p1',
        documents: [
          { title: 'Partial award on liability', documentId: 'ka-award-001', isHeld: true, isOpen: true },
          { title: 'Final award', documentId: 'ka-award-002', isHeld: true, isOpen: true },
        ],
      },
      {
        name: 'Application for rectification',
        date: '2017-05-29',
        proceedingId: 'ka-case-001-p2',
        documents: [
          {
            title: 'Decision on rectification and interpretation',
            documentId: 'ka-award-003',
            isHeld: true,
            isOpen: true,
          },
        ],
      },
    ]);
  });

  it('GetProceeding answers the proceeding of caseId and proceedingId (API-038)', async () => {
    const proceeding = await server.call(getProceeding, { query: PROCEEDING });
    expect(proceeding).toMatchObject({
      caseSlug: 'ka-case-001',
      title: 'Application for rectification',
      outComeOfProceeding: 'Granted in part',
      commencementDate: '2017-04-06',
      dateOfOutcome: '2017-05-29',
    });
    expect(proceeding.proceedingDocuments.map(({ xmlId }) => xmlId)).toEqual(['ka-award-003']);
    expect(proceeding.representatives.map(({ role }) => role)).toEqual([
      'Counsel for the claimant',
      'Counsel for the respondent',
    ]);
    const elsewhere = { caseId: 'ka-case-002', proceedingId: PROCEEDING.proceedingId };
    expect((await server.refuse(getProceeding, { query: elsewhere })).status).toBe(404);
  });

  it('GetProceedingDocument answers content and tocItems of docId, with the matches of searchTerm (API-039)', async () => {
    const docId = 'ka-award-001';
    const plain = await server.call(getProceedingDocument, { query: { docId } });
    expect(Object.keys(plain).toSorted()).toEqual(['content', 'tocItems']);
    expect(plain.content).toContain('Sørvest Bank is a wind farm of forty-eight turbines');
    expect(plain.content).not.toContain('<mark');
    expect(plain.tocItems[0]).toMatchObject({ label: 'I. Introduction', level: 1 });
    for (const { id } of plain.tocItems) expect(plain.content).toContain(`id="${id}"`);
    const marked = await server.call(getProceedingDocument, { query: { docId, searchTerm: 'turbines' } });
    expect(marked.content).toMatch(/<mark[^>]*>turbines<\/mark>/u);
    expect(marked.tocItems).toEqual(plain.tocItems);
  });
});

describe('document', () => {
  it('GetDocument answers the details of id, with or without searchTerm (API-040)', async () => {
    const id = 'ka-award-001';
    const plain = await server.call(getDocument, { query: { id } });
    expect(plain).toMatchObject({
      id,
      siteId: 'KA',
      type: 'Award',
      publicationDate: '2016-02-18',
      organization: 'International Chamber of Commerce',
      caseNumbers: ['ICC Case No. 91873/XY'],
      judges: ['Tobias Rüegsegger', 'Ingrid Solheim', 'Dragan Vuletić-Moser'],
      highlights: null,
    });
    const found = await server.call(getDocument, { query: { id, searchTerm: 'turbines AND grouted' } });
    expect(found.highlights?.terms.map(({ term }) => term)).toEqual(['turbines', 'grouted']);
    expect(found.highlights?.total).toBe(found.content.match(/<mark /gu)?.length);
    const { highlights: _marks, content: _content, ...rest } = found;
    expect(plain).toMatchObject(rest);
  });

  it('GetPublicationDetail answers the publication that documentId is or stands in (API-041)', async () => {
    const book = await server.call(getPublicationDetail, { query: { documentId: 'ka-book-01' } });
    expect(book).toMatchObject({
      publicationType: 'Book',
      publicationTitle: 'The Seat of Arbitration: Law, Court and Place',
      bookTocId: 'ka-book-01',
      authors: ['Ingrid Solheim'],
      publicationInfo: { isbn: '978-90-90341-11-8', publisher: 'Pandect Press', publicationDate: '2016-09' },
    });
    const chapters = book.tocNodes.flatMap(({ children }) =>
      children.map(({ docId, pageRange }) => [docId, pageRange]),
    );
    expect(chapters).toEqual([
      ['ka-book-01-ch01', '3-4'],
      ['ka-book-01-ch02', '25-26'],
      ['ka-book-01-ch03', '55-56'],
      ['ka-book-01-ch04', '92-93'],
    ]);
    expect(await server.call(getPublicationDetail, { query: { documentId: 'ka-book-01-ch03' } })).toEqual(book);
  });

  it('getpdf/{file} is for subscribers, finds no name with path parts and shows the file in the tab (OP-78)', async () => {
    const sent = await server.send(getPdf, { path: { file: FILE } });
    expect(sent.headers['content-disposition']).toMatch(/^inline\b/u);
    const { headers } = await server.signIn('none');
    expect((await server.refuse(getPdf, { path: { file: FILE }, headers: {} })).code).toBe('sign-in-needed');
    expect((await server.refuse(getPdf, { path: { file: FILE }, headers })).code).toBe('not-subscribed');
    for (const file of [`../ka/${FILE}`, `..%2fka%2f${FILE}`, `./${FILE}`, `ka/${FILE}`, FILE.toUpperCase()]) {
      expect((await server.refuse(getPdf, { path: { file } })).status, file).toBe(404);
    }
  });

  it('getpdf/{file} answers the PDF of each link of the AI hub (API-043)', async () => {
    const view = await server.app.inject({ url: '/apiv2/edition-view', headers: { host: 'ka.localhost' } });
    const hub = readEditionView(view.body)
      .menus.flatMap(({ items }) => items)
      .find(({ label }) => label === 'AI Hub');
    const links = (hub?.children ?? []).map(({ url }) => url?.replace('/document/getpdf/', '') ?? '');
    expect(links).toContain(FILE);
    for (const file of links) {
      const sent = await server.send(getPdf, { path: { file } });
      expect([sent.statusCode, sent.headers['content-type']], file).toEqual([200, 'application/pdf']);
      expect(sent.rawPayload.equals(readFileSync(join(PRODUCT.root, 'content/files/ka', file))), file).toBe(true);
    }
    expect((await server.refuse(getPdf, { path: { file: 'nothing.pdf' } })).code).toBe('document-not-found');
    expect((await server.refuse(getPdf, { path: { file: FILE }, host: 'kipl.localhost' })).status).toBe(404);
  });
});

/** A call that reads, what it needs, and the name of each value that it cannot do without. */
const READING: readonly (readonly [row: string, Call, Readonly<Record<string, string>>])[] = [
  ['API-036', getCase, CASE],
  ['API-037', getCaseToc, CASE],
  ['API-038', getProceeding, PROCEEDING],
  ['API-039', getProceedingDocument, { docId: 'ka-award-001' }],
  ['API-040', getDocument, { id: 'ka-award-001' }],
  ['API-041', getPublicationDetail, { documentId: 'ka-book-01' }],
];
const named = READING.map(([row, call, query]) => [call.path.split('/').at(-1)!, row, call, query] as const);

describe.each(named)('%s', (_name, row, call, query) => {
  it(`reads the names of its values whatever their letter case (${row})`, async () => {
    const shouted = Object.fromEntries(Object.entries(query).map(([name, value]) => [name.toUpperCase(), value]));
    const [one, other] = [await server.send(call, { query }), await server.send(call, { query: shouted })];
    expect([one.statusCode, other.body]).toEqual([200, one.body]);
  });

  it(`refuses a value that is missing by its name, and one that nothing has (${row})`, async () => {
    for (const name of Object.keys(query)) {
      const { [name]: _left, ...rest } = query;
      const missing = await server.refuse(call, { query: rest });
      expect(missing).toMatchObject({ status: 422, code: 'field-invalid', details: { field: name } });
      const unknown = await server.refuse(call, { query: { ...query, [name]: 'nowhere' } });
      expect(unknown).toMatchObject({ status: 404, code: 'document-not-found' });
    }
  });

  it(`is for subscribers of the edition that holds it, and to be read only (${row})`, async () => {
    const { headers } = await server.signIn('none');
    expect((await server.refuse(call, { query, headers: {} })).code).toBe('sign-in-needed');
    expect((await server.refuse(call, { query, headers })).code).toBe('not-subscribed');
    expect((await server.refuse(call, { query, host: 'kcl.localhost' })).status).toBe(404);
    expect((await server.refuse({ ...call, method: 'POST' }, { query })).status).toBe(404);
  });
});
