import { byPath, byQuery, PLAIN, type Questions } from './questions.ts';

const TERM = 'hull';
const PEOPLE = /-(?:ann|bert|hidden|kapp)$/u;

/** The calls that open documents, cases, publications and people. */
export const READING_QUESTIONS: Questions = {
  'GET /apiv2/document/GetDocument': (canary) => [
    ...canary.ids.map((id) => ({ query: { id } })),
    ...byQuery('id', '', [{ version: 1 }, { searchTerm: TERM, anchor: 'p1' }])(canary),
  ],
  'GET /apiv2/document/GetDocumentPart': (canary) => [
    ...canary.documents.map(({ id }) => ({ query: { id, from: 0, to: 9 } })),
    ...byQuery('id', '', [
      { from: 0, to: 9, version: 1 },
      { from: 0, to: 1, searchTerm: TERM },
    ])(canary),
  ],
  'GET /apiv2/document/GetDocumentAnchor': byQuery('id', '', [{ anchor: 'p1' }, { anchor: 'b2', version: 1 }]),
  'GET /apiv2/document/GetCitedWork': byQuery('id', ''),
  // Texts are held against each other in a thread, which takes its time.
  'GET /apiv2/document/GetDocumentChanges': ({ few }) =>
    few.flatMap((id) =>
      /once|withdrawn/u.test(id) ? [{ query: { id, from: 1 } }, { query: { id, from: 2, to: 1 } }] : [],
    ),
  'GET /apiv2/document/GetPublicationDetail': byQuery('documentId', 'canary'),
  'POST /apiv2/Document/GetSearchResults': ({ ids, edition }) => {
    const publications = ids.filter((id) => /book|journal|source/u.test(id) && id.startsWith(edition.toLowerCase()));
    return publications.map((bookTocId) => ({ query: { bookTocId, searchTerm: TERM }, body: ['n1', 'any'] }));
  },
  'GET /apiv2/document/cover/{file}': ({ few }) => few.map((id) => ({ path: { file: `${id}.svg` } })),
  'GET /apiv2/document/getpdf/{file}': ({ ids }) => [
    { path: { file: 'machine-generated-evidence.pdf' } },
    ...ids.slice(0, 10).map((id) => ({ path: { file: `${id}.pdf` } })),
  ],
  'GET /apiv2/CaseAndProceeding/GetCase': byQuery('caseId', 'canary-case'),
  'GET /apiv2/CaseAndProceeding/GetToc': byQuery('caseId', 'canary-case'),
  'GET /apiv2/CaseAndProceeding/GetProceeding': ({ ids }) =>
    ids
      .filter((id) => id.includes('canary-case'))
      .map((caseId) => ({ query: { caseId, proceedingId: `${caseId}-p1` } })),
  'GET /apiv2/CaseAndProceeding/GetProceedingDocument': byQuery('docId', 'award', [{}, { searchTerm: TERM }]),
  'GET /apiv2/Books/BookTocs': ({ ids }) => [
    {},
    { query: { tocIds: ids.slice(0, 50) } },
    { query: { tocIds: ids.slice(50, 100) } },
    { query: { tocIds: ids.filter((id) => /canary/u.test(id)) } },
  ],
  'GET /apiv2/ArbitratorProfile/{id}': ({ ids }) => ids.filter((id) => PEOPLE.test(id)).map((id) => ({ path: { id } })),
  'POST /apiv2/ArbitratorProfile/CasesTable/{id}': ({ ids }) =>
    ids.filter((id) => PEOPLE.test(id)).map((id) => ({ path: { id }, body: { resultsPerPage: 100 } })),
  'GET /apiv2/TemplatesAndExamples/GetTemplatesAndExamples': PLAIN,
  'GET /apiv2/TemplatesAndExamples/GetTemplatesAndExamplesDocument/{id}': byPath('id', 'template'),
  'GET /apiv2/TemplatesAndExamples/File/{documentId}/{fileName}': ({ documents }) =>
    documents
      .filter(({ type }) => type === 'Template')
      .map(({ id, body }) => ({ path: { documentId: id, fileName: `${body.replace(/body$/u, 'filename')}.docx` } })),
  'GET /apiv2/TemplatesAndExamples/GetClauseInstitutions': PLAIN,
  'GET /apiv2/PracticalContent': PLAIN,
  'GET /apiv2/PracticalContent/{id}': byPath('id', 'insight'),
};
