import { CALLS } from '#contract/calls.ts';
import type { TestServer } from '../demo-server.ts';
import type { Asked } from '../write-request.ts';

type Question = Pick<Asked<unknown, unknown>, 'path' | 'query' | 'body'>;
type Table = Readonly<Record<string, readonly Question[]>>;

const DOCUMENTS = ['person-solheim', 'case-quay', 'book-quays', 'quay-text', 'quay-treaty'];
const COMPARED = ['Commercial_Arbitration', 'arbitral_institutions'];
const NAMES = ['Ingrid Solheimsund', 'Solheim Voldgift', 'Aurelian Turbinenbau GmbH', 'Quayland', 'Moorings Institute'];
const WORDS = ['Solheimsund', 'Aurelian', 'Quays and', 'Quay Conv', 'Moorings', 'Quayland', 'altered', 'D-17/901'];
const SEARCHES = ['quay', 'quays', 'moorings', 'Solheimsund', 'altered', '"Quay Convention" AND moorings'];

const actor = (name: string, relType: number) => ({ name, relType });
const RELATIONS = {
  relationshipOne: { ...actor('Ingrid Solheimsund', 0), slug: 'ingrid-solheimsund' },
  relationshipTwo: [],
};
const byId = (ids: readonly string[]) => ids.map((id) => ({ path: { id } }));
const byQuery = (name: string, ids: readonly string[]) => ids.map((id) => ({ query: { [name]: id } }));
const file = (kind: string, id: string, more: object = {}) => ({ body: { kind, ids: [{ id }], ...more } });

/** Every page, list, suggestion and file that could show something of the records, as calls. */
const OF_ARBITRATION: Table = {
  'GET /apiv2/document/GetDocument': byQuery('id', DOCUMENTS),
  'GET /apiv2/document/GetPublicationDetail': byQuery('documentId', ['book-quays']),
  'GET /apiv2/CaseAndProceeding/GetCase': byQuery('caseId', ['case-quay']),
  'GET /apiv2/CaseAndProceeding/GetToc': byQuery('caseId', ['case-quay']),
  'GET /apiv2/CaseAndProceeding/GetProceeding': [{ query: { caseId: 'case-quay', proceedingId: 'case-quay-p1' } }],
  'GET /apiv2/ArbitratorProfile/{id}': byId(['person-solheim']),
  'POST /apiv2/ArbitratorProfile/CasesTable/{id}': [{ path: { id: 'person-solheim' }, body: {} }],
  'GET /apiv2/ArbitratorSearch/AutoComplete': byQuery('query', ['Solheim', 'altered']),
  'GET /apiv2/documentsearch/autocomplete': byQuery('term', WORDS),
  'GET /apiv2/books/autocomplete': byQuery('term', ['Quays', 'altered']),
  'GET /apiv2/document/cover/{file}': [{ path: { file: 'book-quays.svg' } }],
  'POST /apiv2/documentSearch/resolve': [
    { body: { citations: ['Case No. D-17/901', 'Quay Convention', '978-0-00-000000-2'] } },
  ],
  'POST /apiv2/{endpoint}/search': [
    ...SEARCHES.map((q) => ({ path: { endpoint: 'documentSearch' }, body: { q } })),
    { path: { endpoint: 'arbitratorSearch' }, body: { q: '', mode: 'profiles' } },
    { path: { endpoint: 'documentSearch' }, body: { q: 'moorings institute' } },
  ],
  'GET /apiv2/AssessRelationships/Autocomplete/{kind}/{text}/{limit}': [
    'Person',
    'LawFirm',
    'State',
    'CommercialParty',
  ].flatMap((kind) => ['Sol', 'Aur', 'Quay', 'Har', 'altered'].map((text) => ({ path: { kind, text, limit: '20' } }))),
  'POST /apiv2/AssessRelationships/AssessRelationships': [{ body: RELATIONS }],
  'POST /apiv2/AssessRelationships/Graph': [{ body: RELATIONS }],
  'POST /apiv2/AssessRelationships/ConflictCheck': [{ body: { names: NAMES.map((name) => ({ name })) } }],
  'GET /apiv2/Jurisdictions': [{}],
  'GET /apiv2/Jurisdictions/{name}': ['Quayland', 'Norway'].map((name) => ({ path: { name } })),
  'GET /apiv2/Organizations': [{}],
  'GET /apiv2/Organizations/{id}': byId(['org-moor']),
  'GET /apiv2/Conventions': [{}],
  'GET /apiv2/Conventions/{id}': byId(['quay-convention']),
  'GET /apiv2/Treaties/Between': [{ query: { one: 'Quayland', other: 'Norway' } }],
  'GET /apiv2/Reference/Status': [
    { query: { instrument: 'quay-convention', place: 'SE', day: '2006-01-01', inWords: 'true' } },
  ],
  'GET /apiv2/Reference/Facts': ['SE', 'QUAYS'].map((place) => ({ query: { place, day: '2006-01-01' } })),
  'GET /apiv2/CompareJurisdictions/TopicsAndJurisdictions/{slug}': COMPARED.map((slug) => ({ path: { slug } })),
  'POST /apiv2/CompareJurisdictions/Compare/{slug}': COMPARED.map((slug) => ({
    path: { slug },
    body: {
      Slug: slug,
      TopicIds: ['moorings', 'piers', 'bollards'],
      JurisDictions: ['SE', 'Quay Institute'],
      AsOf: '2006-01-01',
    },
  })),
  'GET /apiv2/Unions': [{}],
  'GET /apiv2/Unions/{id}': byId(['QUAYS']),
  'GET /apiv2/Home/HomeFeaturedContent': [{}],
  'GET /apiv2/News/Publications': [{}],
  'POST /mip/api/Download/ris': ['book-quays', 'case-quay'].map((id) => file('document', id)),
  'POST /mip/api/Download/word': [
    file('documents', 'book-quays', { options: { metadata: true } }),
    file('documents', 'case-quay', { options: { metadata: true } }),
    file('profile', 'person-solheim'),
    file('cases', 'person-solheim'),
    file('toc', 'book-quays'),
    { body: { kind: 'conflicts', conflicts: { names: NAMES.map((name) => ({ name })) } } },
    file('table', 'org-moor', { table: 'fees' }),
    file('table', 'quay-convention', { table: 'status' }),
  ],
};
const OF_PROPERTY: Table = {
  'GET /apiv2/UsefulLinks': [{}],
  'GET /apiv2/ExamMaterials': [{}],
};
const TABLES: Readonly<Record<string, Table>> = { 'ka.localhost': OF_ARBITRATION, 'kipl.localhost': OF_PROPERTY };

/** Which library it is, when it was asked, and which topics were opened most: no facts of a record. */
const VOLATILE =
  /"topicFrequent":\[[^\]]*\],?|"(?:corpusVersion|version|milliseconds)":[\d.]+,?|"requestId":"[^"]*",?|(?:library )?version [\d.,]+(?: of the library)?|"(?:lastModified|updatedDate|addedDate)":"[^"]*",?|\["Library version","[^"]*"\]|\d\d:\d\d/giu;

/** What a server answers to all of it, by what was asked. */
export async function askLibrary(server: TestServer): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const [host, table] of Object.entries(TABLES)) {
    for (const [name, questions] of Object.entries(table)) {
      const call = CALLS.find(({ method, path }) => `${method} ${path}` === name);
      if (!call) throw new Error(`there is no call ${name}`);
      for (const question of questions) {
        const { statusCode, body } = await server.send(call, { ...question, host });
        answers.set(`${name} ${JSON.stringify(question)}`, `${statusCode} ${body.replaceAll(VOLATILE, '')}`);
      }
    }
    // What every page carries of the edition, and of what its operator has to say.
    answers.set(`edition of ${host}`, JSON.stringify(await server.get('/apiv2/edition-view', host)));
  }
  return answers;
}

/** What was asked where two answers differ. */
export function listChanged(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...one].flatMap(([asked, answer]) => (other.get(asked) === answer ? [] : [asked]));
}
