import { useLocation } from '@tanstack/react-router';
import { COLLECTIONS } from '#collections/collections.ts';
import { useCurrentRoute } from '#web/app/current-route.ts';
import { CollectionPage, type HungIn } from '#web/features/collection/collection-page.tsx';
import { ExamTexts } from '#web/features/exam-links/exam-texts.tsx';
import { UsefulLinks } from '#web/features/exam-links/useful-links.tsx';
import { ChosenConvention, OfficialText } from '#web/features/reference/conventions/chosen-convention.tsx';
import { useRouteTitle } from './use-page-title.ts';

/** What collections have beyond their definitions, by the names that these use. */
const HUNG: HungIn = {
  cells: { 'official-text': OfficialText },
  parts: { convention: ChosenConvention, 'exam-texts': ExamTexts, 'useful-links': UsefulLinks },
};

/** The page `collection`: the one at the address, with the entry that the address names. */
export default function CollectionRoute() {
  useRouteTitle();
  const { route } = useCurrentRoute();
  const { searchStr } = useLocation();
  const collection = COLLECTIONS.find(({ address }) => address === route?.path);
  const screen = collection?.screen;
  if (!collection || !screen) return null;
  const chosen = new URLSearchParams(searchStr).get(screen.chosenBy ?? '') ?? undefined;
  return <CollectionPage key={collection.id} collection={collection} screen={screen} hung={HUNG} chosen={chosen} />;
}
