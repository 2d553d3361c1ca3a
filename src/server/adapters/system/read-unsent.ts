import { readFileSync } from 'node:fs';

/** Where Linux lists the connections of this process's network, by the kind of their addresses. */
const LISTS = ['/proc/self/net/tcp', '/proc/self/net/tcp6'];

/**
 * How many bytes the machine has taken over of what was sent on a connection, and the other side has not taken yet: by
 * local and remote port (`8080:51234`). A connection takes megabytes at once, so that this alone tells a slow reader
 * from one who does not read. Empty where the machine does not say.
 */
export function readUnsent(): ReadonlyMap<string, number> {
  return new Map(LISTS.flatMap(readLines).flatMap(readConnection));
}

function readLines(list: string): string[] {
  try {
    return readFileSync(list, 'latin1').split('\n');
  } catch {
    return [];
  }
}

/** A line has number, local and remote address with port, state, and what is sent and received, all in hexadecimal. */
function readConnection(line: string): [string, number][] {
  const found = /^\s*\d+: [\dA-F]+:([\dA-F]{4}) [\dA-F]+:([\dA-F]{4}) [\dA-F]{2} ([\dA-F]{8}):/u.exec(line);
  if (!found) return [];
  const [local = 0, remote = 0, unsent = 0] = found.slice(1).map((digits) => Number.parseInt(digits, 16));
  return [[`${local}:${remote}`, unsent]];
}
