import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lookAtSearch, searchNewsQuery, type FavoriteRow, type SearchLook } from '#web/api/favorites.ts';
import { attempt } from '#web/app/attempt.ts';
import { announce } from '#web/app/live-region.tsx';
import { formatCount } from '#web/ui/format-number.ts';

/** What is new of the searches of a page: asked for in one question once the page is there, looked at one by one. */
export function useSearchNews(rows: readonly FavoriteRow[]) {
  const queries = useQueryClient();
  const ids = rows.filter(({ informationType }) => informationType === 'Search').map(({ id }) => id);
  const { data, isError } = useQuery(searchNewsQuery(ids));
  const [looks, setLooks] = useState<ReadonlyMap<string, SearchLook>>(new Map());
  const look = (id: string) =>
    attempt('The new documents could not be loaded', async () => {
      const answer = await lookAtSearch(queries, id);
      setLooks((former) => new Map(former).set(id, answer));
      const { total } = answer.matches;
      announce(answer.isSeen || total === 0 ? 'Nothing new' : formatCount(total, 'new document'));
    });
  return { newsOf: (id: string) => data?.get(id), isUnknown: isError, lookOf: (id: string) => looks.get(id), look };
}

export type SearchNewsModel = ReturnType<typeof useSearchNews>;
