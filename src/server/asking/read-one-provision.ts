import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import type { ProvisionPath } from '#domain/provisions/provision-path.ts';
import { readRemembered } from '#domain/provisions/remembered-readings.ts';

/** A longer text is no provision that somebody types. */
const LONGEST = 120;
const NUMBER = /\d|\b[IVXLC]+\b/u;

/** The one provision that a text consists of; undefined for anything else, several and a range among it. */
export function readOneProvision(text: string, known: KnownInstruments): ProvisionPath | undefined {
  if (text.length > LONGEST || !NUMBER.test(text)) return undefined;
  const [reading, ...others] = readRemembered(text.trim(), known);
  if (reading?.kind !== 'provision' || reading.to !== undefined || others.length > 0) return undefined;
  return { instrument: reading.instrument, steps: reading.path };
}
