import { PlaceStar } from './place-star.tsx';
import type { KeepPlaceProps } from './star-props.ts';
import { useHasFavorites } from './use-has-favorites.ts';

/** Keeps a place of a comparison among the favorites. Not there for codes without favorites (OP-38). */
export function KeepPlace(props: KeepPlaceProps) {
  return useHasFavorites() ? <PlaceStar {...props} /> : null;
}
