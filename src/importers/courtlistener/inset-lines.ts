/** What a line is among lines that stand in together: it begins a paragraph or a quotation, or goes on with one. */
export type Place = 'opens' | 'quotes' | 'goes-on';

/** So far in from the margin a line stands that is not in the middle; a line of so many letters never is. */
const [NEAREST, FARTHEST, FULL] = [2, 8, 55];
const UNFINISHED = /[^.:;?!”’"')\]\ue000-\ue003\d\s][”’"')\]\ue000-\ue003\d]*\s*$/u;
const FINISHED = /[.:;?!][”’"')\]\ue000-\ue003\d]*\s*$/u;
/** A line that ends so much before the others ends its paragraph. */
const SHORT = 0.8;

/**
 * The lines of a page that stand in together, one below the other: a quotation set as a block, whose lines are one
 * paragraph, and not each the first line of one. `base`: the indentation of the others.
 */
export function readInset(lines: readonly string[], base: number): ReadonlyMap<number, Place> {
  const places = new Map<number, Place>();
  for (let from = 0; from < lines.length; from += 1) {
    let to = from;
    while (isInset(lines[to], base)) to += 1;
    if (to - from > 1) for (const [index, place] of placeRun(lines, from, to)) places.set(index, place);
    from = Math.max(from, to);
  }
  return places;
}

function isInset(line: string | undefined, base: number): boolean {
  if (line === undefined || line.trim() === '' || !/\p{Ll}/u.test(line)) return false;
  const indent = indentOf(line) - base;
  return indent >= NEAREST && (indent < FARTHEST || line.trim().length >= FULL);
}

function placeRun(lines: readonly string[], from: number, to: number): [number, Place][] {
  const widest = Math.max(...lines.slice(from, to).map((line) => line.trimEnd().length));
  const leadsOn = leadsToMargin(lines, to);
  const begins = Array.from({ length: to - from }, (_, offset) => {
    const [before = '', line = ''] = lines.slice(from + offset - 1, from + offset + 1);
    return offset === 0 || beginsAnew(before, line, { isSecond: offset === 1, leadsOn, widest });
  });
  return begins.map((isFirst, offset) => {
    const isAlone = begins[offset + 1] !== false;
    return [from + offset, !isFirst ? 'goes-on' : isAlone ? 'opens' : 'quotes'];
  });
}

/** Whether the last of the lines begins a paragraph that goes on at the margin: then each of them begins one. */
function leadsToMargin(lines: readonly string[], to: number): boolean {
  const [before = '', last = '', next = ''] = lines.slice(to - 2, to + 1);
  return indentOf(before) === indentOf(last) && UNFINISHED.test(last) && FINISHED.test(before) && next.trim() !== '';
}

interface Run {
  readonly isSecond: boolean;
  readonly leadsOn: boolean;
  readonly widest: number;
}

function beginsAnew(before: string, line: string, { isSecond, leadsOn, widest }: Run): boolean {
  const step = indentOf(line) - indentOf(before);
  const isEnded = FINISHED.test(before);
  // The first line of a quotation may stand in deeper than the rest of it.
  if (step <= -2) return !isSecond || isEnded;
  return isEnded && (step >= 2 || leadsOn || before.trimEnd().length < widest * SHORT);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
