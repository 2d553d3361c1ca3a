import type { HistoryEntryAnswer } from '#contract/history.ts';
import { decideHeld } from '#domain/access/decide-access.ts';
import { getOwner, type Reader } from '#domain/access/reader.ts';
import { resolveRoute } from '#domain/edition/resolve-route.ts';
import { isComparison, type HistoryEntry } from '#domain/tools/desk/history-entry.ts';
import { presentDocumentAddress } from '#domain/addresses/document-address.ts';
import { foldName } from '#domain/names/fold-name.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import type { HistoryStore } from '#server/ports/history-store.ts';

interface VisitParts {
  readonly history: Pick<HistoryStore, 'listEntries'>;
  readonly content: Pick<ContentStore, 'listPreviews' | 'listNamedDocuments'>;
}

/** What an account opened on an edition, the newest first, as the library has it today. Throws `not-subscribed`. */
export async function listVisits(parts: VisitParts, reader: Reader): Promise<HistoryEntryAnswer[]> {
  const entries = await parts.history.listEntries(getOwner(reader));
  return presentVisits(parts, reader, entries);
}

/** With what the library says today; what it does not hold any more, or does not show, is left out. */
export async function presentVisits(
  { content }: Pick<VisitParts, 'content'>,
  reader: Reader,
  entries: readonly HistoryEntry[],
): Promise<HistoryEntryAnswer[]> {
  const ids = entries.filter((entry) => !isComparison(entry)).map(({ target }) => target);
  const bounds = { edition: reader.edition.id, limit: 1 };
  const [previews, held] = await Promise.all([
    content.listPreviews(ids),
    content.listNamedDocuments(['name'], ids.map(foldName), bounds),
  ]);
  const here = new Set(held.map(({ id }) => id));
  const byId = new Map(previews.filter(({ id }) => here.has(id)).map((preview) => [preview.id, preview]));
  return entries.flatMap((entry) => {
    if (isComparison(entry)) return [presentComparison(reader, entry)];
    const preview = byId.get(entry.target);
    return preview ? [presentEntry(reader, entry, preview)] : [];
  });
}

/** As it was called then; its address has the choice that was made. */
function presentComparison({ edition, codes }: Reader, entry: HistoryEntry): HistoryEntryAnswer {
  const { id, target, title, url, type, visitedAt } = entry;
  const [path = ''] = url.split('?');
  const { kind } = resolveRoute(edition.routes, edition.subscriptions, codes, path, '');
  return { id, contentId: target, title, url, type, visitedAt, isOpen: kind === 'page' };
}

function presentEntry(reader: Reader, { id, visitedAt }: HistoryEntry, document: DocumentPreview): HistoryEntryAnswer {
  return {
    id,
    contentId: document.id,
    title: document.record.title,
    url: presentDocumentAddress(document, reader),
    type: document.record.type,
    visitedAt,
    isOpen: decideHeld(reader, document).isOpen,
  };
}
