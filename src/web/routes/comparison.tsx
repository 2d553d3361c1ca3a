import { useCurrentRoute } from '#web/app/current-route.ts';
import { FactList } from '#web/features/collection/law/fact-of-law.tsx';
import { ComparisonPage } from '#web/features/comparison/comparison-page.tsx';
import { KindChoice } from '#web/features/comparison/kind-choice.tsx';
import '#web/styles/document/document.css';
import { KeepPlacePart } from './keep-place-part.tsx';
import { useRouteTitle } from './use-page-title.ts';

const PARTS = { Facts: FactList, Keep: KeepPlacePart };

/** The page `comparison`: the product that its address names, or one of two that its reader chooses first. */
export default function ComparisonRoute() {
  useRouteTitle();
  const { route } = useCurrentRoute();
  if (!route) return null;
  if ('kinds' in route.outcome) return <KindChoice kinds={route.outcome.kinds} parts={PARTS} />;
  const slug = route.path.split('/').at(-1) ?? '';
  return <ComparisonPage key={slug} slug={slug} parts={PARTS} />;
}
