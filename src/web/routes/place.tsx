import { Place } from '#web/features/house/place.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** The page `place`. */
export default function PlaceRoute() {
  useRouteTitle();
  return <Place />;
}
