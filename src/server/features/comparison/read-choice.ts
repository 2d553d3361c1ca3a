import type { ComparisonTopic } from '#domain/comparison/topic.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { foldText } from '#domain/words/fold-text.ts';
import type { Column, Product, ProductReader } from './product-reader.ts';

/** What of a product is to stand side by side. */
export interface Choice {
  readonly topics: readonly ComparisonTopic[];
  readonly columns: readonly Column[];
  /** What was asked for and is not there, in words. */
  readonly dropped: readonly string[];
}

interface Asked {
  readonly TopicIds: readonly string[];
  readonly JurisDictions: readonly string[];
}

/**
 * The topics and columns that are meant, in the order in which they were asked for, each once. `isOfBefore`: the texts of
 * another day are wanted, so that who has been withdrawn since counts, too. Throws `field-invalid` where places and
 * institutions are mixed (OP-142).
 */
export async function readChoice(
  products: ProductReader,
  edition: string,
  product: Product,
  { TopicIds, JurisDictions }: Asked,
  isOfBefore: boolean,
): Promise<Choice> {
  const dropped: string[] = [];
  const topics = new Map<string, ComparisonTopic>();
  for (const given of TopicIds) {
    const topic = product.topics.find(({ id }) => id === given) ?? product.topics.find(({ id }) => isSame(id, given));
    if (topic) topics.set(topic.id, topic);
    else dropped.push(`“${shorten(given)}” is no ${foldText(product.record.topicTitle)} of this comparison.`);
  }
  const columns = new Map<string, Column>();
  for (const given of JurisDictions) {
    const id = product.names.idOf(given);
    const column = product.columns.find((one) => one.id === id);
    const isThere = column && (column.answer ?? (isOfBefore && (column.candidates.length > 0 || column.removedAt)));
    if (isThere) columns.set(column.id, column);
    else {
      if (!column) await refuseMixed(products, edition, product, given);
      dropped.push(describeMissing(product, given, column));
    }
  }
  return { topics: [...topics.values()], columns: [...columns.values()], dropped };
}

function describeMissing({ record }: Product, given: string, column: Column | undefined): string {
  const name = `“${column?.name ?? shorten(given)}”`;
  if (column?.removedAt) return `${name} was withdrawn from the library on ${formatDate(column.removedAt)}.`;
  if (column) return `${name} is being drafted and has no answers yet.`;
  return `${name} is no ${foldText(record.placeTitle)} of this comparison.`;
}

/** Throws where what is not in this product stands in one of the other sort. */
async function refuseMixed(
  products: ProductReader,
  edition: string,
  { record }: Product,
  given: string,
): Promise<void> {
  for (const other of await products.list(edition)) {
    if (other.compares === record.compares) continue;
    const found = await products.find(edition, other.slug);
    const id = found?.names.idOf(given);
    const column = found?.columns.find((one) => one.id === id && one.answer !== undefined);
    if (!column) continue;
    const [own, others] =
      record.compares === 'places' ? ['countries', 'an institution'] : ['institutions', 'a country'];
    throw new LibraryError('field-invalid', {
      field: 'JurisDictions',
      reason: `JurisDictions: “${column.name}” is ${others}, and ${own} stand side by side here. Compare it in “${other.title}”.`,
    });
  }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function shorten(given: string): string {
  return given.length > 60 ? `${given.slice(0, 60)}…` : given;
}
