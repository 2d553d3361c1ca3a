import type { ApiError } from '#web/api/api-error.ts';

/** Why there are no developments, as the specification words it (ERR-015, ERR-016). */
export function describeFailure({ kind, status }: Pick<ApiError, 'kind' | 'status'>): string {
  return kind === 'offline' ? 'No response from server' : `Error fetching developments: ${status}`;
}
