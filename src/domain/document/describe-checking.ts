import { formatDate } from './format-date.ts';

/** What a reader has to know of a summary before relying on it (OP-176). */
export function describeChecking({ readOn }: { readonly readOn?: string | null }): string {
  return readOn === undefined || readOn === null
    ? 'Not checked against the official text: take dates and statements of law from there.'
    : `Held against the official text on ${formatDate(readOn)}.`;
}
