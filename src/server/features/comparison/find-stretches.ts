import { listAnswers, type Stretch } from '#domain/comparison/answers.ts';
import type { OpenDocument } from '#server/asking/document-guard.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { Column, Product } from './product-reader.ts';

/**
 * The stretches of a text that answer topics of a product, by topic: of all its topics, whichever are asked for, because
 * the heading of another topic ends an answer (OP-143).
 */
export async function findStretches(
  store: Pick<ContentStore, 'listOutline'>,
  { record }: Pick<Product, 'record'>,
  { answer, stretches }: Column,
  { content }: OpenDocument,
): Promise<ReadonlyMap<string, Stretch>> {
  if (answer?.document.content.id === content.id) return stretches;
  return listAnswers(await store.listOutline(content.id), content.blocks, record.topics);
}
