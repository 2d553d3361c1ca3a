import type { ComparisonLanding } from '#contract/comparison.ts';
import { decideHeld, nameSubscriptions } from '#domain/access/decide-access.ts';
import type { Reader } from '#domain/access/reader.ts';
import { COMPARISON_LIMITS } from '#domain/comparison/comparison.ts';
import { resolveRoute } from '#domain/edition/resolve-route.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { ComparisonRecord } from '#domain/records/comparison.ts';
import type { Clock } from '#server/ports/clock.ts';
import { COUNTED_DAYS, type TopicCounts } from '#server/ports/topic-counts.ts';
import type { Candidate, Column, Product, ProductReader } from './product-reader.ts';
import type { GroupReader } from './read-groups.ts';

interface Parts {
  readonly products: ProductReader;
  readonly groups: GroupReader;
  readonly topicCounts: TopicCounts;
  readonly clock: Pick<Clock, 'today'>;
}

/** Topics that are offered first (OP-144). */
const FREQUENT = 6;
const DAY = 24 * 60 * 60_000;

/** Says of what a comparison can be made. */
export class LandingService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Throws `comparison-not-found`, and `not-subscribed` where the product is closed to the reader. */
  async getLanding(reader: Reader, slug: string): Promise<ComparisonLanding> {
    const product = await findProduct(this.#parts.products, reader, slug);
    const { record, topics, columns } = product;
    const present = columns.filter(({ answer }) => answer !== undefined);
    const [groups, others, frequent] = await Promise.all([
      this.#parts.groups.read(reader.edition, product),
      this.#parts.products.list(reader.edition.id),
      this.#listFrequent(reader, product),
    ]);
    const jurisdictions = present.map((column) => presentColumn(reader, column));
    const parents = new Map(topics.map(({ id, parent }) => [id, parent ?? null]));
    return {
      productId: record.id,
      slug: record.slug,
      publicationTitle: record.title,
      topicTitle: record.topicTitle,
      descriptiveText: record.description ?? '',
      jurisdictionOrOrganizationTitle: record.placeTitle,
      compares: record.compares,
      jurisdictions,
      topicTree: topics.map(({ id, label }) => ({
        topicId: id,
        description: label,
        parent: parents.get(id) ?? null,
        answers: jurisdictions.filter((column) => column.topics.includes(id)).length,
      })),
      topicGroups: others.flatMap((other) => presentOther(reader, other, record)),
      jurisdictionGroups: groups.map(({ kind, name, columns: of }) => ({
        groupName: name,
        kind,
        groupJurisdictions: [...of],
      })),
      topicFrequent: frequent,
      limits: { ...COMPARISON_LIMITS },
      corpusVersion: product.corpusVersion,
    };
  }

  /** The most opened; while nobody has opened so many, those that the editor names. */
  async #listFrequent({ edition }: Reader, { record, topics }: Product): Promise<ComparisonLanding['topicFrequent']> {
    const { topicCounts, clock } = this.#parts;
    const since = new Date(Date.parse(clock.today()) - COUNTED_DAYS * DAY).toISOString().slice(0, 10);
    const counted = await topicCounts.list({ edition: edition.id, slug: record.slug }, since, topics.length);
    const named = topics.filter(({ frequent }) => frequent).map(({ id }) => id);
    const byId = new Map(topics.map((topic) => [topic.id, topic]));
    return [...new Set([...counted, ...named])]
      .flatMap((id) => byId.get(id) ?? [])
      .slice(0, FREQUENT)
      .map(({ id, label }) => ({ topicId: id, description: label }));
  }
}

/** Throws `comparison-not-found`, and `not-subscribed` where the product is closed to the reader. */
export async function findProduct(products: ProductReader, reader: Reader, slug: string): Promise<Product> {
  const { edition, codes } = reader;
  const product = await products.find(edition.id, slug);
  if (!product) throw new LibraryError('comparison-not-found');
  const own = edition.subscriptions.filter(({ code }) => product.record.subscriptions.includes(code));
  if (own.length === 0 || own.some(({ code }) => codes.includes(code))) return product;
  throw new LibraryError('not-subscribed', { heldBy: own.map(({ name }) => name) });
}

/** Whether a reader may have what a document answers; where not, which subscriptions hold it. */
export function describeLock(reader: Reader, document: Candidate): { isLocked: boolean; heldBy: string[] } {
  const { isOpen, heldBy } = decideHeld(reader, document);
  return { isLocked: !isOpen, heldBy: isOpen ? [] : nameSubscriptions(reader.edition.subscriptions, heldBy) };
}

function presentColumn(reader: Reader, { id, name, answer, stretches }: Column) {
  const document = answer?.document;
  const lock = document ? describeLock(reader, document) : { isLocked: false, heldBy: [] };
  return {
    id,
    name,
    documentId: lock.isLocked ? null : (document?.id ?? null),
    topics: lock.isLocked ? [] : [...stretches.keys()],
    lastReviewDate: lock.isLocked ? null : (document?.lastReviewed ?? null),
    ...lock,
  };
}

/** Another product, where this reader has its page. */
function presentOther({ edition, codes }: Reader, { id, slug, title }: ComparisonRecord, own: ComparisonRecord) {
  if (id === own.id) return [];
  const url = `/compare-jurisdictions/${slug}`;
  const { kind } = resolveRoute(edition.routes, edition.subscriptions, codes, url, '');
  return kind === 'page' ? [{ publicationTitle: title, slug, url }] : [];
}
