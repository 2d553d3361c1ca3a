import type { Refusals } from './refusal.ts';

/** Comparisons that are not there, or too large to be drawn. */
export const COMPARISON_ERRORS = {
  'comparison-not-found': { status: 404, message: 'The library holds no comparison with this address.' },
  'comparison-too-long': { status: 422, message: 'These answers are too long to stand side by side.' },
} as const satisfies Refusals;
