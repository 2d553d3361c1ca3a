import * as calls from '#contract/facts.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import { InstrumentFacts } from '#server/asking/instrument-facts.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { FactStore } from '#server/ports/fact-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import { registerFactsRoutes } from './facts.routes.ts';
import type { LawService } from './law.service.ts';
import { StatusService } from './status.service.ts';

interface Parts {
  readonly facts: FactStore;
  readonly known: KnownInstruments;
  readonly clock: Clock;
  readonly law: LawService;
}

/** Facts of law asked by the day. */
export const factsFeature: Feature<Parts> = {
  name: 'facts',
  calls: [calls.getStatus, calls.getLaw],
  serve: (register, { facts, known, clock, law }) => {
    const instruments = new InstrumentFacts({ facts, known });
    registerFactsRoutes(register, { status: new StatusService({ facts, instruments, clock }), law });
  },
};
