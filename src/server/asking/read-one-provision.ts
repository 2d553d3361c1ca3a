import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import type { ProvisionPath } from '#domain/provisions/provision-path.ts';
import { readRemembered } from '#domain/provisions/remembered-readings.ts';

/** A longer text is no provision that somebody types. */
const LONGEST = 120;
const NUMBER = /\d|\b[IVXLC]+\b/u;

/** `A54 EPC`, `R. 79 EPC`, `EPC A123(2)`: how those write who cite one convention all day. */
const SHORT_UNIT = /(?<=^|\s)(?<unit>[ar])\.?\s?(?=\d)/iu;

/** The one provision that a text consists of; undefined for anything else, several and a range among it. */
export function readOneProvision(text: string, known: KnownInstruments): ProvisionPath | undefined {
  if (text.length > LONGEST || !NUMBER.test(text)) return undefined;
  return readOne(text.trim(), known) ?? readOne(writeUnitOut(text.trim()), known);
}

/** The first of several provisions of one instrument, or of a range, that a text consists of: `Articles 9(2)(b) and (c) EUTMR`. */
export function readFirstProvision(text: string, known: KnownInstruments): ProvisionPath | undefined {
  if (text.length > LONGEST || !NUMBER.test(text)) return undefined;
  const readings = readRemembered(text.trim().replaceAll('and/or', 'and'), known);
  const provisions = readings.flatMap((reading) => (reading.kind === 'provision' ? [reading] : []));
  const [first] = provisions;
  const areOfOne =
    provisions.length === readings.length && provisions.every((one) => one.instrument === first?.instrument);
  return first && areOfOne ? { instrument: first.instrument, steps: first.path } : undefined;
}

function writeUnitOut(text: string): string {
  return text.replace(SHORT_UNIT, (_all, unit: string) => (unit.toLowerCase() === 'a' ? 'Article ' : 'Rule '));
}

function readOne(text: string, known: KnownInstruments): ProvisionPath | undefined {
  const [reading, ...others] = readRemembered(text, known);
  if (reading?.kind !== 'provision' || reading.to !== undefined || others.length > 0) return undefined;
  return { instrument: reading.instrument, steps: reading.path };
}
