import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { addStars, moveFavorites, removeFavorites, starsQuery, type Folder, type Starred } from '#web/api/favorites.ts';
import { useAccount } from '#web/app/account.ts';
import { attempt } from '#web/app/attempt.ts';
import { offerUndo } from '#web/app/offer-undo.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { AccountSheet } from './account-sheet.tsx';
import styles from './favorite-dialog.module.css';
import { NewFolder } from './new-folder.tsx';

interface FavoriteDialogProps {
  /** One document, or a whole selection. */
  readonly documents: readonly (Starred & { readonly title: string })[];
  readonly signIn: string;
  readonly onClose: () => void;
}

/** The folders of what is starred: ticked, unticked, made in place; and the way out of the favorites. */
export function FavoriteDialog({ documents, signIn, onClose }: FavoriteDialogProps) {
  const { isSignedIn } = useAccount();
  const model = useFolders(documents);
  if (!isSignedIn) {
    const favorites = documents.map(({ id }) => ({ informationType: 'Document' as const, contentId: id }));
    return <AccountSheet signIn={signIn} favorites={favorites} onClose={onClose} />;
  }
  const what = documents.length === 1 ? `“${documents[0]?.title}”` : `${documents.length} documents`;
  const remove = async () => {
    onClose();
    await model.remove(`${what} left your favorites`);
  };
  const buttons = (
    <>
      <Button onClick={() => void remove()}>Remove from favorites</Button>
      <Button kind="default" onClick={onClose} data-autofocus>
        Done
      </Button>
    </>
  );
  return (
    <Sheet title="Favorites" place="centre" isOpen onClose={onClose} footer={buttons}>
      <p dir="auto" className={styles.what}>
        {what}
      </p>
      <Folders model={model} />
      <NewFolder onMake={() => (folder) => void model.toggle(folder)} />
      <p className={styles.hint}>
        Everything starred is on <AppLink href="/favorites">Favorites</AppLink>, whichever folders it lies in.
      </p>
    </Sheet>
  );
}

function Folders({ model }: { readonly model: ReturnType<typeof useFolders> }) {
  const list = useRef<HTMLFieldSetElement>(null);
  const count = model.folders.length;
  const before = useRef(count);
  // One that was just made stands last, below what a long list shows.
  useEffect(() => {
    if (count > before.current) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
    before.current = count;
  }, [count]);
  return (
    <fieldset ref={list} className={styles.folders}>
      <legend className={styles.legend}>Folders</legend>
      {model.folders.map((folder) => (
        <Checkbox key={folder.id} state={model.stateOf(folder)} onChange={() => void model.toggle(folder)}>
          <bdi>{folder.name}</bdi>
        </Checkbox>
      ))}
      {count === 0 ? <p className={styles.hint}>You have no folders yet.</p> : null}
    </fieldset>
  );
}

function useFolders(documents: FavoriteDialogProps['documents']) {
  const queries = useQueryClient();
  const { data: [all, ...folders] = [] } = useQuery({ ...starsQuery(), enabled: false });
  const wanted = new Set<string | null>(documents.map(({ id }) => id));
  const within = (folder: Folder | undefined) =>
    folder?.favorites.filter(({ contentId }) => wanted.has(contentId)) ?? [];
  const stateOf = (folder: Folder): boolean | 'mixed' => {
    const count = within(folder).length;
    return count === documents.length ? true : count > 0 ? 'mixed' : false;
  };
  const listIds = (folder: Folder | undefined) => within(folder).map(({ id }) => id);
  return {
    folders,
    stateOf,
    toggle: (folder: Folder) =>
      attempt(`The folder “${folder.name}” could not be changed`, () =>
        stateOf(folder) === true
          ? moveFavorites(queries, listIds(folder), { from: folder.id, to: '0' })
          : addStars(queries, documents, folder.id),
      ),
    remove: async (said: string) => {
      const ids = listIds(all);
      const isDone = await attempt('The favorite could not be removed', () => removeFavorites(queries, ids));
      if (isDone) offerUndo(queries, said, ids);
    },
  };
}
