import { useLocation } from '@tanstack/react-router';
import { COLLECTION_CALLS } from '#contract/collection.ts';
import { useCurrentRoute } from '#web/app/current-route.ts';
import { CollectionPage, type HungIn } from '#web/features/collection/collection-page.tsx';
import { ExamTexts } from '#web/features/exam-links/exam-texts.tsx';
import { ChosenConvention, OfficialText } from '#web/features/reference/conventions/chosen-convention.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** What collections have beyond their definitions, by the names that these use. */
const HUNG: HungIn = {
  cells: { 'official-text': OfficialText },
  parts: { convention: ChosenConvention, 'exam-texts': ExamTexts },
};

/** The page `collection`: the one at the address, with the entry that the address names. */
export default function CollectionRoute() {
  useRouteTitle();
  const { route } = useCurrentRoute();
  const { searchStr } = useLocation();
  const calls = COLLECTION_CALLS.find(({ collection }) => collection.address === route?.path);
  const screen = calls?.collection.screen;
  if (!calls || !screen) return null;
  const chosen = new URLSearchParams(searchStr).get(screen.chosenBy ?? '') ?? undefined;
  return <CollectionPage key={calls.collection.id} calls={calls} screen={screen} hung={HUNG} chosen={chosen} />;
}
