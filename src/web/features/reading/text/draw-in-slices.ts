import type { ArrivingText } from './arriving-text.ts';

/** After drawing for this long the browser may answer the reader, in milliseconds; a longer task would be felt. */
const SLICE = 8;

/** Puts parts, beginning with number `from`, into the page without keeping it busy for long. */
export async function drawInSlices(
  text: ArrivingText,
  from: number,
  html: readonly string[],
  stop: AbortSignal,
): Promise<void> {
  let began = performance.now();
  for (const [index, part] of html.entries()) {
    if (stop.aborted) return;
    text.put(from + index, part);
    if (performance.now() - began < SLICE) continue;
    await letOthersWork();
    began = performance.now();
  }
}

interface Scheduling {
  readonly scheduler?: { readonly yield?: () => Promise<void> };
}

/** A timer would do as well, but it is held back in a page that is not in front. */
export function letOthersWork(): Promise<void> {
  const { scheduler } = globalThis as Scheduling;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Takes all steps of some work; false where it was stopped before the last. */
export async function takeSteps(work: Iterable<void>, stop: AbortSignal): Promise<boolean> {
  let began = performance.now();
  for (const _ of work) {
    if (stop.aborted) return false;
    if (performance.now() - began < SLICE) continue;
    await letOthersWork();
    began = performance.now();
  }
  return !stop.aborted;
}
