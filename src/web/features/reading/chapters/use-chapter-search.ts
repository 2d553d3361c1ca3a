import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { MOST_CHAPTERS } from '#contract/chapter-search.ts';
import type { PublicationDetail, TocNode } from '#contract/publication.ts';
import { changeTick, listTicked, markTicks, readTicks, type Tick, type Ticks } from '#domain/chapters/chapter-ticks.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { chapterSearchQuery, type FoundChapters } from '#web/api/chapter-search.queries.ts';
import { announce } from '#web/app/live-region.tsx';
import { describeResults } from './describe-results.ts';
import { focusChosen } from './focus-chosen.ts';
import { printChapterAddress, readChapterAddress } from './chapter-address.ts';

/** A search in the chapters of a publication, as its page shows it. */
export interface ChapterSearch {
  readonly ticks: ReadonlyMap<string, Tick>;
  /** How many of the entries that carry ticks are ticked. */
  readonly chosen: number;
  /** Ids of the address that are no entries of these contents. */
  readonly lost: readonly string[];
  /** Of how many; 0 where nothing can be searched. */
  readonly choosable: number;
  /** More chapters than one search takes. */
  readonly isTooMany: boolean;
  /** The query of the address, searched for or not: what the field begins with. */
  readonly asked: string;
  /** The query that is searched for; empty where none is. */
  readonly term: string;
  /** Absent before a search, and until its first answer is there. */
  readonly results: FoundChapters | undefined;
  /** Results of an entry, by its id. */
  readonly hits: ReadonlyMap<string, number>;
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  readonly retry: () => void;
  readonly tick: (node: TocNode, isTicked: boolean) => void;
  readonly tickAll: () => void;
  /** Searches for a query; an empty one, and one without chapters, puts the page back (SR-181, SR-182). */
  readonly search: (term: string) => void;
  /** Takes back ticks and search. */
  readonly clear: () => void;
}

const NO_TICKS: Ticks = new Set();
const NO_HITS: ReadonlyMap<string, number> = new Map();

/** The address holds ticks and term, so that a copied link and the way back show the same. */
export function useChapterSearch({ bookTocId, tocNodes }: PublicationDetail): ChapterSearch {
  const router = useRouter();
  const { pathname, searchStr } = useLocation();
  const address = useMemo(() => readChapterAddress(searchStr), [searchStr]);
  const { ticked, chapters, ticks, all } = useTicks(tocNodes, address.chapters);
  const lost = useMemo(() => listUnknown(tocNodes, address.chapters), [tocNodes, address.chapters]);
  const isTooMany = chapters.length > MOST_CHAPTERS;
  const term = chapters.length > 0 && !isTooMany ? address.term : '';
  const found = useResults(bookTocId, term, chapters);
  const open = (chosen: Ticks, next: string, replace: boolean): void => {
    const search = printChapterAddress(searchStr, { chapters: listTicked(tocNodes, chosen), term: next });
    void router.navigate({ href: `${pathname}${search}`, resetScroll: false, replace });
  };
  return {
    ...found,
    ticks,
    chosen: ticked.size,
    lost,
    choosable: all.size,
    isTooMany,
    asked: address.term,
    term,
    tick: (node, isTicked) => {
      const changed = changeTick(node, isTicked, ticked);
      open(changed, changed.size === 0 ? '' : address.term, true);
    },
    tickAll: () => {
      focusChosen();
      open(all, address.term, true);
    },
    search: (next) => open(ticked, ticked.size === 0 ? '' : next, false),
    clear: () => {
      focusChosen();
      open(NO_TICKS, '', false);
    },
  };
}

/** What is ticked, as the ids of an address have it. */
function useTicks(nodes: readonly TocNode[], ids: readonly string[]) {
  const ticked = useMemo(() => readTicks(nodes, ids), [nodes, ids]);
  const chapters = useMemo(() => listTicked(nodes, ticked), [nodes, ticked]);
  const ticks = useMemo(() => markTicks(nodes, ticked), [nodes, ticked]);
  const all = useMemo(() => tickEverything(nodes), [nodes]);
  return { ticked, chapters, ticks, all };
}

/** What a term finds; what was found before stays until the next is there. */
function useResults(
  bookTocId: string,
  term: string,
  chapters: readonly string[],
): Pick<ChapterSearch, 'results' | 'hits' | 'isPending' | 'error' | 'retry'> {
  const query = useQuery(chapterSearchQuery(bookTocId, term, chapters));
  const isAsked = term !== '';
  const results = isAsked ? query.data : undefined;
  useSaid(query.isPlaceholderData ? undefined : results);
  const hits = useMemo(
    () => (results ? new Map(results.nodeHits.map(({ id, hits: count }) => [id, count])) : NO_HITS),
    [results],
  );
  return {
    results,
    hits,
    isPending: isAsked && query.isFetching,
    error: isAsked && query.error ? query.error : undefined,
    retry: () => void query.refetch(),
  };
}

function listUnknown(nodes: readonly TocNode[], ids: readonly string[]): readonly string[] {
  const listIds = ({ id, children }: TocNode): string[] => [id, ...children.flatMap(listIds)];
  const known = new Set(ids.length === 0 ? [] : nodes.flatMap(listIds));
  return ids.filter((id) => !known.has(id));
}

function tickEverything(nodes: readonly TocNode[]): Ticks {
  return nodes.reduce((ticks, node) => changeTick(node, true, ticks), NO_TICKS);
}

/** Says what was found to those who do not see it. */
function useSaid(results: FoundChapters | undefined): void {
  useEffect(() => {
    if (results) announce(describeResults(results));
  }, [results]);
}
