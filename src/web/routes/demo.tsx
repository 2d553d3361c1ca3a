import { Demo } from '#web/features/house/demo.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** The page `demo`. */
export default function DemoRoute() {
  useRouteTitle();
  return <Demo />;
}
