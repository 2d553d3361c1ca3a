import type { CallAnswer } from '#contract/call.ts';
import type * as calls from '#contract/nyc-tool.ts';
import type { Reader } from '#domain/access/reader.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import {
  CONVENTION_PROVISIONS,
  findProvisionById,
  NEW_YORK_CONVENTION,
  pathOfProvision,
} from '#domain/convention/provisions.ts';
import { RULING_OUTCOMES } from '#domain/document/ruling.ts';
import { CONVENTION_TOPICS } from '#domain/convention/topics.ts';
import { presentStatus } from '#server/asking/present-status.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import type { DecisionCounter, DecisionCounts } from './count-decisions.ts';
import { presentProvision, presentTopic, PROVISION_FACET, TOPIC_FACET } from './present-entries.ts';
import { GROUND_FACET, listOutcomes, narrowToOutcome, presentFigures, presentGrounds } from './present-statistics.ts';

const DEMO_FACET = 'demo';
const PLACE_FACET = 'jurisdiction';

/** The three ways into the decisions on the New York Convention, and what came of them. */
export class NycToolService {
  readonly #counter: DecisionCounter;
  readonly #reference: ReferenceStore;

  constructor(counter: DecisionCounter, reference: ReferenceStore) {
    this.#counter = counter;
    this.#reference = reference;
  }

  async getStart(reader: Reader): Promise<CallAnswer<typeof calls.getConventionTool>> {
    const [counts, states] = await Promise.all([this.#counter.count(reader, [DEMO_FACET]), this.#listStatus(reader)]);
    return {
      ...presentBasis(counts),
      articles: CONVENTION_PROVISIONS.filter(({ parent }) => parent === undefined).length,
      topics: CONVENTION_TOPICS.length,
      states: states.length,
    };
  }

  async listProvisions(reader: Reader): Promise<CallAnswer<typeof calls.listConventionProvisions>> {
    const counts = await this.#counter.count(reader, [PROVISION_FACET, DEMO_FACET]);
    const entries = CONVENTION_PROVISIONS.map((provision) => presentProvision(provision, counts));
    return { ...presentBasis(counts), entries };
  }

  async listTopics(reader: Reader): Promise<CallAnswer<typeof calls.listConventionTopics>> {
    const counts = await this.#counter.count(reader, [TOPIC_FACET, DEMO_FACET]);
    return { ...presentBasis(counts), entries: CONVENTION_TOPICS.map((topic) => presentTopic(topic, counts)) };
  }

  async listStates(reader: Reader): Promise<CallAnswer<typeof calls.listContractingStates>> {
    const [counts, status] = await Promise.all([
      this.#counter.count(reader, [PLACE_FACET, DEMO_FACET]),
      this.#listStatus(reader),
    ]);
    const named = new Set(status.map(({ place }) => place.name));
    const others = counts.list(PLACE_FACET).filter(({ value }) => !named.has(value));
    return {
      ...presentBasis(counts),
      states: status.map((row) => ({ ...presentStatus(row), decisions: counts.of(PLACE_FACET, row.place.name) })),
      others: others.map(({ value }) => ({ place: value, url: null, decisions: counts.of(PLACE_FACET, value) })),
    };
  }

  /** Throws `document-not-found` for a provision that the Convention does not have. */
  async getStatistics(
    reader: Reader,
    provisionId: string | undefined,
  ): Promise<CallAnswer<typeof calls.getConventionStatistics>> {
    const provision = provisionId === undefined ? undefined : findProvisionById(provisionId);
    if (provisionId !== undefined && !provision) throw new LibraryError('document-not-found');
    const within = provision ? [{ facet: PROVISION_FACET, value: pathOfProvision(provision) }] : [];
    const facets = ['court', 'decisionyear'];
    const [total, ...all] = await Promise.all([
      this.#counter.count(reader, [...facets, GROUND_FACET, DEMO_FACET], within),
      ...RULING_OUTCOMES.map(async (outcome) => ({
        outcome,
        counts: await this.#counter.count(reader, facets, [narrowToOutcome(provision?.label, outcome)]),
      })),
    ]);
    const outcomes = listOutcomes(all);
    return {
      ...presentBasis(total),
      outcomes,
      grounds: provision ? [] : presentGrounds(total, outcomes),
      courts: presentFigures('court', total, all, (a, b) => a.localeCompare(b, 'en')),
      years: presentFigures('decisionyear', total, all, (a, b) => b.localeCompare(a)),
    };
  }

  #listStatus({ edition }: Reader) {
    return this.#reference.listStatus({ edition: edition.id, instrument: NEW_YORK_CONVENTION.id });
  }
}

/** What the figures are made of. */
function presentBasis(counts: DecisionCounts) {
  return { decisions: counts.total, demo: counts.of(DEMO_FACET, 'Demo').count };
}
