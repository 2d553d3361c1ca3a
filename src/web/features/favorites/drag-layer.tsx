import { ALL_FAVORITES } from '#domain/tools/desk/favorite.ts';
import type { FavoritesPage } from '#web/api/favorites.ts';
import { formatCount } from '#web/ui/format-number.ts';
import styles from './drag-layer.module.css';
import { DROP_ATTRIBUTE } from './follow-drag.ts';
import type { DragModel } from './use-drag.ts';

interface DragLayerProps {
  readonly drag: DragModel;
  readonly page: FavoritesPage | undefined;
}

/**
 * What is seen while favorites are dragged: how many at the pointer, and where the list of folders does not stand
 * beside the favorites, the folders. It is there for the eye; what is said is said by the live region.
 */
export function DragLayer({ drag: { dragged, label }, page }: DragLayerProps) {
  if (!dragged) return null;
  return (
    <div aria-hidden className={styles.layer}>
      <ul className={styles.folders} data-drop-list>
        {page?.folders
          .filter(({ id }) => id !== page.selectedFolderId)
          .map(({ id, name }) => (
            <li
              key={id}
              className={styles.folder}
              {...{ [DROP_ATTRIBUTE]: id }}
              data-over={dragged.over === id ? '' : undefined}
            >
              <bdi>{id === ALL_FAVORITES ? 'No folder' : name}</bdi>
            </li>
          ))}
      </ul>
      <div ref={label} className={styles.label}>
        {formatCount(dragged.ids.length, 'favorite')}
      </div>
    </div>
  );
}
