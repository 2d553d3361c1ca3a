import type { CallAnswer, CallBody } from '#contract/call.ts';
import type { reckonLimits } from '#contract/thresholds.ts';
import type { Reader } from '#domain/access/reader.ts';
import { listLimits } from '#domain/thresholds/list-limits.ts';
import { writeCalendar } from '#domain/thresholds/write-calendar.ts';
import type { Clock } from '#server/ports/clock.ts';
import { readPlaces, type MergerFacts } from './merger-facts.ts';
import { presentSource } from './present-judgement.ts';

interface Parts {
  readonly facts: MergerFacts;
  readonly clock: Pick<Clock, 'now' | 'today'>;
}

/** Reckons when limits end that run from a filing; of what it is sent nothing is kept. */
export class LimitsService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Throws `field-invalid` for a place that nobody knows. */
  async reckon(
    reader: Reader,
    { Filed: filed, Places: asked }: CallBody<typeof reckonLimits>,
  ): Promise<CallAnswer<typeof reckonLimits>> {
    const { facts, clock } = this.#parts;
    const places = readPlaces(asked);
    const { limits, open } = listLimits(await facts.readOf(places), places, filed);
    const place = { library: reader.edition.name, at: clock.now(), filed };
    return {
      filed,
      limits: limits.map(({ fact, notes, ...limit }) => ({
        ...limit,
        notes: [...notes],
        source: presentSource(fact, clock.today()),
      })),
      open: open.map(({ words }) => words),
      calendar: limits.length === 0 ? '' : writeCalendar(limits, place),
    };
  }
}
