import type { TrackingReport } from '#contract/usage.ts';
import { getToken, TOKEN_HEADER } from '#web/api/csrf.ts';

/**
 * Sends one report to the collector, also while the page is being left; `sendBeacon` could not carry the anti-forgery
 * header. Nobody waits for it, and a failure is a line on the console.
 */
export async function sendReport(address: string, report: TrackingReport): Promise<void> {
  try {
    const token = await getToken();
    const response = await fetch(address, {
      method: 'POST',
      keepalive: true,
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { [TOKEN_HEADER]: token }) },
      body: JSON.stringify(report),
    });
    // Read to its end, or the connection stays busy.
    await response.arrayBuffer();
    if (!response.ok) note(`The collector answered ${response.status}.`);
  } catch {
    note('The collector could not be reached.');
  }
}

/** A line on the console, for whoever looks there. */
export function note(text: string): void {
  // oxlint-disable-next-line no-console -- the reader is not to be bothered with what only the figures miss
  console.debug(text);
}
