import { QueryClient } from '@tanstack/react-query';

/** The cache of everything the server answered. Content rarely changes while somebody reads, so answers keep a while. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 60_000,
        gcTime: 10 * 60_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        // What could not be had without a connection comes by itself with it; what is there stays as it is.
        refetchOnReconnect: ({ state }) => state.status === 'error',
        retry: (failures, { kind }) => failures < 1 && kind === 'offline',
        retryDelay: 400,
      },
    },
  });
}
