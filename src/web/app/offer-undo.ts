import type { QueryClient } from '@tanstack/react-query';
import { TRASH_DAYS } from '#domain/tools/desk/trash.ts';
import { restoreFromTrash } from '#web/api/trash.ts';
import { attempt } from './attempt.ts';
import { closeNotification, listNotifications, notify } from './notifications.ts';
import { isField } from './use-shortcuts.ts';

/** How long the offer stands at least, in milliseconds (OP-184). */
const STANDS = 15_000;

/** What each offer that may still stand would bring back, by its notification. */
const offers = new Map<number, readonly string[]>();

/**
 * Says what was removed and lets it be undone for as long as that is said, by its button or by Ctrl Z; the trash keeps it
 * longer (OP-184). `ids`: what it is called there.
 */
export function offerUndo(queries: QueryClient, title: string, ids: readonly string[]): void {
  document.addEventListener('keydown', undoLast);
  const offer = notify({
    type: 'success',
    title,
    content: `Ctrl Z undoes it; the trash keeps it for ${TRASH_DAYS} days.`,
    autoCloseTimeout: STANDS,
    action: { name: 'Undo', run: () => void bringBack(queries, ids) },
  });
  offers.set(offer, ids);
}

/** Takes back the offers to undo what is no longer in the trash, all that is offered where nothing is said. */
export function withdrawOffers(ids?: readonly string[]): void {
  for (const [offer, offered] of offers) {
    if (ids && !offered.every((id) => ids.includes(id))) continue;
    offers.delete(offer);
    closeNotification(offer);
  }
}

/** Brings things back and says how that went. */
export async function bringBack(queries: QueryClient, ids: readonly string[]): Promise<void> {
  await attempt('It could not be restored', async () => {
    const { count, left } = await restoreFromTrash(queries, ids);
    withdrawOffers(ids);
    if (count > 0) notify({ type: 'success', title: count === 1 ? 'Restored' : `${count} restored` });
    if (left.length === 0) return;
    const reasons = [...new Set(left.map(({ reason }) => reason))].join(' ');
    const title = ids.length === 1 ? 'It could not be restored' : `${left.length} could not be restored`;
    notify({ type: 'warning', title, content: reasons });
  });
}

/** The last that can be undone, unless the keys are those of a field, which undoes what was typed in it. */
function undoLast(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, shiftKey, target } = event;
  if (key !== 'z' || !(ctrlKey || metaKey) || shiftKey) return;
  if (isField(target) && !(target instanceof HTMLInputElement && target.value === '')) return;
  const last = listNotifications().findLast(({ action }) => action);
  if (!last) return;
  event.preventDefault();
  closeNotification(last.id);
  last.action?.run();
}
