/** An exact number; the denominator is above nought. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export const NOUGHT: Fraction = { over: 0n, under: 1n };
export const ONE: Fraction = { over: 1n, under: 1n };

/** The decimal that a number is written as, `0.92`, `1e-7`: what somebody typed, and not the binary number nearest to it. */
export function readNumber(number: number): Fraction {
  const [, sign = '', whole = '0', part = '', power = '0'] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/u.exec(String(number)) ?? [];
  const digits = BigInt(`${sign}${whole}${part}`);
  const places = part.length - Number(power);
  return places <= 0
    ? { over: digits * 10n ** BigInt(-places), under: 1n }
    : { over: digits, under: 10n ** BigInt(places) };
}

/** A part in words of figures, `2/3`; undefined where it is none. */
export function readPart(text: string): Fraction | undefined {
  const [, over, under] = /^(\d+)\/([1-9]\d*)$/u.exec(text) ?? [];
  return over === undefined || under === undefined ? undefined : { over: BigInt(over), under: BigInt(under) };
}

export function add(one: Fraction, other: Fraction): Fraction {
  if (one.under === other.under) return { over: one.over + other.over, under: one.under };
  return { over: one.over * other.under + other.over * one.under, under: one.under * other.under };
}

export function subtract(one: Fraction, other: Fraction): Fraction {
  return add(one, { over: -other.over, under: other.under });
}

export function multiply(one: Fraction, other: Fraction): Fraction {
  return { over: one.over * other.over, under: one.under * other.under };
}

/** `other` is not nought. */
export function divide(one: Fraction, other: Fraction): Fraction {
  const under = one.under * other.over;
  return under < 0n ? { over: -one.over * other.under, under: -under } : { over: one.over * other.under, under };
}

/** Below nought where the first is less, nought where they are equal. */
export function compare(one: Fraction, other: Fraction): number {
  const difference = one.over * other.under - other.over * one.under;
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** In lowest terms, so that equal numbers are written alike. */
export function reduce({ over, under }: Fraction): Fraction {
  let [one, other] = [over < 0n ? -over : over, under];
  while (other !== 0n) [one, other] = [other, one % other];
  return { over: over / one, under: under / one };
}

/** `4,840,000,000.5`, `2/3`: all its digits, a part where they do not end. */
export function writeNumber(number: Fraction): string {
  const { over, under } = reduce(number);
  let places = 0;
  let scale = 1n;
  while (scale % under !== 0n && places < LONGEST) [places, scale] = [places + 1, scale * 10n];
  if (scale % under !== 0n) return `${over}/${under}`;
  const digits = String(over < 0n ? -over * (scale / under) : over * (scale / under)).padStart(places + 1, '0');
  const whole = digits.slice(0, digits.length - places).replaceAll(/\B(?=(?:\d{3})+$)/gu, ',');
  const part = places === 0 ? '' : `.${digits.slice(-places)}`;
  return `${over < 0n ? '-' : ''}${whole}${part}`;
}

/** Digits behind the point of the longest product of an amount and a rate. */
const LONGEST = 60;
