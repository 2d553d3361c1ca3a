import { parseSync, type ESTree, type ParseResult } from 'vite';

type Comments = ParseResult['comments'];

/** A file of ours, read once for all that looks into it. */
export interface SourceFile {
  /** From the root, with forward slashes. */
  readonly path: string;
  readonly program: ESTree.Program;
  readonly comments: Comments;
  /** Line, from 1, of a place in the text. */
  readonly lineOf: (offset: number) => number;
  /** Lines that hold code between two places, both included: blank ones and mere comments are none. */
  readonly countCodeLines: (start: number, end: number) => number;
}

/** Whether a file is one that the checker reads. */
export function isCode(path: string): boolean {
  return /\.[cm]?[jt]sx?$/u.test(path);
}

/** Throws an error with the path and the reason when the text is no TypeScript. */
export function parseSource(path: string, text: string): SourceFile {
  const { program, comments, errors } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  const starts = listLineStarts(text);
  const lineOf = (offset: number) => findLine(starts, offset);
  let code: string[] | undefined;
  const countCodeLines = (start: number, end: number) => {
    code ??= withoutComments(text, comments).split('\n');
    return code.slice(lineOf(start) - 1, lineOf(end)).filter((line) => line.trim() !== '').length;
  };
  return { path, program, comments, lineOf, countCodeLines };
}

function listLineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function findLine(starts: readonly number[], offset: number): number {
  let low = 0;
  let high = starts.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle;
  }
  return low + 1;
}

function withoutComments(text: string, comments: Comments): string {
  let end = 0;
  const pieces = comments.map((comment) => {
    const piece = text.slice(end, comment.start);
    end = comment.end;
    return piece + text.slice(comment.start, comment.end).replace(/[^\n]/gu, '');
  });
  return pieces.join('') + text.slice(end);
}
