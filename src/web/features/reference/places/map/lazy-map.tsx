import { useNavigate } from '@tanstack/react-router';
import type { Entry } from '#domain/collections/entry.ts';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import styles from './lazy-map.module.css';
import type { PlaceEntry } from './place-map.tsx';

/** Its shapes are loaded when they are asked for. */
const PlaceMap = createLazyPart(async () => (await import('./place-map.tsx')).PlaceMap, {
  waiting: () => <div className={styles.waiting} aria-busy="true" />,
});

/** The places of a list on a map, each leading to its page (TL-068). */
export function LazyMap({ rows }: { readonly rows: readonly Entry[] }) {
  const navigate = useNavigate();
  return <PlaceMap places={rows as unknown as readonly PlaceEntry[]} onOpen={(href) => void navigate({ href })} />;
}
