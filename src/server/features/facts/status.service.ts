import type { CallAnswer } from '#contract/call.ts';
import type * as calls from '#contract/facts.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { Fact } from '#domain/facts/fact.ts';
import { newestFirst } from '#domain/facts/history.ts';
import { findParticipation, readText } from '#domain/facts/participation.ts';
import { findCode, findUnion } from '#domain/places/known-unions.ts';
import type { InstrumentFacts } from '#server/asking/instrument-facts.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { FactStore } from '#server/ports/fact-store.ts';
import { presentFact } from '#server/asking/present-fact.ts';

interface Parts {
  readonly facts: FactStore;
  readonly instruments: InstrumentFacts;
  readonly clock: Pick<Clock, 'today'>;
}

interface Question {
  readonly instrument: string;
  readonly place: string;
  readonly day?: string | undefined;
  readonly inWords?: 'true' | 'false' | undefined;
}

/** Who is bound by what on which day (OP-186, OP-187). */
export class StatusService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Throws `field-invalid` where nobody knows the place, or no fact names the instrument or union. */
  async ask({ instrument, place, day: asked, inWords }: Question): Promise<CallAnswer<typeof calls.getStatus>> {
    const today = this.#parts.clock.today();
    const day = asked ?? today;
    const code = findCode(place) ?? (await this.#findOther(place));
    const all = await this.#listFacts(instrument, code);
    const { bound, since, until, through, facts } = findParticipation(all, day);
    const answer = { bound, since, until, through, facts: facts.map(({ id }) => id) };
    if (inWords !== 'true') return answer;
    return {
      ...answer,
      said: newestFirst(all).map((fact) => presentFact(fact, { day, today, find: () => undefined })),
    };
  }

  async #listFacts(instrument: string, code: string): Promise<Fact[]> {
    const { facts, instruments } = this.#parts;
    const named = await instruments.findNames([instrument]);
    if (named.length > 0) return facts.listFacts({ instruments: named, places: [code] });
    const union = findUnion(instrument)?.id ?? (await this.#findOther(instrument, 'instrument'));
    const said = await facts.listFacts({ places: [union, code] });
    return said.filter(({ subject, value }) => subject.place === code && readText(value, 'union') === union);
  }

  /** A union that an operator's facts name. */
  async #findOther(name: string, field: 'instrument' | 'place' = 'place'): Promise<string> {
    if ((await this.#parts.facts.listFacts({ places: [name] })).length > 0) return name;
    const allowed = {
      place: 'allowed are land codes of ISO 3166-1, ids of unions such as EU, and names',
      instrument: 'allowed are ids and names of instruments and unions that facts of the library are about',
    };
    throw new LibraryError('field-invalid', { field, reason: `“${name}” is not known here; ${allowed[field]}.` });
  }
}
