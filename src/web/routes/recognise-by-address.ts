import type { QueryClient } from '@tanstack/react-query';
import { askByAddress } from '#web/api/account.queries.ts';

let attempt: Promise<unknown> | undefined;

/**
 * Asks the server whether it knows the visitor's network address; once per load of the page, silently (OP-13, SH-058).
 * What it made of it stands in the cookies: whoever calls reads the codes anew. Never fails: where the server is out of
 * reach, sign-in is tried next and says so.
 */
export async function recogniseByAddress(queries: QueryClient): Promise<void> {
  attempt ??= askByAddress(queries).catch(() => {
    attempt = undefined;
  });
  await attempt;
}
