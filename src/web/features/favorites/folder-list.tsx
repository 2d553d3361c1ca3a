import { useRef, useState } from 'react';
import { ALL_FAVORITES, FAVORITE_LIMITS } from '#domain/tools/desk/favorite.ts';
import { TRASH_FOLDER } from '#domain/tools/desk/trash.ts';
import type { FavoritesPage, Folder } from '#web/api/favorites.ts';
import { useCitationList } from '#web/app/citation-list.ts';
import { useKeptRows } from '#web/app/use-kept-rows.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ConfirmSheet } from '#web/ui/confirm-sheet.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { Select } from '#web/ui/select.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import styles from './favorites-page.module.css';
import { DROP_ATTRIBUTE } from './follow-drag.ts';
import { FolderName, NewFolder } from './new-folder.tsx';
import type { FavoritesModel } from './use-favorites.ts';

interface FolderListProps {
  readonly model: FavoritesModel;
}

/** The folders, all favorites first; the chosen one can be renamed and deleted (SR-193 to SR-195). */
export function FolderList({ model, over }: FolderListProps & { readonly over: string | undefined }) {
  const { state, act, page } = model;
  const selected = page?.folders.find(({ id }) => id === state.selectedFolderId);
  const { choose, whenMade } = useChoice(act);
  const rows = useKeptRows('folders', page?.folders.length, () => 1);
  return (
    <nav aria-label="Folders" className={styles.side}>
      <FolderSelect model={model} />
      <ul className={styles.folders} data-drop-list>
        {page ? null : <Waiting rows={rows} />}
        {page?.folders.map((folder) => (
          <li key={folder.id}>
            <button
              type="button"
              className={styles.folder}
              data-over={over === folder.id && folder.id !== state.selectedFolderId ? '' : undefined}
              {...{ [DROP_ATTRIBUTE]: folder.id }}
              aria-current={folder.id === state.selectedFolderId ? 'true' : undefined}
              onClick={() => choose(folder.id)}
            >
              <bdi>{folder.name}</bdi> <span className={styles.count}>{formatNumber(folder.hits)}</span>
            </button>
          </li>
        ))}
        <TrashEntry isChosen={state.selectedFolderId === TRASH_FOLDER} onChoose={() => choose(TRASH_FOLDER)} />
      </ul>
      {selected && selected.id !== ALL_FAVORITES ? (
        <FolderTools key={selected.id} folder={selected} model={model} />
      ) : null}
      {page || state.selectedFolderId === ALL_FAVORITES ? null : <FolderToolsRoom />}
      <Room kept={page?.kept} />
      <MakeFolder onMake={whenMade} />
      <FromList />
    </nav>
  );
}

/** The trash of all that the account keeps; nothing in it counts. */
function TrashEntry({ isChosen, onChoose }: { readonly isChosen: boolean; readonly onChoose: () => void }) {
  return (
    <li>
      <button type="button" className={styles.folder} aria-current={isChosen ? 'true' : undefined} onClick={onChoose}>
        Trash
      </button>
    </li>
  );
}

function Waiting({ rows }: { readonly rows: number }) {
  return Array.from({ length: rows }, (_, index) => index).map((row) => (
    <li key={row} className={styles.folder}>
      <SkeletonLine width={`${50 + ((row * 13) % 30)}%`} />
    </li>
  ));
}

/** Keeps the room of what comes with the folder. */
function FolderToolsRoom() {
  return (
    <div className={classNames(styles.folderTools, styles.unseen)} aria-hidden>
      <Button kind="text">Rename folder</Button>
      <Button kind="text">Delete folder</Button>
    </div>
  );
}

/** The choice of a folder. One that was made is chosen, unless the reader chose another while it was being made. */
function useChoice(act: FavoritesModel['act']) {
  const choices = useRef(0);
  const choose = (id: string) => {
    choices.current += 1;
    act({ do: 'folder', id });
  };
  const whenMade = () => {
    const before = choices.current;
    return ({ id }: Folder) => (choices.current === before ? choose(id) : undefined);
  };
  return { choose, whenMade };
}

/** The field for a new folder; a press away where it would push what lies in the folders off the screen. */
function MakeFolder({ onMake }: { readonly onMake: () => (folder: Folder) => void }) {
  const isNarrow = useMedia('(max-width: 56rem)');
  const [isOpen, setOpen] = useState(false);
  if (!isNarrow) return <NewFolder onMake={onMake} />;
  const make = () => {
    const onMade = onMake();
    return (folder: Folder) => {
      setOpen(false);
      onMade(folder);
    };
  };
  return (
    <>
      <Button kind="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        New folder…
      </Button>
      <Sheet title="New folder" place="centre" isOpen={isOpen} onClose={() => setOpen(false)}>
        <NewFolder onMake={make} />
      </Sheet>
    </>
  );
}

/** A folder made of a pasted list, or of a file of references: on a page of its own. */
function FromList() {
  const openList = useCitationList();
  return (
    <Button kind="text" onClick={() => openList('')}>
      Folder from a list…
    </Button>
  );
}

/** The limits in words, before they are met (OP-82). */
function Room({ kept }: { readonly kept: FavoritesPage['kept'] | undefined }) {
  const near = (['favorites', 'folders'] as const).flatMap((what) => {
    const [count, most] = [kept?.[what] ?? 0, FAVORITE_LIMITS[what]];
    return count >= NEARLY * most ? [{ what, count, most }] : [];
  });
  if (near.length === 0) return null;
  const full = near.filter(({ count, most }) => count >= most).map(({ what }) => what);
  const lines = near.map(({ what, count, most }) => `${formatNumber(count)} of at most ${formatNumber(most)} ${what}`);
  return (
    <p className={styles.room}>
      In all editions you keep {lines.join(' and ')}.
      {full.length > 0 ? ` Remove ${full.join(' or ')} that you no longer need to make room for more.` : null}
    </p>
  );
}

/** The share of a limit from which on it is said. */
const NEARLY = 0.9;

/** The same as one field, where a list of folders would push what lies in them off the screen. */
function FolderSelect({ model: { state, act, page } }: FolderListProps) {
  const options = page?.folders.map(({ id, name, hits }) => ({ value: id, label: `${name} (${formatNumber(hits)})` }));
  return (
    <div className={styles.folderSelect}>
      <Select
        label="Folder"
        value={state.selectedFolderId}
        options={[...(options ?? []), { value: TRASH_FOLDER, label: 'Trash' }]}
        onChange={(id) => act({ do: 'folder', id })}
      />
    </div>
  );
}

/** What can be done with the chosen folder. */
function FolderTools({ folder, model }: FolderListProps & { readonly folder: Folder }) {
  const [open, setOpen] = useState<'rename' | 'delete'>();
  const close = () => setOpen(undefined);
  const save = async (name: string) => {
    await model.rename(folder.id, name);
    setOpen((now) => (now === 'rename' ? undefined : now));
  };
  return (
    <div className={styles.folderTools}>
      <Button kind="text" aria-haspopup="dialog" onClick={() => setOpen('rename')}>
        Rename folder
      </Button>
      <Button kind="text" aria-haspopup="dialog" onClick={() => setOpen('delete')}>
        Delete folder
      </Button>
      <Sheet title="Rename folder" place="centre" isOpen={open === 'rename'} onClose={close}>
        <FolderName label="Name of the folder" button="Rename" initial={folder.name} onSave={save} />
      </Sheet>
      <ConfirmSheet
        title="Delete this folder?"
        button="Delete folder"
        isOpen={open === 'delete'}
        onClose={close}
        onConfirm={() => void model.removeFolder(folder)}
      >
        <p>
          “<bdi>{folder.name}</bdi>” goes to the trash. What lies in it stays among all favorites.
        </p>
      </ConfirmSheet>
    </div>
  );
}
