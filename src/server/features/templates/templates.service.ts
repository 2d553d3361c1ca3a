import type { CallAnswer } from '#contract/call.ts';
import {
  getTemplateFile,
  type getTemplatesAndExamples,
  type getTemplatesAndExamplesDocument,
} from '#contract/templates.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentDocumentAddress, presentOwnAddress } from '#domain/addresses/document-address.ts';
import { fillPath } from '#domain/collections/entry.ts';
import { FILE_TYPES } from '#domain/document/attached-file.ts';
import { splitTreePath } from '#domain/document/tree-path.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import { TEMPLATE_TYPE } from '#domain/tools/templates/template-type.ts';
import type { DocumentGuard, OpenDocument } from '#server/asking/document-guard.ts';
import { SEARCH } from '#server/asking/list-blocks.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import { renderParts } from '#server/asking/render-parts.ts';
import { SearchCounter } from '#server/asking/search-counter.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';

type Answer = CallAnswer<typeof getTemplatesAndExamplesDocument>;

export interface TemplateParts {
  readonly content: ContentStore;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
  readonly engine: SearchEngine;
  readonly clock: Clock;
  readonly reference: ReferenceStore;
}

const TEMPLATES = { facet: CONTENT_TYPE, value: TEMPLATE_TYPE };
const ORGANIZATION = 'organization';
const TOPIC = 'topic';
/** So many stand on the page; the figures count all. */
const MOST_LISTED = 1_000;
const NO_TOPIC = 'Other';
/** Guidance is notes on a few pages; of what is longer the rest is read as a document. */
const MOST_CHUNKS = 20;

/** Templates and examples: their start page, and each with its files. */
export class TemplatesService {
  readonly #parts: TemplateParts;
  readonly #counter: SearchCounter;

  constructor(parts: TemplateParts) {
    this.#parts = parts;
    this.#counter = new SearchCounter(parts);
  }

  /** All templates that the reader may open, by institution and topic (TL-052 to TL-055). */
  async getStart(reader: Reader): Promise<CallAnswer<typeof getTemplatesAndExamples>> {
    const words = reader.edition.templates;
    if (!words) throw new LibraryError('route-not-found');
    const { content, reference } = this.#parts;
    const wish = { endpoint: SEARCH, chosen: [TEMPLATES], facets: [ORGANIZATION, 'demo'], size: MOST_LISTED };
    const [counts, organizations] = await Promise.all([
      this.#counter.count(reader, wish),
      reference.listOrganizations(reader.edition.id),
    ]);
    const pages = new Map(organizations.map(({ id, record }) => [record.name, `/organization/${id}`]));
    const previews = await content.listPreviews(counts.ids);
    const own = await this.#countTopics(reader, previews);
    const editors = previews.flatMap(({ record }) => record.editors ?? []);
    return {
      ...words,
      templates: counts.total,
      demo: counts.of('demo', 'Demo').count,
      institutions: fileBy(previews, ({ record }) => record.organization).map(([name, documents]) => ({
        name: name ?? null,
        url: pages.get(name ?? '') ?? null,
        templates: name === undefined ? countListed(documents) : counts.of(ORGANIZATION, name),
        topics: fileBy(documents, ({ record }) => record.topics[0]).map(([topic, listed]) => ({
          name: topic === undefined ? NO_TOPIC : (splitTreePath(topic).at(-1) ?? topic),
          templates: own.get(`${name}\n${topic}`) ?? countListed(listed),
          documents: listed
            .map(({ id, record: { title, summary = null, files = [] } }) => {
              const extensions = [...new Set(files.map(({ extension }) => extension))];
              return { id, title, url: presentOwnAddress(TEMPLATE_TYPE, id), summary, extensions };
            })
            .sort((a, b) => compare(a.title, b.title)),
        })),
      })),
      generalEditors: fileBy(editors, (name) => name)
        .map(([name, all]) => ({ name, documents: all.length }))
        .sort((a, b) => b.documents - a.documents),
    };
  }

  /** It counts as a document that was opened, once with its files (OP-179). Throws as opening a document does, and `document-not-found` for what is no template. */
  async getDocument(reader: Reader, id: string): Promise<Answer> {
    const document = await this.#parts.guard.getOpenOf(reader, id, TEMPLATE_TYPE);
    await this.#parts.budget.take(reader, document.id);
    const { record } = document;
    const { updated, lastReviewed, publication } = record.dates;
    const { content } = this.#parts;
    const chunks = await content.listChunks(document.content.id, 0, MOST_CHUNKS);
    const [guidance, relatedContent] = await Promise.all([
      renderParts(reader, content, document, chunks),
      this.#listRelated(reader, document),
    ]);
    return {
      id: document.id,
      title: record.title,
      url: presentOwnAddress(TEMPLATE_TYPE, document.id),
      description: record.summary ?? null,
      institution: record.organization ?? null,
      topics: [...record.topics],
      contributors: record.authors.map(({ name }) => name),
      editors: [...(record.editors ?? [])],
      lastUpdated: updated ?? lastReviewed ?? publication ?? null,
      files: (record.files ?? []).map(({ name, displayName, extension, size }, index) => ({
        displayName,
        fileName: name,
        extension,
        orderInList: index + 1,
        size,
        url: fillPath(getTemplateFile.path, { documentId: document.id, fileName: name }) ?? '',
      })),
      guidanceContent: guidance.join('\n'),
      relatedContent,
      demo: document.demo,
    };
  }

  /** A file as it came, with the document that it belongs to. Throws as `getDocument`, and for names that it does not list. */
  async getFile(reader: Reader, id: string, name: string) {
    const { record, ...document } = await this.#parts.guard.getOpenOf(reader, id, TEMPLATE_TYPE);
    const file = record.files?.find((one) => one.name === name);
    const bytes = file && (await this.#parts.content.readFile(file.sha256));
    if (!file || !bytes) throw new LibraryError('document-not-found');
    await this.#parts.budget.take(reader, document.id);
    return {
      file: { name: file.name, bytes, type: FILE_TYPES[file.extension], tag: file.sha256, isSaved: true },
      document: { id: document.id, title: record.title, type: record.type },
    };
  }

  /** How many templates each institution has on each of its topics, all asked for together. */
  async #countTopics(reader: Reader, previews: readonly DocumentPreview[]) {
    const filed = new Map(
      previews.flatMap(({ record: { organization, topics } }) => {
        const [topic] = topics;
        if (organization === undefined || topic === undefined) return [];
        const chosen = [TEMPLATES, { facet: ORGANIZATION, value: organization }, { facet: TOPIC, value: topic }];
        return [[`${organization}\n${topic}`, { endpoint: SEARCH, chosen }]];
      }),
    );
    const totals = await this.#counter.countTotals(reader, [...filed.values()]);
    return new Map([...filed.keys()].map((key, index) => [key, totals[index]]));
  }

  /** What the record refers to and the edition holds; what it does not is named without an address. */
  async #listRelated(reader: Reader, { record }: OpenDocument): Promise<Answer['relatedContent']> {
    const targets = record.references.map(({ target }) => target);
    const links = await this.#parts.content.resolveNames(targets, reader.edition.id);
    return record.references.flatMap(({ target, label }) => {
      const held = links.get(target);
      const documentTitle = label ?? held?.title;
      const link = held ? presentDocumentAddress(held, reader) : null;
      return documentTitle === undefined ? [] : [{ documentTitle, link, category: held?.type ?? 'Not held here' }];
    });
  }
}

/** In groups by a name, which are in order. */
function fileBy<One, Name extends string | undefined>(
  all: readonly One[],
  nameOf: (one: One) => Name,
): [Name, One[]][] {
  return [...Map.groupBy(all, nameOf)].sort(([one], [other]) => compare(one, other));
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
