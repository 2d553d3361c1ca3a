/** One line of a file, without its end, or why it could not be read. Lines count from 1. */
export type SourceLine =
  | { readonly line: number; readonly text: string }
  | { readonly line: number; readonly problem: string };

/** The longest line that is taken, in bytes. */
export const LONGEST_LINE = 64 * 1024 * 1024;

/**
 * The lines of a UTF-8 file, one at a time. A line that is too long or not UTF-8 is given as a problem and the next
 * goes on; no more than one line is in memory.
 */
export async function* readLines(
  bytes: AsyncIterable<Uint8Array>,
  longest: number = LONGEST_LINE,
): AsyncGenerator<SourceLine> {
  let parts: Uint8Array[] = [];
  let length = 0;
  let line = 1;
  const take = (): SourceLine => {
    const taken = length > longest ? undefined : Buffer.concat(parts);
    parts = [];
    length = 0;
    if (taken === undefined) {
      return { line, problem: `the line is longer than ${Math.max(1, Math.floor(longest / 1048576))} MB` };
    }
    try {
      return { line, text: decoder.decode(taken).replace(/\r$/, '') };
    } catch {
      return { line, problem: 'the line is not valid UTF-8' };
    }
  };
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      length += end - start;
      if (length <= longest) parts.push(chunk.subarray(start, end));
      yield take();
      line += 1;
      start = end + 1;
    }
    length += chunk.length - start;
    if (length <= longest) parts.push(chunk.slice(start));
    else parts = [];
  }
  if (length > 0) yield take();
}

// The byte order mark that may open a file is dropped with each line that begins with one.
const decoder = new TextDecoder('utf-8', { fatal: true });
