import { MERGER } from './merger.ts';
import type { Canary, Question, Questions } from './questions.ts';
import { COMPARED, COMPARED_TYPE } from './library-kinds.ts';
import { byPath, PLAIN } from './questions.ts';

/** The people of the cases, and a firm and a party. */
const ann = (edition: string) => ({ name: `Ann qx${edition}canaryannname`, relType: 0, slug: `${edition}-canary-ann` });
const bert = (edition: string) => ({
  name: `Bert qx${edition}canarybertname`,
  relType: 0,
  slug: `${edition}-canary-bert`,
});
const ACME = { name: 'Acme Canary Ltd', relType: 3 };
const HIDDEN = { name: 'Cara Concealed', relType: 0, slug: 'ka-canary-hidden' };
const QUAY = { name: 'Rufus Quay', relType: 0 };

const relations = (canary: Canary): Question[] => {
  const edition = canary.edition.toLowerCase();
  const actors = [ann(edition), bert(edition), ACME, HIDDEN, QUAY];
  return [
    ...actors.map((one) => ({ body: { relationshipOne: one, relationshipTwo: [] } })),
    ...actors.slice(1).map((two) => ({ body: { relationshipOne: actors[0], relationshipTwo: [two] } })),
    { body: { relationshipOne: ann('kipl'), relationshipTwo: [ann('kcl')] } },
  ];
};

export const castOf = ({ edition }: Canary) => ({
  names: [ann(edition.toLowerCase()), bert(edition.toLowerCase()), ACME, HIDDEN, QUAY].map(({ name }) => ({ name })),
});

/** Everybody's columns of every edition, as they are, as they were, and what changed in them. */
export const compared = ({ edition, documents }: Canary): Question[] => {
  const columns = documents.filter(({ type }) => type === COMPARED_TYPE).map(({ id }) => id);
  return Object.values(COMPARED).flatMap((slug) =>
    [{}, { Since: '2000-01-01' }, { AsOf: '2099-01-01' }, { CorpusVersion: 1 }].map((when) => ({
      path: { slug },
      body: {
        Slug: slug,
        TopicIds: ['checklist'],
        JurisDictions: [...columns, `${edition.toLowerCase()}-withdrawn`].slice(0, 6),
        ...when,
      },
    })),
  );
};

/** The tools, lists of references and pages of home. */
export const TOOL_QUESTIONS: Questions = {
  'GET /apiv2/AssessRelationships/Autocomplete/{kind}/{text}/{limit}': () =>
    ['Person', 'LawFirm', 'State', 'CommercialParty'].flatMap((kind) =>
      ['qx', 'Ann', 'Cara', 'Rufus', 'Acme', 'Nor'].map((text) => ({ path: { kind, text, limit: '40' } })),
    ),
  'POST /apiv2/AssessRelationships/AssessRelationships': relations,
  'POST /apiv2/AssessRelationships/Graph': relations,
  'POST /apiv2/AssessRelationships/Paths': relations,
  'POST /apiv2/AssessRelationships/ConflictCheck': (canary) => [{ body: castOf(canary) }],
  'GET /mip/api/Developments': () => [
    {},
    { query: { datePeriod: -1 } },
    { query: { datePeriod: -1, jurisdiction: 'Norway', topic: 'Procedure > Seat' } },
  ],
  'GET /apiv2/NYCTool/Landing': PLAIN,
  'GET /apiv2/NYCTool/Provision': PLAIN,
  'GET /apiv2/NYCTool/Topic': PLAIN,
  'GET /apiv2/NYCTool/Jurisdiction': PLAIN,
  'GET /apiv2/NYCTool/Statistics': () => [{}, { query: { provision: 'article-5-1-b' } }],
  'GET /apiv2/NYCTool/Item/{id}': () =>
    ['article-5-1-b', 'article-5', 'topic-5.2.1', 'article-1'].map((id) => ({ path: { id } })),
  'GET /apiv2/Jurisdictions': PLAIN,
  'GET /apiv2/Jurisdictions/{name}': () => ['Norway', 'NO', 'Sweden'].map((name) => ({ path: { name } })),
  'GET /apiv2/Unions': () => [{}],
  'GET /apiv2/Unions/{id}': () => [{ path: { id: 'EU' } }],
  'GET /apiv2/Organizations': PLAIN,
  'GET /apiv2/Organizations/{id}': byPath('id', 'hall'),
  'GET /apiv2/Conventions': PLAIN,
  'GET /apiv2/Conventions/{id}': (canary) => [...byPath('id', 'instrument')(canary), { path: { id: 'nyc' } }],
  'GET /apiv2/Treaties/Between': () => [{}, { query: { one: 'Norway', other: 'Sweden' } }],
  'GET /apiv2/Reference/Status': () => [{ query: { instrument: 'nyc', place: 'Norway', inWords: 'true' } }],
  'GET /apiv2/Reference/Facts': () => [{ query: { place: 'Norway' } }],
  'POST /apiv2/CompareJurisdictions/Thresholds': () => [{ body: MERGER }, { body: { ...MERGER, Law: true } }],
  'GET /apiv2/CompareJurisdictions/ThresholdPlaces': () => [{}],
  'POST /apiv2/CompareJurisdictions/Limits': () => [{ body: { Filed: '2026-11-27', Places: ['NO', 'SE'] } }],
  'GET /apiv2/CompareJurisdictions/TopicsAndJurisdictions/{slug}': () =>
    Object.values(COMPARED).map((slug) => ({ path: { slug } })),
  'POST /apiv2/CompareJurisdictions/Compare/{slug}': compared,
  'GET /apiv2/UsefulLinks': PLAIN,
  'GET /apiv2/ExamMaterials': PLAIN,
  'GET /apiv2/Home/HomePageBlogs': PLAIN,
  'GET /apiv2/Home/HomeTools': PLAIN,
  'GET /apiv2/Home/HomeFeaturedContent': PLAIN,
  'GET /apiv2/Home/SinceLastVisit': PLAIN,
  'POST /apiv2/News/CustomNews': () => [
    { body: { datePeriod: -1, resultsPerPage: 100 } },
    { body: { datePeriod: -1, filters: [{ id: 'publicationtitle', contains: 'qx' }] } },
  ],
  'GET /apiv2/News/Publications': PLAIN,
};
