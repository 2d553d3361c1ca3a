import { useRouteTitle } from './use-page-title.ts';

/** The page `thresholds`. */
export default function ThresholdsRoute() {
  useRouteTitle();
  return null;
}
