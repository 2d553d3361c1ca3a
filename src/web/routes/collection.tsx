import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { MapPinned } from 'lucide-react';
import type { ComponentType } from 'react';
import { COLLECTIONS } from '#collections/collections.ts';
import type { NYC_STATES } from '#collections/nyc-tool.ts';
import type { ListAnswer } from '#contract/collection.ts';
import type { Collection } from '#domain/collections/collection.ts';
import type { EntryScreen } from '#domain/collections/entry-screen.ts';
import { fillWords, listPaths } from '#domain/collections/entry.ts';
import { entryQuery } from '#web/api/collection.queries.ts';
import { conventionEntryQuery } from '#web/api/nyc-tool.queries.ts';
import { useCurrentRoute } from '#web/app/current-route.ts';
import { CollectionPage, type HungIn, type HungPart } from '#web/features/collection/collection-page.tsx';
import { EntryPage, type HungInEntry } from '#web/features/collection/entry-page.tsx';
import { CompareOrganization, ComparePlace } from '#web/features/comparison/compare-place.tsx';
import { ExamTexts } from '#web/features/exam-links/exam-texts.tsx';
import { UsefulLinks } from '#web/features/exam-links/useful-links.tsx';
import { InsightStages } from '#web/features/insights/insight-stages.tsx';
import { LawOfPlace } from '#web/features/collection/law/law-of-place.tsx';
import { ChosenConvention, OfficialText } from '#web/features/collection/status/chosen-convention.tsx';
import { StatusTable } from '#web/features/collection/status/status-table.tsx';
import { DemoNote } from '#web/features/reference/nyc/decision-count.tsx';
import { Elsewhere } from '#web/features/reference/nyc/elsewhere.tsx';
import { EntryPage as ConventionEntryPage } from '#web/features/reference/nyc/entry-page.tsx';
import { EntrySwitch } from '#web/features/reference/nyc/entry-switch.tsx';
import { NycStartPage } from '#web/features/reference/nyc/start-page.tsx';
import { WaysIn } from '#web/features/reference/nyc/ways-in.tsx';
import {
  Fees,
  Invented,
  OwnWords,
  SourceOfFacts,
  Where,
} from '#web/features/reference/organizations/organization-parts.tsx';
import { LazyMap } from '#web/features/reference/places/map/lazy-map.tsx';
import { Overview } from '#web/features/reference/places/overview.tsx';
import { JoinedTreaties, PlaceLead } from '#web/features/reference/places/place-parts.tsx';
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
  parts: {
    convention: ChosenConvention,
    'exam-texts': ExamTexts,
    'useful-links': UsefulLinks,
    insights: InsightStages,
    'nyc-ways': WaysIn,
    'nyc-provisions': ({ answer }) => <EntrySwitch label="Provisions" answer={answer} />,
    'nyc-topics': ({ answer }) => <EntrySwitch label="Topics" answer={answer} />,
    'nyc-states': ContractingStates,
    'nyc-elsewhere': Elsewhere,
  },
  shown: { map: { Icon: MapPinned, Part: LazyMap } },
  sections: {
    fees: Fees,
    invented: Invented,
    overview: Overview,
    'own-words': OwnWords,
    'place-lead': PlaceLead,
    'compare-place': ComparePlace,
    'compare-organization': CompareOrganization,
    'law-of-place': LawOfPlace,
  },
};

/** Pages between lists that are none. */
const PAGES: Readonly<Record<string, ComponentType<{ readonly id: string }>>> = {
  '/nyctool': NycStart,
  '/nyctool/$id': ConventionEntry,
};

/** The page `collection`: the list at the address, or one entry. */
export default function CollectionRoute() {
  const { route, params } = useCurrentRoute();
  const path = route?.path ?? '';
  const Page = PAGES[path];
  if (Page) return <Page key={params['id']} id={params['id'] ?? ''} />;
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

function NycStart() {
  useRouteTitle();
  return <NycStartPage />;
}

function ConventionEntry({ id }: { readonly id: string }) {
  const { route } = useCurrentRoute();
  const { data } = useQuery(conventionEntryQuery(id));
  usePageTitle(data ? `${data.label} ${data.title}` : route?.name);
  return <ConventionEntryPage id={id} />;
}

/** What each contracting state did, with what the library holds of its courts. */
function ContractingStates({ answer }: HungPart) {
  const { states, decisions, demo } = answer as ListAnswer<typeof NYC_STATES>;
  return (
    <>
      <DemoNote demo={demo} total={decisions.count} />
      <StatusTable instrument="nyc" caption="Contracting states of the New York Convention" rows={states} />
    </>
  );
}

/** What an entry is named by in its call, and in its address. */
function nameOfEntry(collection: Collection | undefined): string {
  return listPaths(collection?.entry?.path ?? '')[0] ?? '';
}

/** The route of its entries. */
function pathOfEntry(collection: Collection): string | undefined {
  return collection.entryPage?.replace('{id}', `$${nameOfEntry(collection)}`);
}
