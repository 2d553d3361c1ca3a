/** A file that somebody made to do harm, or that does it by being broken, and what has to come of it. */
export interface HostileFile {
  /** Below the folder that is imported, with forward slashes. */
  readonly path: string;
  readonly bytes: () => Uint8Array;
  /** It is taken, or refused in words that match. */
  readonly expected: 'read' | RegExp;
  /** It takes a reader to its bounds of time or memory on purpose: tried in the long checks. */
  readonly isHeavy?: boolean;
}

export type Content = string | Uint8Array | (() => string | Uint8Array);

/** A file by its content; what is large is made only when it is asked for. */
export function hostile(path: string, expected: HostileFile['expected'], content: Content): HostileFile {
  const bytes = () => {
    const made = typeof content === 'function' ? content() : content;
    return typeof made === 'string' ? new Uint8Array(Buffer.from(made)) : made;
  };
  return { path, expected, bytes };
}

export function heavy(path: string, expected: HostileFile['expected'], content: Content): HostileFile {
  return { ...hostile(path, expected, content), isHeavy: true };
}

/** A piece of text for each of a row of numbers, in one text. */
export function repeat(count: number, draw: (at: number) => string): string {
  return Array.from({ length: count }, (_, at) => draw(at)).join('');
}

/** What is said of a file that takes more than any may. */
export const BEYOND_BOUNDS = /more than \d+ MB of memory|seconds of processor time/u;
