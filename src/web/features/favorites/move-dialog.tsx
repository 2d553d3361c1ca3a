import { useState } from 'react';
import { ALL_FAVORITES } from '#domain/tools/desk/favorite.ts';
import type { FavoritesPage, Folder } from '#web/api/favorites.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import styles from './favorite-dialog.module.css';
import { NewFolder } from './new-folder.tsx';

interface MoveDialogProps {
  /** How many are moved. */
  readonly count: number;
  readonly page: FavoritesPage;
  readonly onMove: (folder: Pick<Folder, 'id' | 'name'>) => void;
  readonly onClose: () => void;
}

const NO_FOLDER = { id: ALL_FAVORITES, name: 'No folder' };

/** Where favorites go, by keyboard and by touch; a folder can be made for them. */
export function MoveDialog({ count, page, onMove, onClose }: MoveDialogProps) {
  const folders = [NO_FOLDER, ...page.folders.filter(({ id }) => id !== ALL_FAVORITES)].filter(
    ({ id }) => id === ALL_FAVORITES || id !== page.selectedFolderId,
  );
  const [chosen, setChosen] = useState(folders[1] ?? NO_FOLDER);
  const buttons = (
    <>
      <Button onClick={onClose}>Cancel</Button>
      <Button kind="default" onClick={() => onMove(chosen)}>
        Move
      </Button>
    </>
  );
  const title = `Move ${count === 1 ? 'one favorite' : `${count} favorites`} to…`;
  return (
    <Sheet title={title} place="centre" isOpen onClose={onClose} footer={buttons}>
      <fieldset className={styles.folders}>
        <legend className={styles.legend}>Folders</legend>
        {folders.map((folder) => (
          <Checkbox
            key={folder.id}
            radioName="folder"
            state={folder.id === chosen.id}
            onChange={() => setChosen(folder)}
          >
            <bdi>{folder.name}</bdi>
          </Checkbox>
        ))}
      </fieldset>
      <NewFolder onMake={() => onMove} />
    </Sheet>
  );
}
