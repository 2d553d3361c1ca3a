import type { CallAnswer } from '#contract/call.ts';
import type { getTemplatesAndExamples, ListedTemplate, TemplateInstitution } from '#contract/templates.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentOwnAddress } from '#domain/addresses/document-address.ts';
import { splitTreePath } from '#domain/document/tree-path.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import { TEMPLATE_TYPE } from '#domain/tools/templates/template-type.ts';
import type { Counted, SearchCounter, SearchCounts } from '#server/asking/search-counter.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';

interface Parts {
  readonly content: Pick<ContentStore, 'listPreviews'>;
  readonly counter: SearchCounter;
  readonly reference: Pick<ReferenceStore, 'listOrganizations'>;
}

/** The default search, whose page the figures lead to. */
const SEARCH = 'documentSearch';
const TEMPLATES = { facet: CONTENT_TYPE, value: TEMPLATE_TYPE };
const ORGANIZATION = 'organization';
const TOPIC = 'topic';
/** So many stand on the page; the figures count all. */
const MOST_LISTED = 1_000;
const NO_TOPIC = 'Other';

/** The start page: all templates that the reader may open, by institution and topic (TL-052 to TL-055). */
export class TemplatesService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async getStart(reader: Reader): Promise<CallAnswer<typeof getTemplatesAndExamples>> {
    const words = reader.edition.templates;
    if (!words) throw new LibraryError('route-not-found');
    const { content, counter, reference } = this.#parts;
    const facets = [ORGANIZATION, 'demo'];
    const [counts, organizations] = await Promise.all([
      counter.count(reader, { endpoint: SEARCH, chosen: [TEMPLATES], facets, size: MOST_LISTED }),
      reference.listOrganizations(reader.edition.id),
    ]);
    const previews = await content.listPreviews(counts.ids);
    const pages = new Map(organizations.map(({ id, record }) => [record.name, `/organization/${id}`]));
    const groups = listGroups(previews);
    const own = await this.#countTopics(reader, groups);
    return {
      ...words,
      templates: counts.total,
      demo: counts.of('demo', 'Demo').count,
      institutions: groups.map((group) => presentInstitution(group, { counts, own, pages })),
      generalEditors: listEditors(previews),
    };
  }

  /** How many templates each institution has on each of its topics, all asked for together. */
  async #countTopics(reader: Reader, groups: readonly Group[]): Promise<TopicCounts> {
    const wanted = groups.flatMap(({ name, topics }) =>
      topics.flatMap(({ topic }) => (name === undefined || topic === undefined ? [] : [{ name, topic }])),
    );
    const totals = await this.#parts.counter.countTotals(
      reader,
      wanted.map(({ name, topic }) => ({
        endpoint: SEARCH,
        chosen: [TEMPLATES, { facet: ORGANIZATION, value: name }, { facet: TOPIC, value: topic }],
      })),
    );
    const found = new Map(wanted.map(({ name, topic }, index) => [`${name}\n${topic}`, totals[index]]));
    return (name, topic) => found.get(`${name}\n${topic}`);
  }
}

type TopicCounts = (name: string | undefined, topic: string | undefined) => Counted | undefined;

interface Group {
  readonly name: string | undefined;
  readonly documents: readonly DocumentPreview[];
  readonly topics: readonly { readonly topic: string | undefined; readonly documents: readonly DocumentPreview[] }[];
}

/** By institution, and within by the first topic of each. */
function listGroups(previews: readonly DocumentPreview[]): Group[] {
  const groups = [...Map.groupBy(previews, ({ record }) => record.organization)].sort(([a], [b]) => compare(a, b));
  return groups.map(([name, documents]) => {
    const topics = [...Map.groupBy(documents, ({ record }) => record.topics[0])].sort(([a], [b]) => compare(a, b));
    return { name, documents, topics: topics.map(([topic, listed]) => ({ topic, documents: listed })) };
  });
}

interface Figures {
  readonly counts: SearchCounts;
  readonly own: TopicCounts;
  readonly pages: ReadonlyMap<string, string>;
}

function presentInstitution({ name, documents, topics }: Group, { counts, own, pages }: Figures): TemplateInstitution {
  return {
    name: name ?? null,
    url: pages.get(name ?? '') ?? null,
    templates: name === undefined ? countListed(documents) : counts.of(ORGANIZATION, name),
    topics: topics.map(({ topic, documents: listed }) => ({
      name: topic === undefined ? NO_TOPIC : (splitTreePath(topic).at(-1) ?? topic),
      templates: own(name, topic) ?? countListed(listed),
      documents: listed.map(presentListed).sort((a, b) => compare(a.title, b.title)),
    })),
  };
}

/** What has no institution or no topic is no value of a filter: no search finds just these. */
function countListed(listed: readonly DocumentPreview[]) {
  return { count: listed.length, url: null, closed: { count: 0, isExact: true } };
}

/** By name; what has none comes last. */
function compare(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  return one.localeCompare(other, 'en');
}

function presentListed({ id, record }: DocumentPreview): ListedTemplate {
  return {
    id,
    title: record.title,
    url: presentOwnAddress(TEMPLATE_TYPE, id),
    summary: record.summary ?? null,
    extensions: [...new Set((record.files ?? []).map(({ extension }) => extension))],
  };
}

function listEditors(previews: readonly DocumentPreview[]) {
  const documents = new Map<string, number>();
  for (const { record } of previews) {
    for (const name of record.editors ?? []) documents.set(name, (documents.get(name) ?? 0) + 1);
  }
  return [...documents]
    .map(([name, count]) => ({ name, documents: count }))
    .sort((a, b) => b.documents - a.documents || compare(a.name, b.name));
}
