import { Bell, BellOff, FolderInput, SquarePen, Trash2 } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, type PointerEvent } from 'react';
import { writeNote, type FavoriteRow } from '#web/api/favorites.ts';
import { useNote, type NoteModel } from '#web/app/use-note.ts';
import { useTypeset } from '#web/app/use-typeset.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { FactsLine } from '#web/ui/facts-line.tsx';
import record from '#web/ui/record-title.module.css';
import { ROW } from '#web/ui/use-row-focus.ts';
import { KeptActions } from './kept-actions.tsx';
import { FavoriteState, listMeta } from './favorite-state.tsx';
import { FavoriteNote } from './favorite-note.tsx';
import styles from './favorites-page.module.css';
import { SearchNews } from './search-news.tsx';
import type { DragModel } from './use-drag.ts';
import type { FavoritesModel } from './use-favorites.ts';
import type { SearchNewsModel } from './use-search-news.ts';

interface FavoriteItemProps {
  readonly row: FavoriteRow;
  readonly model: FavoritesModel;
  readonly news: SearchNewsModel;
  readonly drag: DragModel;
  readonly onMove: () => void;
}

/** A favorite with its state, the reader's note and what can be done with it. */
export function FavoriteItem({ row, model, news, drag, onMove }: FavoriteItemProps) {
  const queries = useQueryClient();
  const note = useNote(row.note, (text, former) => writeNote(queries, row.id, text, former));
  // What is ticked goes together.
  const ids = model.isChosen(row.id) ? model.chosen : [row.id];
  const press = (event: PointerEvent<HTMLElement>) => drag.press(event, ids);
  const isDragged = drag.dragged?.ids.includes(row.id) === true;
  return (
    <li className={classNames(styles.item, isDragged && styles.dragged)} {...ROW}>
      <label className={styles.pick}>
        <input
          type="checkbox"
          checked={model.isChosen(row.id)}
          onChange={() => model.toggle([row.id])}
          aria-label={`Select ${row.title}`}
        />
      </label>
      <div className={styles.words}>
        <Title row={row} onPress={press} />
        <p className={styles.meta}>
          <FactsLine facts={listMeta(row)} />
        </p>
        <FavoriteState row={row} />
        <InFolders row={row} model={model} />
        {row.informationType === 'Search' ? <SearchNews row={row} model={news} /> : null}
        <FavoriteNote row={row} model={note} />
      </div>
      <RowTools row={row} model={model} note={note} onMove={onMove} onPress={press} />
    </li>
  );
}

/** The title; with a mouse it is what a row is dragged by. */
function Title({ row, onPress }: Pick<FavoriteItemProps, 'row'> & Pick<RowToolsProps, 'onPress'>) {
  const title = useRef<HTMLHeadingElement>(null);
  useTypeset(title, undefined);
  const isGone = row.state === 'withdrawn' || row.state === 'missing';
  const words = row.informationType === 'Search' ? <FactsLine facts={row.title.split(' · ')} /> : row.title;
  return (
    <h2 ref={title} dir="auto" className={record.title}>
      {isGone ? (
        words
      ) : (
        <AppLink
          href={row.url}
          draggable={false}
          onPointerDown={(event) => (event.pointerType === 'mouse' ? onPress(event) : undefined)}
        >
          {words}
        </AppLink>
      )}
    </h2>
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

interface RowToolsProps extends Pick<FavoriteItemProps, 'row' | 'model' | 'onMove'> {
  readonly note: NoteModel;
  readonly onPress: (event: PointerEvent<HTMLElement>) => void;
}

function RowTools({ row, model, note, onMove, onPress }: RowToolsProps) {
  const write = row.note === '' ? 'Write a note' : 'Edit your note';
  return (
    <div className={styles.rowTools}>
      {row.informationType === 'Search' ? null : <Tell row={row} model={model} />}
      <KeptActions row={row} />
      <Button
        kind="icon"
        aria-expanded={note.isOpen}
        aria-label={`${write}: ${row.title}`}
        title={write}
        onClick={note.isOpen ? note.close : note.open}
      >
        <SquarePen size="1.125rem" aria-hidden />
      </Button>
      <Button
        kind="icon"
        aria-haspopup="dialog"
        aria-label={`Move to a folder: ${row.title}`}
        title="Move to… or drag onto a folder"
        className={styles.handle}
        onClick={onMove}
        onPointerDown={onPress}
      >
        <FolderInput size="1.125rem" aria-hidden />
      </Button>
      <Button
        kind="icon"
        aria-label={`Remove from favorites: ${row.title}`}
        title="Remove from favorites"
        onClick={() => void model.remove([row.id])}
      >
        <Trash2 size="1.125rem" aria-hidden />
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
      {row.notifications ? <Bell size="1.125rem" aria-hidden /> : <BellOff size="1.125rem" aria-hidden />}
    </Button>
  );
}
