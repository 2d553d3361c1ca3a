import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { researchRecordQuery, type ResearchEntry } from '#web/api/research-record.ts';
import { useSettled } from '#web/ui/use-settled.ts';

/** How long a field has to rest before what is typed in it is looked for, in milliseconds. */
const REST = 200;

export interface RecordModel {
  /** Undefined until the first answer. */
  readonly shown: ShownRecord | undefined;
  /** Why what was asked for last could not be had: the next entries, or an answer to what is looked for. */
  readonly trouble: { readonly message: string; readonly isOfMore: boolean; readonly retry: () => void } | undefined;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly showMore: () => void;
}

export interface ShownRecord {
  /** What it is narrowed to; '' where it is whole. */
  readonly text: string;
  readonly entries: readonly ResearchEntry[];
  readonly total: number;
  readonly isKept: boolean;
  readonly corpusVersion: number;
}

/**
 * The record as far as it is loaded, narrowed to what says `text` once the typing rests. The last answer stays for as
 * long as the next one is on its way, and where that fails.
 */
export function useRecord(text: string, isAsking: boolean): RecordModel {
  const wanted = useSettled(text, REST);
  const [answered, setAnswered] = useState(wanted);
  const asked = useInfiniteQuery({ ...researchRecordQuery(wanted), enabled: isAsking });
  // Never asks by itself: it shows what the cache holds of the last question that was answered.
  const shown = useInfiniteQuery({ ...researchRecordQuery(answered), enabled: false });
  if (asked.data && answered !== wanted) setAnswered(wanted);
  const first = shown.data?.pages[0];
  const { error, isFetchNextPageError: isOfMore, refetch } = asked;
  const showMore = () => void shown.fetchNextPage();
  return {
    shown: first && { ...first, text: answered, entries: shown.data?.pages.flatMap(({ entries }) => entries) ?? [] },
    trouble: error
      ? { message: error.message, isOfMore, retry: isOfMore ? showMore : () => void refetch() }
      : undefined,
    hasMore: shown.hasNextPage,
    isLoadingMore: shown.isFetchingNextPage,
    showMore,
  };
}
