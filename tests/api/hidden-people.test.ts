import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { addFavorites, deleteFavorites } from '#contract/favorites.ts';
import { createSearchAlert, getSearchAlertFeed } from '#contract/search-alerts.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { runPandect } from '#tests/support/command-line.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';
import type { Asked } from '#tests/support/write-request.ts';

const server = new TestServer();

const ID = 'person-vandersee';
/** Said by the profile alone. */
const BIOGRAPHY = 'quetzalcoatlus';
const PROFILES = { mode: 'profiles', resultsPerPage: 50 };
const NAMED = { q: 'Vandersee', resultsPerPage: 50 };
const BY_TITLE = { q: 'Ottilie Vandersee', mode: 'profiles' };

const RECORDS = [
  {
    kind: 'person',
    id: ID,
    firstName: 'Ottilie',
    lastName: 'Vandersee',
    roles: ['Arbitrator'],
    nationality: ['Norway'],
    biography: `She is fond of the ${BIOGRAPHY}.`,
  },
  {
    kind: 'case',
    id: 'case-v',
    caseNo: 'ICC 91111',
    caseName: 'Fjord v. Isle',
    proceedings: [
      {
        id: 'case-v-p1',
        title: 'Main',
        arbitrators: [{ person: ID, role: 'President' }],
        documents: [{ id: 'note-v', title: 'A note' }],
      },
    ],
  },
];
const NOTE = `---
id: note-v
title: A note on quays
type: Article
authors: [{ name: Ottilie Vandersee, person: ${ID} }]
references: [${ID}]
---

# A note

Written by Ottilie Vandersee, see [her profile](${ID}).
`;

/** The hidden person as somebody who is asked about, who is among others, and who is written by hand. */
function questionsOfRelations(): Record<string, Asked<unknown, unknown>[]> {
  const person = { name: 'Ottilie Vandersee', relType: 0 };
  const question = { relationshipOne: { ...person, slug: ID }, relationshipTwo: [] };
  const among = { relationshipOne: { name: 'Fjord', relType: 3 }, relationshipTwo: [person] };
  return {
    'GET /apiv2/AssessRelationships/Autocomplete/{kind}/{text}/{limit}': [
      { path: { kind: 'Person', text: 'Ottilie', limit: '40' } },
    ],
    'POST /apiv2/AssessRelationships/AssessRelationships': [{ body: question }, { body: among }],
    'POST /apiv2/AssessRelationships/Graph': [{ body: question }],
    'POST /apiv2/AssessRelationships/Paths': [
      { body: { ...question, relationshipTwo: [{ name: 'Fjord', relType: 3 }] } },
    ],
    'POST /apiv2/AssessRelationships/ConflictCheck': [
      { body: { names: [{ name: 'Ottilie Vandersee' }, { name: 'Fjord' }] } },
    ],
  };
}

/** Works for reference managers: of favorites, of results with the person among them, of the person and what they wrote. */
const REFERENCES: Asked<unknown, unknown>[] = [
  { body: { kind: 'favorites', favorites: {} } },
  { body: { kind: 'results', query: PROFILES, endpoint: 'arbitratorSearch' } },
  { body: { kind: 'results', query: NAMED } },
  { body: { kind: 'document', ids: [{ id: ID }] } },
  { body: { kind: 'documents', ids: [{ id: ID }, { id: 'note-v' }, { id: 'case-v' }] } },
];

/** What every call that answers something of the library is asked; the alert's are filled in once there is one. */
const QUESTIONS: Record<string, Asked<unknown, unknown>[]> = {
  'POST /apiv2/{endpoint}/search': [
    { path: { endpoint: 'documentSearch' }, body: NAMED },
    { path: { endpoint: 'arbitratorSearch' }, body: PROFILES },
    { path: { endpoint: 'arbitratorSearch' }, body: BY_TITLE },
  ],
  'POST /apiv2/{endpoint}/Filter': [{ path: { endpoint: 'arbitratorSearch' }, body: PROFILES }],
  'POST /apiv2/{endpoint}/explain': [{ path: { endpoint: 'documentSearch' }, body: NAMED }],
  'POST /apiv2/{endpoint}/forms': [{ path: { endpoint: 'documentSearch' }, body: NAMED }],
  'POST /apiv2/{endpoint}/forms/related': [{ path: { endpoint: 'documentSearch' }, body: NAMED }],
  'POST /apiv2/documentSearch/resolve': [{ body: { citations: ['Ottilie Vandersee', 'Vandersee'] } }],
  'GET /apiv2/documentsearch/autocomplete': [{ query: { term: 'Ottilie' } }, { query: { term: 'person-vand' } }],
  'GET /apiv2/ArbitratorSearch/AutoComplete': [{ query: { query: 'Ottilie' } }],
  'GET /apiv2/ArbitratorProfile/{id}': [{ path: { id: ID } }, { path: { id: 'ottilie-vandersee' } }],
  'POST /apiv2/ArbitratorProfile/CasesTable/{id}': [{ path: { id: ID }, body: {} }],
  'GET /apiv2/books/autocomplete': [{ query: { term: 'Ottilie' } }],
  'GET /apiv2/journals/autocomplete': [{ query: { term: 'Ottilie' } }],
  'GET /apiv2/document/GetDocument': [{ query: { id: 'note-v' } }, { query: { id: ID } }, { query: { id: 'case-v' } }],
  'GET /apiv2/document/GetDocumentPart': [
    { query: { id: 'note-v', from: 0, to: 5 } },
    { query: { id: ID, from: 0, to: 5 } },
  ],
  'GET /apiv2/document/GetDocumentChanges': [{ query: { id: ID, from: 1, to: 2 } }],
  'GET /apiv2/document/GetDocumentAnchor': [{ query: { id: ID, anchor: 'b1' } }],
  'GET /apiv2/document/GetCitedWork': [{ query: { id: 'note-v' } }, { query: { id: ID } }, { query: { id: 'case-v' } }],
  'GET /apiv2/document/cover/{file}': [{ path: { file: `${ID}.svg` } }],
  'GET /apiv2/document/GetPublicationDetail': [{ query: { documentId: ID } }],
  'POST /apiv2/Document/GetSearchResults': [{ query: { bookTocId: ID, searchTerm: 'Vandersee' }, body: ['n1'] }],
  'GET /apiv2/CaseAndProceeding/GetCase': [{ query: { caseId: 'case-v' } }],
  'GET /apiv2/CaseAndProceeding/GetToc': [{ query: { caseId: 'case-v' } }],
  'GET /apiv2/CaseAndProceeding/GetProceeding': [{ query: { caseId: 'case-v', proceedingId: 'case-v-p1' } }],
  'GET /apiv2/CaseAndProceeding/GetProceedingDocument': [{ query: { docId: ID } }, { query: { docId: 'note-v' } }],
  'GET /mip/api/Developments': [{}],
  'POST /mip/api/Download/excel': [{ body: { kind: 'results', query: PROFILES, endpoint: 'arbitratorSearch' } }],
  'POST /mip/api/Download/word': [
    { body: { kind: 'results', query: PROFILES, endpoint: 'arbitratorSearch' } },
    { body: { kind: 'document', ids: [{ id: 'note-v' }] } },
    { body: { kind: 'documents', ids: [{ id: ID }, { id: 'case-v' }] } },
  ],
  'POST /mip/api/Download/pdf': [
    { body: { kind: 'results', ids: [{ id: ID }] } },
    { body: { kind: 'profile', ids: [{ id: ID }] } },
  ],
  'POST /mip/api/Download/text': [{ body: { kind: 'results', ids: [{ id: ID }] } }],
  'POST /mip/api/Download/ris': REFERENCES,
  'POST /mip/api/Download/bibtex': REFERENCES,
  'POST /mip/api/Download/csl': REFERENCES,
  'POST /mip/api/Download/json': [{ body: { kind: 'favorites', favorites: {} } }],
  'POST /apiv2/Favorite/GetFavorites': [{}],
  'GET /apiv2/Customization/History': [{}],
  'POST /apiv2/Customization/AddHistory': [{ body: { contentId: ID } }],
  'GET /apiv2/api/SearchAlerts': [{}],
  'POST /apiv2/api/SearchAlerts/preview': [{ body: { endpoint: 'arbitratorSearch', query: PROFILES } }],
  ...questionsOfRelations(),
  'GET /apiv2/NYCTool/Landing': [{}],
  'GET /apiv2/NYCTool/Provision': [{}],
  'GET /apiv2/NYCTool/Topic': [{}],
  'GET /apiv2/NYCTool/Jurisdiction': [{}],
  'GET /apiv2/NYCTool/Statistics': [{ query: {} }],
  'GET /apiv2/NYCTool/Item/{id}': [{ path: { id: ID } }],
  'GET /apiv2/TemplatesAndExamples/GetTemplatesAndExamples': [{}],
  'GET /apiv2/TemplatesAndExamples/GetTemplatesAndExamplesDocument/{id}': [{ path: { id: ID } }],
  'GET /apiv2/TemplatesAndExamples/File/{documentId}/{fileName}': [{ path: { documentId: ID, fileName: 'a.docx' } }],
  'GET /apiv2/TemplatesAndExamples/GetClauseInstitutions': [{}],
  'GET /apiv2/PracticalContent': [{}],
  'GET /apiv2/PracticalContent/Checklists': [{}],
  'GET /apiv2/PracticalContent/{id}': [{ path: { id: ID } }],
  'POST /apiv2/PracticalContent/{id}/Checklist': [
    { path: { id: ID }, body: { changes: [{ item: 'none', isTicked: true }] } },
  ],
  'GET /apiv2/UsefulLinks': [{}],
  'GET /apiv2/ExamMaterials': [{}],
  'GET /apiv2/Jurisdictions': [{}],
  'GET /apiv2/Jurisdictions/{name}': [{ path: { name: 'Norway' } }],
  'GET /apiv2/Unions': [{}],
  'GET /apiv2/Unions/{id}': [{ path: { id: 'EU' } }],
  'GET /apiv2/Organizations': [{}],
  'GET /apiv2/Organizations/{id}': [{ path: { id: ID } }],
  'GET /apiv2/Conventions': [{}],
  'GET /apiv2/Conventions/{id}': [{ path: { id: ID } }],
  'GET /apiv2/Treaties/Between': [{ query: { one: 'Norway', other: 'Sweden' } }],
  'GET /apiv2/Reference/Status': [{ query: { instrument: 'EU', place: 'Norway' } }],
  'GET /apiv2/Reference/Facts': [{ query: { place: 'Norway' } }],
  'GET /apiv2/CompareJurisdictions/TopicsAndJurisdictions/{slug}': [{ path: { slug: 'Commercial_Arbitration' } }],
  'POST /apiv2/CompareJurisdictions/Compare/{slug}': [
    {
      path: { slug: 'Commercial_Arbitration' },
      body: { Slug: 'Commercial_Arbitration', TopicIds: ['form'], JurisDictions: ['NO'] },
    },
  ],
  'POST /apiv2/CompareJurisdictions/Thresholds': [
    { body: { Day: '2026-11-27', Places: ['NO'], Parties: [{ Name: 'A', Role: 'target', Currency: 'NOK' }] } },
  ],
  'GET /apiv2/CompareJurisdictions/ThresholdPlaces': [{}],
  'POST /apiv2/CompareJurisdictions/Limits': [{ body: { Filed: '2026-11-27', Places: ['NO'] } }],
  'GET /apiv2/Trash': [{}],
  'GET /apiv2/Home/HomePageBlogs': [{}],
  'GET /apiv2/Home/HomeTools': [{}],
  'GET /apiv2/Home/HomeFeaturedContent': [{}],
  'GET /apiv2/Home/SinceLastVisit': [{}],
  'GET /apiv2/Books/BookTocs': [{ query: { tocIds: ID } }],
  'POST /apiv2/News/CustomNews': [{ body: {} }],
  'GET /apiv2/News/Publications': [{}],
  'POST /apiv2/Customization/ReadingPlace': [{ body: { id: ID, version: 1, anchor: 'b1' } }],
  'GET /apiv2/Customization/ReadingPlace': [{ query: { id: ID } }],
  'GET /apiv2/Customization/ReadingPlaces': [{ query: {} }],
  'GET /mip/api/Filter/allFilters': [{}],
};

/** Calls that answer nothing of documents: what accounts keep and wrote themselves, and files of menus; a file that was made is what its reader was given. */
const OF_ACCOUNTS =
  /account|Favorite|Jurisdictions\/(?:Shared)?Cases|Trash\/|LatestSearch|ResearchRecord|SearchAlerts|(?:Clear|Keep)History|Support|Usage|event|getpdf|CompareJurisdictions\/Notes|Download\/Job|Customization(?:$|\/(?:OurToolsTile|Update))/iu;

const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`;
const asOne = (name: string) => name.replace(/\/apiv2\/api\/(Download|Developments|Filter)/u, '/mip/api/$1');
const call = (name: string) => CALLS.find((one) => nameOf(one) === name)!;

/** What a call answers, files of text unpacked. */
async function ask(name: string, asked: Asked<unknown, unknown>): Promise<string> {
  const { rawPayload, statusCode } = await server.send(call(name), asked);
  const isZip = rawPayload[0] === 0x50 && rawPayload[1] === 0x4b;
  const text = isZip
    ? Object.values(unzipSync(rawPayload))
        .map((bytes) => strFromU8(bytes))
        .join('\n')
    : rawPayload.toString('latin1');
  return `${statusCode} ${text}`;
}

async function askAll(): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const [name, questions] of Object.entries(QUESTIONS)) {
    for (const asked of questions) answers.set(`${name} ${JSON.stringify(asked)}`, await ask(name, asked));
  }
  return answers;
}

const listTelling = (answers: ReadonlyMap<string, string>) =>
  [...answers]
    .filter(([, text]) => [ID, BIOGRAPHY, '/profile-navigator/ottilie'].some((sign) => text.includes(sign)))
    .map(([question]) => question);

const pandect = (...args: readonly string[]) => runPandect(server.temporary.config.dataFolder, args);

beforeAll(async () => {
  writeFileSync(join(server.temporary.folder, 'index.html'), '<html><head></head><body></body></html>');
  await server.open();
  const alert = await server.call(createSearchAlert, {
    body: { title: 'Profiles', endpoint: 'arbitratorSearch', query: PROFILES, url: '/profile-navigator' },
  });
  // The feed tells of what comes after its alert.
  server.temporary.write('records.jsonl', jsonLines(...RECORDS));
  server.temporary.write('note.md', NOTE);
  expect((await server.temporary.import()).refused).toEqual([]);
  const favorites = [{ informationType: 'Document' as const, contentId: 'note-v' }];
  await server.call(addFavorites, { body: { favorites } });
  const profile = [{ informationType: 'Document' as const, contentId: ID }];
  const { favorites: removed } = await server.call(addFavorites, { body: { favorites: profile } });
  await server.call(deleteFavorites, { body: { favorites: removed.map(({ id }) => ({ id })) } });
  QUESTIONS['POST /apiv2/api/SearchAlerts/{id}/look'] = [{ path: { id: alert.id } }];
  QUESTIONS[nameOf(getSearchAlertFeed)] = [{ path: { token: alert.feed.split('/').at(-1)! } }];
});

afterAll(() => server.close());

describe('a hidden person (OP-136)', () => {
  it('is asked about in every call that answers something of the library', () => {
    const asked = new Set(Object.keys(QUESTIONS));
    const forgotten = CALLS.map((one) => asOne(nameOf(one))).filter(
      (name) => !asked.has(name) && !OF_ACCOUNTS.test(name),
    );
    expect(forgotten).toEqual([]);
    for (const name of asked) expect(CALLS.map(nameOf)).toContain(name);
  });

  it('appears nowhere with id and profile, in no call, and everywhere again once shown', async () => {
    const before = await askAll();
    const told = listTelling(before);
    for (const name of ['search', 'GetDocument', 'GetProceeding', 'excel', 'word', 'feed']) {
      expect(
        told.some((question) => question.split(' ')[1]?.includes(name)),
        name,
      ).toBe(true);
    }
    expect((await pandect('people', 'hide', ID)).code).toBe(0);
    await server.search({});
    expect(listTelling(await askAll())).toEqual([]);
    // Neither does an import bring it back, nor a new index.
    server.temporary.write('records.jsonl', `${jsonLines(...RECORDS)}\n`);
    expect((await server.temporary.import()).refused).toEqual([]);
    expect((await pandect('reindex')).code).toBe(0);
    expect(listTelling(await askAll())).toEqual([]);
    expect((await pandect('people', 'show', ID)).code).toBe(0);
    expect(listTelling(await askAll())).toEqual(told);
  });

  it('is withdrawn to whoever asks for the profile, and stays in the texts as printed', async () => {
    const readPage = async () => String((await server.get(`/document/${ID}`)).body);
    expect(await readPage()).toContain('<meta data-work name="citation_title" content="Ottilie Vandersee"');
    await pandect('people', 'hide', ID);
    expect(await readPage()).not.toContain('Vandersee');
    // OP-184: nor is it named in a trash.
    expect(await ask('GET /apiv2/Trash', {})).toContain('A withdrawn profile');
    expect(await ask('GET /apiv2/Trash', {})).not.toContain('Vandersee');
    const refused = await ask('GET /apiv2/document/GetDocument', { query: { id: ID } });
    expect(refused).toMatch(/^410 /u);
    expect(refused).not.toContain('Vandersee');
    expect(await ask('GET /apiv2/document/GetDocument', { query: { id: 'note-v' } })).toContain(
      'Written by Ottilie Vandersee',
    );
    const proceeding = { query: { caseId: 'case-v', proceedingId: 'case-v-p1' } };
    expect(await ask('GET /apiv2/CaseAndProceeding/GetProceeding', proceeding)).toContain('Vandersee');
    await pandect('people', 'show', ID);
  });
});
