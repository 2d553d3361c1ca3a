import type { ComparedDocument, ComparisonAnswer, ComparisonLanding } from '#contract/comparison.ts';
import type { ShownFact } from '#contract/facts.ts';

/** A place of the made-up product. */
interface Place {
  readonly id: string;
  readonly name: string;
  readonly reviewed: string;
  readonly months: number;
  readonly status?: ComparedDocument['status'];
}

export const PLACES: readonly Place[] = [
  { id: 'DE', name: 'Germany', reviewed: '2026-11-01', months: 0 },
  { id: 'FR', name: 'France', reviewed: '2025-09-20', months: 14, status: 'under review' },
  { id: 'CH', name: 'Switzerland', reviewed: '2026-08-14', months: 3 },
  { id: 'SG', name: 'Singapore', reviewed: '2026-10-02', months: 1 },
  { id: 'AE', name: 'United Arab Emirates', reviewed: '2026-04-30', months: 7, status: 'archived' },
  { id: 'GB', name: 'United Kingdom of Great Britain and Northern Ireland', reviewed: '2026-11-20', months: 0 },
];

const TOPICS: readonly (readonly [id: string, name: string, parent: string | null])[] = [
  ['agreement', 'The arbitration agreement', null],
  ['form', 'Form of the agreement', 'agreement'],
  ['separability', 'Separability and competence of the tribunal to rule on its own jurisdiction', 'agreement'],
  ['tribunal', 'The tribunal', null],
  ['number', 'Number of arbitrators', 'tribunal'],
  ['challenge', 'Challenge of an arbitrator', 'tribunal'],
  ['setting-aside', 'Setting aside', null],
];

/** What a reader can choose of it. */
export const LANDING: ComparisonLanding = {
  productId: 'comparison-made-up',
  slug: 'Commercial_Arbitration',
  publicationTitle: 'Commercial arbitration: quick answers',
  topicTitle: 'Topic',
  descriptiveText: 'The law of commercial arbitration, question by question, side by side.',
  jurisdictionOrOrganizationTitle: 'Jurisdiction',
  compares: 'places',
  jurisdictions: [...PLACES, { id: 'KE', name: 'Kenya', reviewed: '2026-01-01', months: 10 }].map(
    ({ id, name, reviewed }) => ({
      id,
      name,
      documentId: id === 'KE' ? null : documentOf(id),
      topics: id === 'KE' ? [] : TOPICS.map(([topic]) => topic),
      lastReviewDate: reviewed,
      isLocked: id === 'KE',
      heldBy: id === 'KE' ? ['Practice Plus'] : [],
    }),
  ),
  topicTree: TOPICS.map(([topicId, description, parent]) => ({
    topicId,
    description,
    parent,
    answers: topicId === 'agreement' || topicId === 'tribunal' ? 0 : PLACES.length,
  })),
  topicGroups: [
    {
      publicationTitle: 'Arbitral institutions',
      slug: 'arbitral_institutions',
      url: '/compare-jurisdictions/arbitral_institutions',
    },
  ],
  jurisdictionGroups: [
    { groupName: 'Europe', kind: 'continent', groupJurisdictions: ['DE', 'FR', 'CH', 'GB'] },
    { groupName: 'Asia', kind: 'continent', groupJurisdictions: ['SG', 'AE'] },
    { groupName: 'Africa', kind: 'continent', groupJurisdictions: ['KE'] },
    { groupName: 'European Union', kind: 'union', groupJurisdictions: ['DE', 'FR'] },
    {
      groupName: 'New York Convention',
      kind: 'convention',
      groupJurisdictions: ['DE', 'FR', 'CH', 'SG', 'AE', 'GB', 'KE'],
    },
  ],
  topicFrequent: [
    { topicId: 'form', description: 'Form of the agreement' },
    { topicId: 'setting-aside', description: 'Setting aside' },
  ],
  limits: { jurisdictions: 6, topics: 20 },
  corpusVersion: 9,
};

export function documentOf(place: string): string {
  return `ka-compare-${place.toLowerCase()}`;
}

const FACT: ShownFact = {
  id: 'fact-setting-aside',
  kind: 'time-limit',
  label: 'Application to set aside an award',
  value: '3 months',
  lines: [],
  details: [],
  holds: true,
  since: '1998-01-01',
  until: null,
  knownFrom: null,
  source: { title: 'Zivilprozessordnung', address: null, url: null, place: '§ 1059(3)' },
  quote: null,
  readOn: '2026-11-29',
  readFrom: null,
  months: 0,
  isOld: false,
  note: null,
};

function paragraph(at: number, text: string): string {
  return `<p class="paragraph" id="b${at}" data-block="${at - 1}"><span class="text">${text}</span></p>`;
}

const TABLE = `<div class="table-scroll" id="b7" data-block="6" tabindex="0" role="group" aria-label="Table"><table><thead><tr><th>Ground</th><th>Time limit</th><th>Court</th></tr></thead><tbody><tr><td>Want of agreement</td><td>3 months</td><td>Higher Regional Court</td></tr><tr><td>Public policy</td><td>3 months</td><td>Higher Regional Court</td></tr></tbody></table></div>`;

const ANSWERS: Readonly<Record<string, (place: Place, at: number) => string>> = {
  form: (_, at) =>
    paragraph(
      1,
      at === 0
        ? 'The agreement is in writing, signed by the parties or contained in an exchange of letters that provide a record of it (<a href="/document/x#art-1031">ZPO s. 1031(1)</a>).'
        : 'The agreement is in any form, signed by the parties or contained in an exchange of letters that provide a record of it.',
    ) + paragraph(2, 'Source: Zivilprozessordnung, § 1031, read 29 November 2026.'),
  separability: ({ id }) =>
    id === 'AE'
      ? '<p class="paragraph" id="b4" data-block="3" lang="ar" dir="rtl"><span class="text">شرط التحكيم اتفاق مستقل عن شروط العقد الأخرى، ولا يترتب على بطلان العقد أو فسخه أو إنهائه أي أثر على شرط التحكيم الذي يتضمنه.</span></p>'
      : paragraph(
          4,
          'Yes. The clause is treated as an agreement independent of the other terms of the contract, and the tribunal rules on its own jurisdiction.',
        ),
  number: (_, at) =>
    paragraph(5, `Failing agreement, ${at % 2 === 0 ? 'three arbitrators are' : 'one arbitrator is'} appointed.`),
  'setting-aside': (_, at) =>
    paragraph(
      6,
      `An application is made within ${at === 0 ? '3 months' : `${20 + at * 8} days`} of receipt of the award.`,
    ) + (at === 0 ? TABLE : ''),
};

/** The answers to the topics for the places that are asked for; `since` tells what changed. */
export function answerOf(topics: readonly string[], places: readonly string[], since: string | null): ComparisonAnswer {
  const chosen = PLACES.filter(({ id }) => places.includes(id));
  return {
    topics: TOPICS.filter(([id]) => topics.includes(id)).map(([topicId, description, parent]) => ({
      topicId,
      description,
      parents: TOPICS.filter(([id]) => id === parent).map(([, name]) => name),
    })),
    documents: chosen.map((place) => compareDocument(place, topics, since)),
    jurisdictions: LANDING.jurisdictions
      .filter(({ id }) => places.includes(id))
      .map(({ id, name, documentId, lastReviewDate, isLocked, heldBy }) => ({
        id,
        name,
        documentId,
        contributors: isLocked ? [] : ['Ingrid Solheim', 'Tomas Verhey'],
        lastReviewDate: isLocked ? null : lastReviewDate,
        monthsSinceReview: PLACES.find((place) => place.id === id)?.months ?? null,
        isLocked,
        heldBy,
        note: null,
        removedOn: null,
      })),
    dropped: [],
    asOf: null,
    since,
    corpusVersion: 9,
  };
}

function compareDocument(place: Place, topics: readonly string[], since: string | null): ComparedDocument {
  const at = PLACES.indexOf(place);
  const asked = topics.filter((topic) => ANSWERS[topic] !== undefined && !(place.id === 'SG' && topic === 'number'));
  return {
    documentId: documentOf(place.id),
    jurisdiction: place.id,
    title: `Commercial arbitration: ${place.name}`,
    language: 'en',
    topicHtml: asked.map((topicId) => ({
      topicId,
      html: ANSWERS[topicId]?.(place, at) ?? '',
      sourcePage: topicId === 'number' ? '12' : null,
      from: 'b1',
      to: 'b2',
      url: `/document/${documentOf(place.id)}#b1`,
      facts: topicId === 'setting-aside' && at === 0 ? [FACT] : [],
      change:
        since !== null && topicId === 'number' && at === 0
          ? {
              kind: 'changed',
              isInForce: false,
              on: '2026-10-03',
              version: 2,
              pieces: [
                { kind: 'same', text: 'Failing agreement, ' },
                { kind: 'deleted', text: 'one arbitrator is' },
                { kind: 'inserted', text: 'three arbitrators are' },
                { kind: 'same', text: ' appointed.' },
              ],
              source: 'Source: Zivilprozessordnung, § 1034, read 3 October 2026.',
            }
          : null,
    })),
    sourceDetails: {
      citation: `Commercial arbitration: ${place.name}`,
      permalink: `/document/${documentOf(place.id)}?v=2`,
    },
    status: place.status ?? 'current',
    removed: [],
    version: 2,
    by: 'newest',
    heldFrom: null,
    heldUntil: null,
  };
}
