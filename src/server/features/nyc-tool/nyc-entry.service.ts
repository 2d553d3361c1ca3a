import type { CallAnswer } from '#contract/call.ts';
import type { ConventionDecision, getConventionEntry } from '#contract/nyc-tool.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentDocumentAddress } from '#domain/addresses/document-address.ts';
import { legalDateOf } from '#domain/document/legal-date-of.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import {
  CONVENTION_PROVISIONS,
  findConventionProvision,
  findProvisionById,
  NEW_YORK_CONVENTION,
  pathOfProvision,
  type ConventionProvision,
} from '#domain/convention/provisions.ts';
import { isOnTopic, rulesOn } from '#domain/convention/ruling.ts';
import type { Ruling } from '#domain/document/ruling.ts';
import {
  CONVENTION_TOPICS,
  findConventionTopic,
  findTopicById,
  idOfTopic,
  pathOfTopic,
  type ConventionTopic,
} from '#domain/convention/topics.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import type { ProvisionPlaces } from '#server/asking/provision-places.ts';
import type { CitationStore } from '#server/ports/citation-store.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import { findCitingProvision } from '#server/asking/citing-provision.ts';
import type { DecisionCounter, DecisionCounts } from './count-decisions.ts';
import { addressOfEntry, presentProvision, presentTopic, PROVISION_FACET, TOPIC_FACET } from './present-entries.ts';
import { readProvisionText } from './read-provision-text.ts';

interface Parts {
  readonly content: ContentStore;
  readonly citations: CitationStore;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
  readonly places: ProvisionPlaces;
  readonly counter: DecisionCounter;
}

/** So many decisions stand on the page; the rest is one search away. */
const NEWEST = 10;
const FACETS = [PROVISION_FACET, TOPIC_FACET];

/** What is asked for: a provision, or a topic with the provision that it belongs to. */
interface Wanted {
  readonly provision: ConventionProvision;
  readonly topic: ConventionTopic | undefined;
}

type Answer = CallAnswer<typeof getConventionEntry>;

/** One provision or topic of the New York Convention with all that the library holds on it. */
export class NycEntryService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Throws `document-not-found` where there is neither a provision nor a topic of that id. */
  async getEntry(reader: Reader, id: string): Promise<Answer> {
    const { counter } = this.#parts;
    const wanted = findWanted(id);
    const { provision, topic } = wanted;
    const place = { instrument: NEW_YORK_CONVENTION.id, steps: provision.steps };
    const narrowed = topic
      ? { facet: TOPIC_FACET, value: pathOfTopic(topic) }
      : { facet: PROVISION_FACET, value: pathOfProvision(provision) };
    const [all, own, text, citing] = await Promise.all([
      counter.count(reader, FACETS),
      counter.count(reader, ['demo'], [narrowed], NEWEST),
      readProvisionText(this.#parts, reader, place),
      findCitingProvision(this.#parts, reader, place),
    ]);
    return {
      kind: topic ? 'topic' : 'provision',
      ...(topic ? presentTopic(topic, all) : presentProvision(provision, all)),
      decisions: own.total,
      above: listAbove(wanted),
      below: listBelow(wanted, all),
      provision: presentStep(provision),
      topics: topic ? [] : listTopics(provision, all),
      text,
      newest: await this.#listDecisions(reader, own.ids, (ruling) =>
        topic ? isOnTopic(ruling, topic.number) : rulesOn(ruling, provision.label),
      ),
      demo: own.of('demo', 'Demo').count,
      ...citing,
    };
  }

  async #listDecisions(
    reader: Reader,
    ids: readonly string[],
    isMeant: (ruling: Ruling) => boolean,
  ): Promise<ConventionDecision[]> {
    const previews = await this.#parts.content.listPreviews(ids);
    return previews.map((preview) => presentDecision(reader, preview, isMeant));
  }
}

function findWanted(id: string): Wanted {
  const topic = findTopicById(id);
  const provision = topic ? findConventionProvision(topic.provision) : findProvisionById(id);
  if (!provision) throw new LibraryError('document-not-found');
  return { provision, topic };
}

function presentStep({ id, label, title }: ConventionProvision) {
  return { id, label, title, url: addressOfEntry(id) };
}

function listAbove({ provision, topic }: Wanted): Answer['above'] {
  const steps: Answer['above'] = [];
  if (topic) {
    for (let at = topic.parent; at !== undefined;) {
      const above = findConventionTopic(at);
      if (!above) break;
      const id = idOfTopic(above);
      steps.unshift({ id, label: above.number, title: above.title, url: addressOfEntry(id) });
      at = above.parent;
    }
    return steps;
  }
  for (let at = provision.parent; at !== undefined;) {
    const above = findProvisionById(at);
    if (!above) break;
    steps.unshift(presentStep(above));
    at = above.parent;
  }
  return steps;
}

function listBelow({ provision, topic }: Wanted, counts: DecisionCounts) {
  return topic
    ? CONVENTION_TOPICS.filter(({ parent }) => parent === topic.number).map((one) => presentTopic(one, counts))
    : CONVENTION_PROVISIONS.filter(({ parent }) => parent === provision.id).map((one) => presentProvision(one, counts));
}

function listTopics({ label }: ConventionProvision, counts: DecisionCounts) {
  return CONVENTION_TOPICS.filter(({ provision }) => provision === label || provision.startsWith(`${label}(`)).map(
    (topic) => presentTopic(topic, counts),
  );
}

function presentDecision(
  reader: Reader,
  preview: DocumentPreview,
  isMeant: (ruling: Ruling) => boolean,
): ConventionDecision {
  const { id, record } = preview;
  return {
    id,
    title: record.title,
    url: presentDocumentAddress(preview, reader),
    type: record.type,
    date: legalDateOf(record) ?? null,
    court: record.court ?? null,
    jurisdictions: [...record.jurisdictions],
    summary: record.summary ?? null,
    outcomes: [...new Set((record.rulings ?? []).filter(isMeant).map(({ outcome }) => outcome))],
    outcome: record.outcome ?? null,
  };
}
