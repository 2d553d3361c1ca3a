/** Longer than this nobody waits for an answer that may come later. */
const LONGEST = 10;
const WAIT = /(?:^|[,;])\s*wait\s*=\s*"?(\d{1,4})"?\s*(?=$|[,;])/iu;

/**
 * Seconds that a client waits before it is told where to ask again (RFC 7240: `respond-async, wait=3`); undefined where
 * it does not prefer that.
 */
export function readWait(prefer: string | readonly string[] | undefined): number | undefined {
  const text = typeof prefer === 'string' ? prefer : (prefer ?? []).join(',');
  if (!/(?:^|,)\s*respond-async\s*(?=$|[,;])/iu.test(text)) return undefined;
  return Math.min(Number(WAIT.exec(text)?.[1] ?? 0), LONGEST);
}
