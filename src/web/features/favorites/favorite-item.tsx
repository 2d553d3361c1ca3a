import { Bell, BellOff, FolderInput, SquarePen, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { formatDate } from '#domain/document/format-date.ts';
import type { FavoriteRow } from '#web/api/favorites.ts';
import { useTypeset } from '#web/app/use-typeset.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { joinNames } from '#web/ui/join-names.ts';
import record from '#web/ui/record-title.module.css';
import { FavoriteNote } from './favorite-note.tsx';
import styles from './favorites-page.module.css';
import { SearchNews } from './search-news.tsx';
import type { FavoritesModel } from './use-favorites.ts';
import { useNote, type NoteModel } from './use-note.ts';
import type { SearchNewsModel } from './use-search-news.ts';

interface FavoriteItemProps {
  readonly row: FavoriteRow;
  readonly model: FavoritesModel;
  readonly news: SearchNewsModel;
  readonly onMove: () => void;
}

/** A favorite with its state, the reader's note and what can be done with it. */
export function FavoriteItem({ row, model, news, onMove }: FavoriteItemProps) {
  const note = useNote(row);
  const title = useRef<HTMLHeadingElement>(null);
  useTypeset(title, undefined);
  return (
    <li className={styles.item}>
      <label className={styles.pick}>
        <input
          type="checkbox"
          checked={model.isChosen(row.id)}
          onChange={() => model.toggle([row.id])}
          aria-label={`Select ${row.title}`}
        />
      </label>
      <div className={styles.words}>
        <h2 ref={title} dir="auto" className={record.title}>
          {row.state === 'withdrawn' || row.state === 'missing' ? (
            row.title
          ) : (
            <AppLink href={row.url}>{row.title}</AppLink>
          )}
        </h2>
        <p className={styles.meta}>{listMeta(row).join(' · ')}</p>
        <State row={row} />
        <InFolders row={row} model={model} />
        {row.informationType === 'Search' ? <SearchNews row={row} model={news} /> : null}
        <FavoriteNote row={row} model={note} />
      </div>
      <RowTools row={row} model={model} note={note} onMove={onMove} />
    </li>
  );
}

function listMeta({ type, source, date, jurisdictions, addedDate }: FavoriteRow): string[] {
  const parts = [type, source, date && formatDate(date), jurisdictions.join(', ')];
  return [...parts.filter((part): part is string => Boolean(part)), `added ${formatDate(addedDate.slice(0, 10))}`];
}

/** What became of it, with a way on. */
function State({ row }: { readonly row: FavoriteRow }) {
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

/** The folders that it lies in besides the one that is shown. */
function InFolders({ row, model }: Pick<FavoriteItemProps, 'row' | 'model'>) {
  const names = model.page?.folders.filter(({ id }) => row.folders.includes(id) && id !== row.folder) ?? [];
  if (names.length === 0) return null;
  return (
    <p className={styles.meta}>
      In{' '}
      {names.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 ? ', ' : null}
          <bdi>{name}</bdi>
        </span>
      ))}
    </p>
  );
}

interface RowToolsProps extends Omit<FavoriteItemProps, 'news'> {
  readonly note: NoteModel;
}

function RowTools({ row, model, note, onMove }: RowToolsProps) {
  const write = row.note === '' ? 'Write a note' : 'Edit your note';
  return (
    <div className={styles.rowTools}>
      {row.informationType === 'Document' ? <Tell row={row} model={model} /> : null}
      <Button
        kind="icon"
        aria-expanded={note.isOpen}
        aria-label={`${write}: ${row.title}`}
        title={write}
        onClick={note.isOpen ? note.close : note.open}
      >
        <SquarePen size={18} aria-hidden />
      </Button>
      <Button
        kind="icon"
        aria-haspopup="dialog"
        aria-label={`Move to a folder: ${row.title}`}
        title="Move to…"
        onClick={onMove}
      >
        <FolderInput size={18} aria-hidden />
      </Button>
      <Button
        kind="icon"
        aria-label={`Remove from favorites: ${row.title}`}
        title="Remove from favorites"
        onClick={() => void model.remove([row.id])}
      >
        <Trash2 size={18} aria-hidden />
      </Button>
    </div>
  );
}

/** Whether the reader wants to be told of changes (OP-84). */
function Tell({ row, model }: Pick<RowToolsProps, 'row' | 'model'>) {
  return (
    <Button
      kind="icon"
      aria-pressed={row.notifications}
      aria-label={`Tell me when this changes: ${row.title}`}
      title={row.notifications ? 'Do not tell me when this changes' : 'Tell me when this changes'}
      onClick={() => void model.notify(row)}
    >
      {row.notifications ? <Bell size={18} aria-hidden /> : <BellOff size={18} aria-hidden />}
    </Button>
  );
}
