/** Name under which everything below a final `$` is found among the parameters. */
const SPLAT = '_splat';

export type PathParams = Readonly<Record<string, string>>;

/**
 * The decoded segments of a path, a trailing slash ignored: none for `/`. Undefined for what is no path: without a
 * leading slash, with an empty segment or with a malformed escape.
 */
export function readSegments(path: string): readonly string[] | undefined {
  if (!path.startsWith('/')) return undefined;
  const raw = path.slice(1).replace(/\/$/u, '');
  if (raw === '') return path.startsWith('//') ? undefined : [];
  try {
    const segments = raw.split('/').map(decodeURIComponent);
    return segments.includes('') ? undefined : segments;
  } catch {
    return undefined;
  }
}

/** The parameters when the segments fit the pattern, whatever the letter case; undefined when they do not. */
export function matchPath(pattern: string, segments: readonly string[]): PathParams | undefined {
  const parts = splitPattern(pattern);
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    if (part === '$') return { ...params, [SPLAT]: segments.slice(index).join('/') };
    if (segment === undefined) return undefined;
    if (part.startsWith('$')) params[part.slice(1)] = segment;
    else if (part.toLowerCase() !== segment.toLowerCase()) return undefined;
  }
  return parts.length === segments.length ? params : undefined;
}

/**
 * Which of two patterns that fit the same path says more about it; positive when `a` does. Compared from the left, a
 * fixed segment beats `$name`, which beats the final `$`.
 */
export function compareSpecificity(a: string, b: string): number {
  const [left, right] = [splitPattern(a).map(weigh), splitPattern(b).map(weigh)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    // A pattern that has ended says more than one that goes on with a final `$`.
    const difference = (left[index] ?? 1) - (right[index] ?? 1);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Every request is held against every pattern of its edition, of which there are a few hundred, all of them data. */
const DIVIDED = new Map<string, readonly string[]>();

function splitPattern(pattern: string): readonly string[] {
  const known = DIVIDED.get(pattern) ?? pattern.split('/').filter((part) => part !== '');
  DIVIDED.set(pattern, known);
  return known;
}

function weigh(part: string): number {
  if (part === '$') return 0;
  return part.startsWith('$') ? 1 : 2;
}
