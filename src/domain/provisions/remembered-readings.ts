import type { KnownInstruments } from './known-instruments.ts';
import { readProvisions, type ProvisionReading } from './read-provision.ts';

const MOST = 5000;
/** A longer text hardly comes twice. */
const LONGEST = 200;

const remembered = new WeakMap<KnownInstruments, Map<string, readonly ProvisionReading[]>>();

/** `readProvisions`, which takes its time, once for what many records say in the same words. */
export function readRemembered(
  text: string,
  known: KnownInstruments,
  namedInstruments: readonly string[] = [],
): readonly ProvisionReading[] {
  if (text.length > LONGEST) return readProvisions(text, known, { namedInstruments });
  const readings = remembered.get(known) ?? new Map<string, readonly ProvisionReading[]>();
  remembered.set(known, readings);
  const key = [text, ...namedInstruments].join('\n');
  const found = readings.get(key) ?? readProvisions(text, known, { namedInstruments });
  if (readings.size >= MOST) readings.clear();
  readings.set(key, found);
  return found;
}
