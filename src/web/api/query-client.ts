import { QueryClient } from '@tanstack/react-query';
import { toApiError } from './api-error.ts';

/** The cache of everything the server answered. Content rarely changes while somebody reads, so answers keep a while. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: 10 * 60_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && toApiError(error).kind === 'offline',
        retryDelay: 400,
      },
    },
  });
}
