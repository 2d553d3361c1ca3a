/**
 * A place in an instrument: the instrument's id and the steps down to it. A main part is its number (`101`), a part
 * below it too (`1`, `b`); a division and what has no number of its own carry their name (`annex-II`, `preamble`,
 * `recital-12`, `subparagraph-2`).
 */
export interface ProvisionPath {
  readonly instrument: string;
  readonly steps: readonly string[];
}

const INSTRUMENT = /^[a-z0-9](?:[a-z0-9-]{0,78}[a-z0-9])?$/;
const STEP = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,38}[A-Za-z0-9])?$/;
const MOST_STEPS = 12;

/** The canonical form, which is a part of addresses: `nyc/V/1/b`. */
export function formatProvisionPath({ instrument, steps }: ProvisionPath): string {
  return [instrument, ...steps].join('/');
}

/** The path of a canonical form; undefined where it is none. Does not ask whether there is such a provision. */
export function parseProvisionPath(text: string): ProvisionPath | undefined {
  const [instrument = '', ...steps] = text.split('/');
  const isPath = INSTRUMENT.test(instrument) && steps.length <= MOST_STEPS && steps.every((step) => STEP.test(step));
  return isPath ? { instrument, steps } : undefined;
}

/** What a provision stands in, the nearest first, down to the instrument itself: `V/1`, `V` and the whole of V(1)(b). */
export function listParents({ instrument, steps }: ProvisionPath): ProvisionPath[] {
  return steps.map((_step, index) => ({ instrument, steps: steps.slice(0, steps.length - 1 - index) }));
}

/** Whether a place is this ancestor or below it; a path without steps is the whole instrument. */
export function isWithin(path: ProvisionPath, ancestor: ProvisionPath): boolean {
  return path.instrument === ancestor.instrument && ancestor.steps.every((step, index) => path.steps[index] === step);
}
