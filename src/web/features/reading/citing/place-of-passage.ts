import { pinpointOfAnchor } from '#domain/citing/pinpoint-of-anchor.ts';

/** `article 5(1)` in its parts: the unit with what it stands in, the number, what is below that. */
const PINPOINT = /^(?:(.+) )?([^\s()]+)((?:\([^)]+\))*)$/u;

/**
 * The pinpoint of what reaches from one place to another, each by its anchor: `paras 42–44`, `articles 5(1)–6`,
 * `section 12(3)–(5)`. The first alone where no style writes both as one; undefined where that has no printed number.
 */
export function placeOfPassage(from: string | undefined, to: string | undefined): string | undefined {
  const [first, last] = [from, to].map((anchor) => (anchor === undefined ? undefined : pinpointOfAnchor(anchor)));
  const [one, other] = [PINPOINT.exec(first ?? ''), PINPOINT.exec(last ?? '')];
  if (!one || !other || first === last || one[1] !== other[1]) return first;
  const [, unit, number, below = ''] = one;
  const [, , lastNumber, lastBelow = ''] = other;
  if (unit === undefined) return `${number}–${lastNumber}`;
  if (number !== lastNumber) return `${unit}s ${number}${below}–${lastNumber}${lastBelow}`;
  const end = leaveShared(below, lastBelow);
  // What begins in a part and ends with the whole, or the other way round, is cited as the whole.
  return end === undefined ? `${unit} ${number}${shared(below, lastBelow)}` : `${unit} ${number}${below}–${end}`;
}

const split = (below: string) => below.match(/\([^)]+\)/gu) ?? [];

/** What both begin with. */
function shared(below: string, last: string): string {
  const [one, other] = [split(below), split(last)];
  const differs = one.findIndex((step, at) => step !== other[at]);
  return one.slice(0, differs < 0 ? one.length : differs).join('');
}

/** `(3)(c)` behind `(3)(a)` is `(c)`; undefined where one stands within the other. */
function leaveShared(below: string, last: string): string | undefined {
  const common = shared(below, last);
  return common === below || common === last ? undefined : last.slice(common.length);
}
