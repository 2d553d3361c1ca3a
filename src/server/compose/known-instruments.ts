import { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { INSTRUMENTS } from '#editions/shared/instruments/instruments.ts';

/** The instruments whose names every library can read, built once. */
export const KNOWN_INSTRUMENTS = new KnownInstruments(INSTRUMENTS);
