import { formatDate } from '#domain/document/format-date.ts';
import type { FavoriteRow } from '#web/api/favorites.ts';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { joinNames } from '#web/ui/join-names.ts';
import styles from './favorites-page.module.css';

/** What places a favorite: kind, source, date, jurisdictions and when it was starred. */
export function listMeta({ type, source, date, jurisdictions, addedDate }: FavoriteRow): string[] {
  const parts = [type, source, date && formatDate(date), jurisdictions.join(', ')];
  return [...parts.filter((part): part is string => Boolean(part)), `added ${formatDate(addedDate.slice(0, 10))}`];
}

/** What became of it, with a way on. */
export function FavoriteState({ row }: { readonly row: FavoriteRow }) {
  if (row.state === 'withdrawn') {
    return <p className={styles.state}>Withdrawn from the library on {formatDate(row.removedDate ?? '')}.</p>;
  }
  if (row.state === 'missing') return <p className={styles.state}>No longer in this edition.</p>;
  if (row.state === 'closed') {
    return (
      <p className={styles.state}>
        <ClosedMark /> {row.heldBy.length > 0 ? `It comes with ${joinNames(row.heldBy)}.` : null}
      </p>
    );
  }
  if (!row.hasChanged && !row.hasMoved) return null;
  return (
    <p className={styles.state}>
      {row.hasChanged ? <span className={styles.changed}>Changed since you opened it</span> : null}
      {row.hasMoved ? ' It stands under a new address now.' : null}
    </p>
  );
}
