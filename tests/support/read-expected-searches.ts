import { readFileSync } from 'node:fs';

/** A search as practitioners type it, and what must stand among the first things that it shows. */
export interface ExpectedSearch {
  readonly host: string;
  readonly account: string;
  readonly text: string;
  readonly isWanted: (shown: { readonly id: string; readonly title: string; readonly url: string }) => boolean;
}

/**
 * Reads a table of searches: edition, account, search, and, between bars, ids, addresses with all below them, or, behind
 * `~`, words that title and address must have.
 */
export function readExpectedSearches(file: string | URL): ExpectedSearch[] {
  const [, ...rows] = readFileSync(file, 'utf8').trim().split('\n');
  return rows.map((row) => {
    const [edition = '', account = '', text = '', wanted = ''] = row.split('\t');
    const right = wanted.split('|').map((one) => one.trim());
    return {
      host: `${edition.toLowerCase()}.localhost`,
      account,
      text,
      isWanted: (shown) => right.some((one) => isNamed(one, shown)),
    };
  });
}

function isNamed(wanted: string, { id, title, url }: { id: string; title: string; url: string }): boolean {
  if (wanted.startsWith('/')) return url === wanted || url.startsWith(`${wanted}/`);
  if (!wanted.startsWith('~')) return id === wanted || url.split(/[/?#]/u).includes(wanted);
  const said = `${title} ${url}`.toLowerCase();
  return wanted
    .slice(1)
    .trim()
    .split(/\s+/u)
    .every((word) => said.includes(word));
}
