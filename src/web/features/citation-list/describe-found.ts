import type { FoundWork } from '#web/api/citations.ts';

/** What became of a list in one line: `12 entries: 8 held, 1 of them not in your subscription, 1 unclear, 3 not held`. */
export function describeFound(found: readonly FoundWork[]): string {
  const held = found.filter(isSure);
  const closed = held.filter(({ documents }) => documents[0]?.isOpen === false).length;
  const repeated = held.length - new Set(held.map(({ documents }) => documents[0]?.id)).size;
  const missing = found.filter(({ documents }) => documents.length === 0).length;
  const several = found.length - held.length - missing;
  const parts = [
    `${held.length} held`,
    ...(repeated > 0 ? [`${repeated} of them named above`] : []),
    ...(closed > 0 ? [`${closed} of them not in your subscription`] : []),
    ...(several > 0 ? [`${several} unclear`] : []),
    ...(missing > 0 ? [`${missing} not held`] : []),
  ];
  return `${found.length} ${found.length === 1 ? 'entry' : 'entries'}: ${parts.join(', ')}`;
}

/** Whether an entry means one document beyond doubt, which is taken without being asked for. */
export function isSure({ documents, isDisputed }: FoundWork): boolean {
  return documents.length === 1 && documents[0]?.lacks === undefined && !isDisputed;
}

/** The line on which each document is named first, by its id: there it is ticked or not, for all that mean the same. */
export function listFirstLines(found: readonly FoundWork[]): ReadonlyMap<string, FoundWork> {
  const first = new Map<string, FoundWork>();
  for (const entry of found) {
    for (const { id } of entry.documents) if (!first.has(id)) first.set(id, entry);
  }
  return first;
}

/** What is said of a document that an earlier line names, where it is ticked or not: only what is sure is the same. */
export function describeAgain(entry: FoundWork, earlier: FoundWork): string {
  const { line } = earlier.work;
  if (isSure(entry)) return `The same as in line ${line}; it is kept once.`;
  if (isSure(earlier)) return `Named in line ${line} and kept from there.`;
  return `Asked in line ${line} already; tick it there if it is meant.`;
}

/** Why an entry is not taken by itself; undefined where it is. `isAbove`: all that it may mean is ticked or not above. */
export function explainLeftOut(entry: FoundWork, isAbove = false): string | undefined {
  if (isSure(entry)) return undefined;
  const { work, documents, isDisputed } = entry;
  if (isDisputed && documents.length === 1) {
    return `The citation is that of another case than the name says${isAbove ? ', and named above.' : '; tick it if it is meant.'}`;
  }
  if (isDisputed) {
    return `The name and the citation are those of different cases${isAbove ? ', both named above.' : '; tick what is meant.'}`;
  }
  if (documents.length > 1) {
    return `Several documents are called so${isAbove ? ', all named above.' : '; tick those that are meant.'}`;
  }
  const lacks = documents[0]?.lacks;
  if (lacks !== undefined) {
    return `No ${lacks} was found in its text${isAbove ? ', which is named above.' : '; tick the whole if it is meant.'}`;
  }
  if (work.names.length === 0) return 'The entry says neither title nor number nor address.';
  return 'No document of this edition is called so.';
}

/** What was left out as lines of line number, entry and reason, for a text or a table. */
export function printLeftOut(found: readonly FoundWork[]): string {
  return found
    .flatMap((entry) => {
      const reason = explainLeftOut(entry);
      return reason === undefined ? [] : [`${entry.work.line}\t${entry.work.text}\t${reason}`];
    })
    .join('\n');
}

/** All of it as lines of entry, title and address, or the reason why there is none; `origin` without a slash at its end. */
export function printFound(found: readonly FoundWork[], origin: string): string {
  const lines = found.flatMap((entry) => {
    const reason = explainLeftOut(entry);
    const rows = entry.documents.map(({ title, url }) => [entry.work.text, title, `${origin}${url}`]);
    return (rows.length > 0 ? rows : [[entry.work.text]]).map((row) =>
      [...row, ...(reason ? [reason] : [])].join('\t'),
    );
  });
  return lines.join('\n');
}
