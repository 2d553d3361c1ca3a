import { useState } from 'react';
import { ALL_FAVORITES } from '#domain/tools/desk/favorite.ts';
import { TRASH_FOLDER } from '#domain/tools/desk/trash.ts';
import { useAccount } from '#web/app/account.ts';
import { AccountNeeded } from '#web/ui/account-needed.tsx';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { useRowFocus } from '#web/ui/use-row-focus.ts';
import { SkeletonLine } from '#web/ui/skeleton.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { DragLayer } from './drag-layer.tsx';
import { FavoriteList, Selected } from './favorite-list.tsx';
import styles from './favorites-page.module.css';
import { FolderList } from './folder-list.tsx';
import { ListTools } from './list-tools.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { Trash } from './trash.tsx';
import { useDrag, type DragModel } from './use-drag.ts';
import { useFavorites, type FavoritesModel } from './use-favorites.ts';

/** What the reader has starred, in tabs and folders. `signIn` is the page that leads back here. */
export function FavoritesPage({ signIn }: { readonly signIn: string }) {
  const { isKnown, isSignedIn } = useAccount();
  return (
    <Page>
      <PageHead title="Favorites" lead="What you starred, on every device, with what became of it since." />
      {isKnown && !isSignedIn ? (
        <AccountNeeded signIn={signIn}>
          An account keeps your favorites, in folders of your own, and says what changed.
        </AccountNeeded>
      ) : (
        <Favorites />
      )}
    </Page>
  );
}

function Favorites() {
  const model = useFavorites();
  const drag = useDrag((ids, folder) => {
    const to = model.page?.folders.find(({ id }) => id === folder);
    if (to && folder !== model.state.selectedFolderId) void model.move(ids, to);
  });
  if (model.error) {
    const { error } = model;
    if (error.code === 'folder-not-found') return <FolderGone model={model} />;
    return <PartTrouble error={error} onRetry={model.retry} />;
  }
  return (
    <div className={styles.columns}>
      <FolderList model={model} over={drag.dragged?.over} />
      {model.state.selectedFolderId === TRASH_FOLDER ? <Trash /> : <FolderContent model={model} drag={drag} />}
      <DragLayer drag={drag} page={model.page} />
    </div>
  );
}

function FolderContent({ model, drag }: { readonly model: FavoritesModel; readonly drag: DragModel }) {
  const { page, view, chosen } = model;
  const [moving, setMoving] = useState<readonly string[]>();
  const rows = useRowFocus<HTMLElement>(page?.totalHits);
  return (
    <section aria-label="Favorites of the folder" className={styles.main} tabIndex={-1} {...rows}>
      <div className={view.isTable ? styles.bar : undefined}>
        <Tabs model={model} />
        {view.isTable && page && chosen.length > 0 ? (
          <Selected model={model} page={page} onMove={setMoving} />
        ) : (
          <ListTools model={model} />
        )}
      </div>
      <Content model={model} drag={drag} onMove={setMoving} />
      {moving && page ? (
        <MoveDialog
          count={moving.length}
          page={page}
          onMove={(folder) => {
            setMoving(undefined);
            void model.move(moving, folder);
          }}
          onClose={() => setMoving(undefined)}
        />
      ) : null}
    </section>
  );
}

/** An address that was kept while its folder was deleted. */
function FolderGone({ model: { act } }: { readonly model: FavoritesModel }) {
  return (
    <Message title="This folder is no longer there">
      <p>What lay in it stays among all favorites.</p>
      <Button onClick={() => act({ do: 'folder', id: ALL_FAVORITES })}>Show all favorites</Button>
    </Message>
  );
}

const TABS = [
  { type: 'Document', name: 'Documents', count: 'documents' },
  { type: 'Search', name: 'Searches', count: 'searches' },
  { type: 'Comparison', name: 'Comparisons', count: 'comparisons' },
] as const;

/** Documents (N) and Searches (N) (SR-189); a third where something of a comparison is kept. */
function Tabs({ model: { state, act, page } }: { readonly model: FavoritesModel }) {
  const shown = TABS.filter(
    ({ type }) => type !== 'Comparison' || state.informationType === type || (page?.comparisons ?? 0) > 0,
  );
  return (
    <fieldset aria-label="Kind of favorites" className={styles.tabs}>
      {shown.map(({ type, name, count }) => (
        <button
          key={type}
          type="button"
          className={styles.tab}
          aria-pressed={state.informationType === type}
          onClick={() => act({ do: 'tab', informationType: type })}
        >
          {name} ({page ? formatNumber(page[count]) : '…'})
        </button>
      ))}
    </fieldset>
  );
}

interface ContentProps {
  readonly model: FavoritesModel;
  readonly drag: DragModel;
  readonly onMove: (ids: readonly string[]) => void;
}

function Content({ model, drag, onMove }: ContentProps) {
  const { page, state } = model;
  // Rows of the other tab do not stand in for those to come.
  const isOther = page?.favorites.some(({ informationType }) => informationType !== state.informationType);
  if (!page || isOther) {
    return (
      <div aria-busy="true" className={styles.waiting}>
        {[60, 44, 52].map((width) => (
          <p key={width}>
            <SkeletonLine width={`${width}%`} />
          </p>
        ))}
      </div>
    );
  }
  if (page.favorites.length > 0) return <FavoriteList {...{ model, page, drag, onMove }} />;
  return <Nothing state={state} />;
}

/** Why nothing is listed, and what to do. */
function Nothing({ state }: { readonly state: FavoritesModel['state'] }) {
  if (state.query !== '' || state.jurisdictions.length + state.topics.length > 0) {
    return (
      <Message title="Nothing matches">
        <p>Choose fewer filters, or other words.</p>
      </Message>
    );
  }
  if (state.selectedFolderId !== ALL_FAVORITES) {
    const what = { Document: 'documents', Search: 'searches', Comparison: 'comparisons' }[state.informationType];
    return (
      <Message title={state.informationType === 'Document' ? 'This folder is empty' : `No ${what} in this folder`}>
        <p>Drag {what} onto it from all favorites, or choose “Move to…” beside them.</p>
      </Message>
    );
  }
  return (
    <Message title="Nothing here yet">
      <p>{EMPTY[state.informationType]}</p>
    </Message>
  );
}

const EMPTY = {
  Document:
    'A press on the star beside a document, or the key f, keeps it here. A list of citations, or what Zotero and others save, becomes a folder by “Folder from a list…”.',
  Comparison:
    'A press on the star of an answer, of a column or of a whole comparison keeps it here, and the bell beside it says when its words change.',
  Search: 'A press on the star above the results of a search keeps it here, with what is new in it since you looked.',
} as const;
