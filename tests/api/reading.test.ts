import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCase, getCaseToc, getProceeding, getProceedingDocument } from '#contract/case.ts';
import { getDocument, getDocumentPart } from '#contract/document.ts';
import { getPublicationDetail, type TocNode } from '#contract/publication.ts';
import { getCover } from '#contract/file.ts';
import { search } from '#contract/search.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();
const LONG_PARAGRAPHS = 3000;

beforeAll(async () => {
  const { temporary } = server;
  temporary.write(
    'award.md',
    `---
id: award-1
title: Fjord v. Isle
type: Award
publicationDate: 2019-03-12
caseDate: 2019-03-12
jurisdiction: [Norway]
topic: ["Merits > Expropriation"]
court: Court of Appeal
organization: International Chamber of Commerce
parties: [Fjord AS, Isle Ltd]
judges: [Ada Lindqvist]
caseNumbers: [ICC 91873/XY]
legislations: ["New York Convention, 1958"]
keywords: [expropriation]
citation: "[2019] PAR 14"
case: case-1
proceeding: case-1-p1
related: [award-2, unknown-document]
---

## I. Facts

1. The quay was taken.[^1] See [the other award](doc:award-2#p2).

2. Compensation for the quay was refused.

## II. Reasons

3. Nothing was paid.

[^1]: On 3 May 2011.
`,
  );
  temporary.write('award-2.md', '---\nid: award-2\ntitle: Second award\ntype: Award\n---\n\n1. First.\n\n2. Second.\n');
  temporary.write(
    'judgment.md',
    `---
id: judgment-1
title: Isle v. Fjord
type: Case law
organization: International Chamber of Commerce
judges: [Bo Ferran]
sector: Ports
subsector: Quays
topic: ["Enforcement > Notice"]
keywords: [expropriation]
legislations: [Quays Act 1901]
provisions: ["Quays Act 1901, s. 3(2)", "New York Convention, art. V(1)(b)"]
rules: ICC Rules 2017
patent: [EP 2 999 001 B1]
rulings: [{ provision: Article V(1)(b), outcome: Refused, topics: ["5.2.1"] }]
relatedCases: [award-1]
caseNotes: [chapter-2]
commentary: [chapter-1]
references: [long]
---

1. Nothing was said.
`,
  );
  temporary.write(
    'cases/case.yaml',
    `id: case-1
caseNo: ICC Case No. 91873/XY
caseName: Fjord v. Isle
institution: ICC
institutionLong: International Chamber of Commerce
city: Paris
country: France
date: 2017-04-03
status: Concluded
type: Commercial
outcome: Claims upheld
sector: Ports
subsector: Quays
rules: ICC Rules 2017
law: Norwegian law
languages: [English]
claimants: [Fjord AS]
respondents: [Isle Ltd]
proceedings:
  - id: case-1-p1
    title: Original proceeding
    status: Concluded
    whoInitiated: Claimant
    outcome: Claims upheld
    commencementDate: 2017-04-03
    dateOfOutcome: 2019-03-12
    arbitrators:
      - { person: person-1, role: President, method: Appointed by agreement }
    representatives:
      - { person: person-1, role: Counsel for the claimant }
    documents:
      - { id: award-1, title: Final award, primary: true }
`,
  );
  temporary.write(
    'people.yaml',
    '- id: person-1\n  firstName: Ada\n  lastName: Lindqvist\n  nationality: [Sweden]\n  firm: Lindqvist & Co\n',
  );
  temporary.write(
    'book/publication.yaml',
    `id: book-1
type: Book
title: On Quays
authors: [Ada Lindqvist]
publisher: Harbour Press
isbn: 978-90-90341-11-8
publicationDate: 2023-05
cluster: work-1
descriptiveText: All about quays.
contents:
  - label: Part I
    children:
      - { label: 1. Stone, document: chapter-1, pages: 3-28 }
      - { label: 2. Timber, document: chapter-2 }
`,
  );
  for (const n of [1, 2]) {
    temporary.write(
      `book/chapter-${n}.md`,
      `---\nid: chapter-${n}\ntitle: Chapter ${n}\ntype: Book chapter\npublication: book-1\n---\n\nText of chapter ${n}.\n`,
    );
  }
  temporary.write('lanterns.xml', readFileSync(join(import.meta.dirname, '../fixtures/bits/book.xml')));
  const paragraphs = Array.from(
    { length: LONG_PARAGRAPHS },
    (_unused, n) => `<p>${n === 2500 ? 'A lone seagull. ' : ''}${'The quay held against the sea. '.repeat(12)}</p>`,
  );
  temporary.write('long.jsonl', jsonLines({ id: 'long', title: 'A very long judgment', html: paragraphs.join('') }));
  const report = await temporary.import();
  expect(report.refused).toEqual([]);
  await server.open();
});

afterAll(() => server.close());

/** Opens a document, at its beginning where nothing else is asked for. */
const open = (id: string, rest: { searchTerm?: string; anchor?: string } = {}) =>
  server.call(getDocument, { query: { id, ...rest } });

/** The first document that a table of contents opens. */
function findDocument(nodes: readonly TocNode[]): string | undefined {
  return nodes.map(({ docId, children }) => docId ?? findDocument(children)).find((id) => id !== undefined);
}

describe('opening a document', () => {
  it('answers every field of the document details (ENT-010)', async () => {
    const document = await open('award-1');
    const named =
      'id siteId title titleHtml publicationTitle publicationLink publicationType type publicationDate legislationDate content authors jurisdictions jurisdictionLinks hasCasefiles caseFile hasNewsletter isBrownBookJurisdiction publicationAuthor favoriteUrl tocItems recentDevelopments legisNumber parties topics judges caseDate entryIntoForce validUntil caseNumbers court organization lastReviewedDate keyWords source legislations nacecodes publicationSourceName bibliographicReference publicationNumbers casesAndAwardsUrl highlights'.split(
        ' ',
      );
    expect(Object.keys(document)).toEqual(expect.arrayContaining(named));
    expect(document).toMatchObject({
      title: 'Fjord v. Isle',
      type: 'Award',
      court: 'Court of Appeal',
      judges: ['Ada Lindqvist'],
      parties: [
        { name: 'Fjord AS', role: null },
        { name: 'Isle Ltd', role: null },
      ],
      caseNumbers: ['ICC 91873/XY'],
      bibliographicReference: '[2019] PAR 14',
      hasCasefiles: true,
      caseFile: '/document/case/case-1',
    });
  });

  it('gives authors their profile where the edition has one, and jurisdictions their link (ENT-011, ENT-012, OP-116)', async () => {
    const document = await open('award-1');
    expect(document.jurisdictionLinks).toEqual([{ jurisdiction: 'Norway', docId: 'norway' }]);
    const book = await open('book-1');
    expect(book.authors).toEqual([
      {
        clsId: 'person-1',
        name: 'Ada Lindqvist',
        surname: null,
        arbitratorProfileLink: '/profile-navigator/person-1',
        searchLink: '/search?author=Ada%20Lindqvist',
      },
    ]);
  });

  it('gives judges and arbitrators their profile, else what they decided (ENT-011, OP-116)', async () => {
    expect((await open('award-1')).judgeLinks).toEqual([
      { name: 'Ada Lindqvist', link: '/profile-navigator/person-1' },
    ]);
    const [unknown] = (await open('judgment-1')).judgeLinks;
    expect(unknown).toEqual({ name: 'Bo Ferran', link: '/search?q=judge(%22Bo%20Ferran%22)' });
    const { q } = Object.fromEntries(new URL(unknown!.link!, 'http://localhost').searchParams);
    const { hits } = await server.call(search, { path: { endpoint: 'documentSearch' }, body: { q } });
    expect(hits.map(({ id }) => id)).toEqual(['judgment-1']);
  });

  it('lists references with words and, where the library holds them, an address (ENT-013)', async () => {
    const document = await open('award-1');
    expect(document.references).toEqual([
      { displayValue: 'Second award', url: '/document/award-2' },
      { displayValue: 'unknown-document', url: null },
    ]);
    const { nycArticles, nycTopics, businessSector, institutions, keywords, caseNotes, relatedCases } = document;
    const { legislation, rules, commentary, patentInformation, subject, provision } = document;
    const lists = [nycArticles, nycTopics, businessSector, institutions, keywords, caseNotes, relatedCases];
    lists.push(legislation, rules, commentary, patentInformation, subject, provision, document.references);
    for (const [index, list] of lists.entries()) expect(Array.isArray(list), String(index)).toBe(true);
    expect((await open('award-2')).citedBy).toEqual([
      { displayValue: 'Fjord v. Isle', url: '/document/award-1', anchor: 'p1' },
    ]);
  });

  it('fills all fourteen lists from the record, each item with a way on, and keeps what it does not hold findable (ENT-013)', async () => {
    const document = await open('judgment-1');
    const search = (facet: string, value: string) => `/search?${facet}=${encodeURIComponent(value)}`;
    const words = (value: string) => search('q', `"${value}"`);
    const topic = '5 Grounds for refusal > 5.2 Notice and opportunity to present the case > 5.2.1 Proper notice';
    expect(document).toMatchObject({
      nycTopics: [{ displayValue: topic, url: search('nyctopic', topic) }],
      businessSector: [{ displayValue: 'Ports > Quays', url: search('sector-subsector', 'Ports > Quays') }],
      institutions: [{ url: search('organization', 'International Chamber of Commerce') }],
      keywords: [{ displayValue: 'expropriation', url: words('expropriation') }],
      caseNotes: [{ displayValue: 'Chapter 2', url: '/document/chapter-2' }],
      relatedCases: [{ displayValue: 'Fjord v. Isle', url: '/document/award-1' }],
      legislation: [{ displayValue: 'Quays Act 1901', url: search('legislation', 'Quays Act 1901') }],
      rules: [{ displayValue: 'ICC Rules 2017', url: search('applicablerules', 'ICC Rules 2017') }],
      commentary: [{ displayValue: 'Chapter 1', url: '/document/chapter-1' }],
      patentInformation: [{ displayValue: 'EP 2 999 001 B1', url: words('EP 2 999 001 B1') }],
      subject: [{ displayValue: 'Enforcement > Notice', url: search('topic', 'Enforcement > Notice') }],
      references: [{ displayValue: 'A very long judgment', url: '/document/long' }],
    });
    expect(document.provision.map(({ url }) => url)).toContain(words('Quays Act 1901, s. 3(2)'));
  });

  it('draws numbered paragraphs with permanent links, footnotes and links between documents', async () => {
    const { content, tocItems } = await open('award-1');
    expect(content).toContain('id="p2"');
    expect(content).toContain('<a class="number" href="#p1" aria-label="Paragraph 1.">1.</a>');
    expect(content).toContain('href="/document/award-2#p2"');
    expect(content).toMatch(/role="doc-noteref" href="#(b\d+)"/);
    expect(content).toContain('On 3 May 2011.');
    expect(tocItems.map(({ label }) => label)).toEqual(['I. Facts', 'II. Reasons']);
  });

  it('marks the matches of the search term and counts them by term', async () => {
    const { content, highlights } = await open('award-1', { searchTerm: 'quay OR compensation' });
    expect(highlights).toMatchObject({
      total: 3,
      terms: [
        { term: 'quay', count: 2 },
        { term: 'compensation', count: 1 },
      ],
    });
    const drawn = [...content.matchAll(/ data-block="(\d+)"| data-match="\d+"/g)];
    const blocks = drawn.flatMap(([, block], at) =>
      block === undefined ? [Number(drawn.slice(0, at).findLast(([, before]) => before !== undefined)?.[1])] : [],
    );
    expect(highlights?.blocks).toEqual(blocks);
    expect(content.match(/<mark /g)).toHaveLength(3);
    expect(content).toContain('id="match-0"');
  });

  it('marks title and record where they have a match, which may be the only one', async () => {
    const alone = await open('award-1', { searchTerm: 'Fjord AND Lindqvist' });
    const marked = alone.highlights?.said.map(({ label, text, marks }) => [
      label,
      marks.map(({ start, end }) => text.slice(start, end)),
    ]);
    expect(marked).toEqual([
      ['Title', ['Fjord']],
      ['Party', ['Fjord']],
      ['Judge or arbitrator', ['Lindqvist']],
    ]);
    expect(alone.highlights?.total).toBe(0);
    const none = await open('award-1', { searchTerm: 'Fjord AND nobody' });
    expect(none.highlights?.said).toEqual([]);
  });

  it('opens a document all the same when the search term cannot be read', async () => {
    expect(await open('award-1', { searchTerm: 'NOT (' })).toMatchObject({ highlights: null });
  });

  it('brings of a long document the neighbourhood of the anchor, and the rest on request', async () => {
    const document = await open('long', { anchor: 'b2501' });
    expect(document.parts.length).toBeGreaterThan(20);
    expect(document.contentFrom).toBeLessThanOrEqual(document.anchorPart!);
    expect(document.contentTo).toBeGreaterThan(document.anchorPart!);
    expect(document.content).toContain('id="b2501"');
    expect(document.content).not.toContain('id="b1"');
    const { parts } = await server.call(getDocumentPart, { query: { id: 'long', from: 0, to: 2 } });
    expect(parts).toHaveLength(2);
    expect(parts[0]).toContain('id="b1"');
  });

  it('opens a long document at its first match', async () => {
    const document = await open('long', { searchTerm: 'seagull' });
    expect(document.highlights?.total).toBe(1);
    expect(document.content).toContain('<mark class="term-0" id="match-0" data-match="0">seagull</mark>');
  });

  it('brings all parts of a long document together without a gap', async () => {
    const { parts } = await open('long');
    let blocks = 0;
    for (let from = 0; from < parts.length; from += 10) {
      const some = await server.call(getDocumentPart, { query: { id: 'long', from, to: from + 10 } });
      for (const part of some.parts) blocks += part.match(/data-block=/g)?.length ?? 0;
    }
    expect(blocks).toBe(LONG_PARAGRAPHS);
  });

  it.each([
    ['/apiv2/document/GetDocument?id=nowhere', 404, 'document-not-found'],
    ['/apiv2/document/GetDocument', 422, 'field-invalid'],
    ['/apiv2/document/GetDocumentPart?id=long&from=0&to=1&version=9', 409, 'version-changed'],
    ['/apiv2/CaseAndProceeding/GetCase?caseId=nowhere', 404, 'document-not-found'],
    ['/apiv2/document/GetPublicationDetail?documentId=award-2', 404, 'document-not-found'],
  ])('%s is answered %i %s', async (url, status, code) => {
    expect(await server.get(url)).toMatchObject({ status, body: { code } });
  });

  it('hides a document of another edition', async () => {
    expect(await server.get('/apiv2/document/GetDocument?id=award-1', 'kcl.localhost')).toMatchObject({ status: 404 });
  });
});

describe('publications', () => {
  it('answer their details with the whole contents tree (ENT-014, ENT-015, ENT-016)', async () => {
    const detail = await server.call(getPublicationDetail, { query: { documentId: 'chapter-2' } });
    expect(detail).toMatchObject({
      publicationType: 'Book',
      publicationTitle: 'On Quays',
      label: null,
      bookTocId: 'book-1',
      authors: ['Ada Lindqvist'],
      editors: [],
      descriptiveText: 'All about quays.',
      favoriteUrl: '/document/book-1',
      publicationInfo: { isbn: '978-90-90341-11-8', publisher: 'Harbour Press', publicationDate: '2023-05' },
    });
    expect(detail.tocNodes[0]?.children[0]).toEqual({
      id: expect.stringMatching(/^n[0-9a-z]{14}$/),
      label: '1. Stone',
      sublabel: null,
      docId: 'chapter-1',
      anchor: null,
      pageRange: '3-28',
      checkbox: true,
      disabled: false,
      isOpen: true,
      level: 1,
      children: [],
    });
  });

  it('are found by their own title with their cluster, and their chapters name them (ENT-008, ENT-009, SR-085)', async () => {
    const { hits } = await server.search({ q: 'quays' }, { endpoint: 'books' });
    expect(hits[0]).toMatchObject({ id: 'book-1', type: 'Book', bookCluster: 'work-1' });
    expect(hits[0]?.coverImage).toMatch(/^\/apiv2\/document\/cover\/book-1\.svg\?v=\d+$/);
    const cover = await server.send(getCover, { path: { file: 'book-1.svg' } });
    expect([cover.statusCode, cover.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(cover.headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect((await server.refuse(getCover, { path: { file: 'chapter-1.svg' } })).code).toBe('document-not-found');
    const chapters = await server.search({ q: '"chapter 2"' });
    expect(chapters.hits.find(({ id }) => id === 'chapter-2')).toMatchObject({
      publicationTitle: 'On Quays',
    });
    const book = await open('book-1');
    expect(book).toMatchObject({ kind: 'publication', publicationDate: '2023-05', summary: 'All about quays.' });
  });

  it('give each chapter the way to it through part and chapter, and other documents none (SH-305)', async () => {
    const { tocNodes } = await server.call(getPublicationDetail, { query: { documentId: 'book-1' } });
    expect((await open('chapter-2')).contentsPath).toEqual([
      { id: tocNodes[0]?.id, label: 'Part I', docId: null },
      { id: tocNodes[0]?.children[1]?.id, label: '2. Timber', docId: 'chapter-2' },
    ]);
    for (const id of ['book-1', 'award-1']) expect((await open(id)).contentsPath).toEqual([]);
  });

  it('are those of chapters, too, that name them by the key of their source', async () => {
    const { hits } = await server.search({ q: 'lanterns' }, { endpoint: 'books' });
    const book = hits[0]?.id ?? '';
    const { tocNodes } = await server.call(getPublicationDetail, { query: { documentId: book } });
    const chapter = findDocument(tocNodes) ?? '';
    expect(await open(chapter)).toMatchObject({
      publicationTitle: 'The Law of Lanterns',
      publicationLink: `/document/${book}`,
    });
    expect(await server.call(getPublicationDetail, { query: { documentId: chapter } })).toMatchObject({
      bookTocId: book,
    });
  });

  it('lead from a chapter to its neighbours', async () => {
    expect(await open('chapter-1')).toMatchObject({ previousDocument: null, nextDocument: { id: 'chapter-2' } });
    expect(await open('chapter-2')).toMatchObject({ previousDocument: { id: 'chapter-1' }, nextDocument: null });
  });
});

describe('cases', () => {
  it('answer their details with the tribunal (ENT-017, ENT-018)', async () => {
    const details = await server.call(getCase, { query: { caseId: 'case-1' } });
    expect(details).toMatchObject({
      caseId: 'case-1',
      caseNo: 'ICC Case No. 91873/XY',
      institution: 'ICC',
      institutionLong: 'International Chamber of Commerce',
      caseNr: 'ICC Case No. 91873/XY',
      date: '2017-04-03',
      url: '/document/case/case-1',
      city: 'Paris',
      country: 'France',
      casename: 'Fjord v. Isle',
      caseStatus: 'Concluded',
      caseType: 'Commercial',
      caseOutCome: 'Claims upheld',
      sector: 'Ports',
      subsector: 'Quays',
      rulesRef: 'ICC Rules 2017',
      languages: ['English'],
      lawRef: 'Norwegian law',
      updatedDate: null,
      citedDocumentsCount: 1,
    });
    expect(details.arbitrators).toEqual([
      {
        firstName: 'Ada',
        lastName: 'Lindqvist',
        firm: 'Lindqvist & Co',
        methodOfAppoinment: 'Appointed by agreement',
        nationality: 'Sweden',
        role: 'President',
        status: null,
        slug: 'person-1',
      },
    ]);
  });

  it('list their proceedings with the documents of each (ENT-019)', async () => {
    expect(await server.call(getCaseToc, { query: { caseId: 'case-1' } })).toEqual([
      {
        name: 'Original proceeding',
        date: '2019-03-12',
        commencementDate: '2017-04-03',
        dateOfOutcome: '2019-03-12',
        status: 'Concluded',
        outcome: 'Claims upheld',
        proceedingId: 'case-1-p1',
        documents: [{ title: 'Final award', documentId: 'award-1', isHeld: true, isOpen: true }],
      },
    ]);
  });

  it('open a proceeding and the text of its document (ENT-020, ENT-021)', async () => {
    const query = { caseId: 'case-1', proceedingId: 'case-1-p1' };
    const proceeding = await server.call(getProceeding, { query });
    expect(proceeding).toMatchObject({
      caseNo: 'ICC Case No. 91873/XY',
      caseSlug: 'case-1',
      title: 'Original proceeding',
      status: 'Concluded',
      whoInitiated: 'Claimant',
      outComeOfProceeding: 'Claims upheld',
      commencementDate: '2017-04-03',
      dateOfOutcome: '2019-03-12',
      proceedingDocuments: [{ xmlId: 'award-1', proceedingDocumentTitle: 'Final award', primaryDocument: true }],
    });
    expect(proceeding.representatives[0]).toMatchObject({ lastName: 'Lindqvist', role: 'Counsel for the claimant' });
    const text = await server.call(getProceedingDocument, { query: { docId: 'award-1', searchTerm: 'quay' } });
    expect(Object.keys(text).sort()).toEqual(['content', 'tocItems']);
    expect(text.content).toContain('<mark');
  });

  it('are found by their number and their arbitrators', async () => {
    const { hits } = await server.search({ q: '91873/XY AND Lindqvist' });
    expect(hits.map(({ url }) => url)).toContain('/document/case/case-1');
  });
});
