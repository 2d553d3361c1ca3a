import { readPersonName } from '../names/read-person-name.ts';

/** How a style writes several names. */
export interface NamesOfStyle {
  readonly and: string;
  /** From so many on only the first is named. */
  readonly most: number;
  readonly others: string;
  /** Whether initials keep their full stops. */
  readonly keepsStops?: boolean;
}

/** `A`, `A and B`, `A, B and C`, `A and others`. */
export function writeNames(names: readonly string[] = [], style: NamesOfStyle): string | undefined {
  const own = names.map((name) => (style.keepsStops ? name : withoutStops(name)));
  const [first] = own;
  if (first === undefined) return undefined;
  if (own.length > style.most) return `${first}${style.others}`;
  const last = own.at(-1) ?? '';
  return own.length === 1 ? first : `${own.slice(0, -1).join(', ')} ${style.and} ${last}`;
}

/** As a bibliography is ordered: `Young AL`. A body keeps its name. */
export function invertName(name: string): string {
  const { particles, family, given } = readPersonName(name);
  if (family.length === 0 || given.length === 0) return withoutStops(name);
  const initials = given.flatMap((one) => one.split('-')).map((one) => one.slice(0, 1).toUpperCase());
  return `${[...particles, ...family].join(' ')} ${initials.join('')}`;
}

/** `Daniel E. Ho` → `Daniel E Ho`; `J.A.G. Griffith` → `JAG Griffith`. */
export function withoutStops(words: string): string {
  return words.replaceAll(/(?<=\b\p{Lu}\p{L}{0,3})\.(?:(?=\p{Lu}\.)|(?=\s|,|$))/gu, '');
}
