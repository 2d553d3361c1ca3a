import type { PathParams } from './match-path.ts';

/** Name and raw value, both as they stand in the address. */
type RawPair = readonly [string, string];

/**
 * The address that a template means: `$name` is taken from the path, `/?name` from the query, both encoded; what is left
 * of the query follows, but for names the template sets itself. Undefined when a value is missing or would change the
 * meaning of the path (`.`, `..`).
 */
export function fillAddress(template: string, params: PathParams, query: string): string | undefined {
  const pairs = readPairs(query);
  const taken = new Set<string>();
  let isComplete = true;
  const put = (value: string | undefined): string => {
    if (value === undefined || value === '' || value === '.' || value === '..') isComplete = false;
    return encodeURIComponent((value ?? '').toWellFormed());
  };
  const [path = '', own = ''] = template
    .replaceAll(/\/\?(\w+)(?=\/|\?|$)/gu, (_whole, name: string) => {
      taken.add(name.toLowerCase());
      return `/${put(findValue(pairs, name))}`;
    })
    .replaceAll(/\/\$(\w+)/gu, (_whole, name: string) => `/${put(params[name])}`)
    .split('?');
  if (!isComplete) return undefined;
  for (const [name] of readPairs(own)) taken.add(name.toLowerCase());
  const rest = pairs.filter(([name]) => !taken.has(name.toLowerCase())).map(([name, value]) => join(name, value));
  const text = [own, ...rest].filter((part) => part !== '').join('&');
  return text === '' ? path : `${path}?${text}`;
}

function findValue(pairs: readonly RawPair[], wanted: string): string | undefined {
  const pair = pairs.find(([name]) => name.toLowerCase() === wanted.toLowerCase());
  try {
    return pair && decodeURIComponent(pair[1].replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}

function readPairs(query: string): RawPair[] {
  return query
    .replace(/^\?/u, '')
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.indexOf('=');
      return at < 0 ? [part, ''] : [part.slice(0, at), part.slice(at + 1)];
    });
}

function join(name: string, value: string): string {
  return value === '' ? name : `${name}=${value}`;
}
