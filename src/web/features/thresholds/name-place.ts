import type { ThresholdPlace } from '#contract/thresholds.ts';

const REGIONS = new Intl.DisplayNames('en', { type: 'region' });

/** The name of a land code: as the library has it, else as the browser does, as of overseas territories without rules. */
export function namePlace(places: readonly ThresholdPlace[], code: string): string {
  const known = places.find(({ place }) => place === code)?.name;
  return known ?? (/^[A-Z]{2}$/u.test(code) ? (REGIONS.of(code) ?? code) : code);
}
