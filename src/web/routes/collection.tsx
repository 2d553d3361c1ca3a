import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { MapPinned } from 'lucide-react';
import { COLLECTIONS } from '#collections/collections.ts';
import type { Collection } from '#domain/collections/collection.ts';
import type { EntryScreen } from '#domain/collections/entry-screen.ts';
import { fillWords, listPaths } from '#domain/collections/entry.ts';
import { entryQuery } from '#web/api/collection.queries.ts';
import { useCurrentRoute } from '#web/app/current-route.ts';
import { CollectionPage, type HungIn } from '#web/features/collection/collection-page.tsx';
import { EntryPage, type HungInEntry } from '#web/features/collection/entry-page.tsx';
import { ExamTexts } from '#web/features/exam-links/exam-texts.tsx';
import { UsefulLinks } from '#web/features/exam-links/useful-links.tsx';
import { ChosenConvention, OfficialText } from '#web/features/collection/status/chosen-convention.tsx';
import { Fees, Invented, SourceOfFacts, Where } from '#web/features/reference/organizations/organization-parts.tsx';
import { LazyMap } from '#web/features/reference/places/map/lazy-map.tsx';
import { Overview } from '#web/features/reference/places/overview.tsx';
import { JoinedTreaties, PlaceLead } from '#web/features/reference/places/place-parts.tsx';
import { PlaceTreaties } from '#web/features/collection/status/place-treaties.tsx';
import '#web/styles/document/document.css';
import { usePageTitle, useRouteTitle } from './use-page-title.ts';

/** What collections have beyond their definitions, by the names that these use. */
const HUNG: HungIn & HungInEntry = {
  cells: {
    'official-text': OfficialText,
    'joined-treaties': JoinedTreaties,
    'source-of-facts': SourceOfFacts,
    where: Where,
  },
  parts: { convention: ChosenConvention, 'exam-texts': ExamTexts, 'useful-links': UsefulLinks },
  shown: { map: { Icon: MapPinned, Part: LazyMap } },
  sections: {
    fees: Fees,
    invented: Invented,
    overview: Overview,
    'place-lead': PlaceLead,
    'place-treaties': PlaceTreaties,
  },
};

/** The page `collection`: the list at the address, or one entry. */
export default function CollectionRoute() {
  const { route, params } = useCurrentRoute();
  const path = route?.path ?? '';
  const list = COLLECTIONS.find(({ address }) => address === path);
  if (list) return <List key={list.id} collection={list} />;
  const collection = COLLECTIONS.find((one) => pathOfEntry(one) === path);
  const screen = collection?.entry?.screen;
  const id = params[nameOfEntry(collection)];
  if (!screen || id === undefined) return null;
  return <OneEntry key={`${path} ${id}`} {...{ collection, screen, id }} />;
}

function List({ collection }: { readonly collection: Collection }) {
  useRouteTitle();
  const { searchStr } = useLocation();
  const { screen } = collection;
  if (!screen) return null;
  const chosen = new URLSearchParams(searchStr).get(screen.chosenBy ?? '') ?? undefined;
  return <CollectionPage collection={collection} screen={screen} hung={HUNG} chosen={chosen} />;
}

interface OneEntryProps {
  readonly collection: Collection;
  readonly screen: EntryScreen;
  readonly id: string;
}

/** Called as its heading once it is there, as its route before. */
function OneEntry({ collection, screen, id }: OneEntryProps) {
  const { route } = useCurrentRoute();
  const { data } = useQuery(entryQuery(collection, id));
  usePageTitle((data && fillWords(screen.title, data)) ?? route?.name);
  return <EntryPage collection={collection} screen={screen} id={id} hung={HUNG} />;
}

/** What an entry is named by in its call, and in its address. */
function nameOfEntry(collection: Collection | undefined): string {
  return listPaths(collection?.entry?.path ?? '')[0] ?? '';
}

/** The route of its entries. */
function pathOfEntry(collection: Collection): string | undefined {
  return collection.entryPage?.replace('{id}', `$${nameOfEntry(collection)}`);
}
