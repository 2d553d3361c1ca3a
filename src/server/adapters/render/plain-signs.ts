const SQUARE_UNIT = /[\u3300-\u33ff]/u;
const POWER = /(?<=\p{L})[23]$/u;
const POWERS: Readonly<Record<string, string>> = { 2: '²', 3: '³' };
/** Numbers and letters in circles are labels, as those in parentheses are. */
const IN_CIRCLES = /[\u2460-\u24ff\u2776-\u2793\u3251-\u325f\u32b1-\u32bf]/u;
/** Circles that Unicode does not take apart: the first of ten, and its number. */
const WHOLE_CIRCLES: readonly (readonly [from: number, number: number])[] = [
  [0x24eb, 11],
  [0x24f5, 1],
  [0x2776, 1],
  [0x2780, 1],
  [0x278a, 1],
];
/** Addresses lead nowhere once a letter of theirs is another. */
const ADDRESSES: ReadonlySet<string> = new Set(['link', 'anchor']);

/** A sign in plain letters, as Unicode takes it apart: `⒜` as `(a)`, `㎡` as `m²`; itself where it is plain. */
export function writePlainly(sign: string): string {
  const plain = readCircle(sign) ?? sign.normalize('NFKC');
  if (SQUARE_UNIT.test(sign)) return plain.replace(POWER, (power) => POWERS[power] ?? power);
  return IN_CIRCLES.test(sign) && /^[\p{L}\p{Nd}]+$/u.test(plain) ? `(${plain})` : plain;
}

function readCircle(sign: string): string | undefined {
  const code = sign.codePointAt(0) ?? 0;
  const [from = 0, number = 0] = WHOLE_CIRCLES.find(([first]) => first <= code && code < first + 10) ?? [];
  return number === 0 ? undefined : String(number + code - from);
}

/** The signs of a text that can be written more plainly, each once. */
export function listSigns(text: string): string[] {
  return [...new Set(text)].filter((sign) => writePlainly(sign) !== sign);
}

/** The same data, as JSON, with these signs written plainly, wherever they are read. */
export function replaceSigns(data: string, signs: ReadonlySet<string>): string {
  if (signs.size === 0) return data;
  const replaced: unknown = JSON.parse(data, (name, value: unknown) =>
    typeof value === 'string' && !ADDRESSES.has(name)
      ? Array.from(value, (sign) => (signs.has(sign) ? writePlainly(sign) : sign)).join('')
      : value,
  );
  return JSON.stringify(replaced);
}
