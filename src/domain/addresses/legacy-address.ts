import { presentTextAddress } from './text-address.ts';
import { isUrlSafeId } from '#domain/document/document-id.ts';
import { readSegments } from '#domain/edition/match-path.ts';

/** Pages of the old system, which end an address without naming a document. */
const PAGE_FILE = /\.(?:aspx?|ashx|html?|php|jsp)$/iu;

/**
 * The address that replaces one of the old system (SH-065 to SH-069, OP-30): the document of the `id` query value, else of
 * the last path segment when it looks like a document's id, else the books, the journals or the first page. `path` and
 * `query` are as they stand in the address; never throws.
 */
export function getNewAddress(path: string, query: string): string {
  const segments = readSegments(path) ?? [];
  const id = findQueryId(query) ?? findPathId(segments);
  if (id !== undefined) return presentTextAddress({ id });
  const lowered = path.toLowerCase();
  if (lowered.includes('books')) return '/books';
  return lowered.includes('journals') ? '/journals' : '/';
}

function findQueryId(query: string): string | undefined {
  for (const pair of query.replace(/^\?/u, '').split('&')) {
    const [, value] = /^id=(.*)$/iu.exec(pair) ?? [];
    const id = value === undefined ? undefined : decode(value);
    if (id !== undefined && isUrlSafeId(id)) return id;
  }
  return undefined;
}

/** The first segment is the old page itself; a document's id has a digit somewhere, a folder's name has none. */
function findPathId(segments: readonly string[]): string | undefined {
  const last = segments.length > 1 ? segments.at(-1) : undefined;
  if (last === undefined || PAGE_FILE.test(last) || !/\d/u.test(last)) return undefined;
  return isUrlSafeId(last) ? last : undefined;
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value.replaceAll('+', ' ')).trim();
  } catch {
    return undefined;
  }
}
