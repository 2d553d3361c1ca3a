import { LAW_GROUPS } from '#editions/shared/law-groups.ts';
import { InstrumentFacts } from '#server/asking/instrument-facts.ts';
import { SearchCounter } from '#server/asking/search-counter.ts';
import { StatusTable } from '#server/asking/status-table.ts';
import { LawService } from '#server/features/facts/law.service.ts';
import { PlaceParticipations } from '#server/features/facts/place-participations.ts';
import { JurisdictionsService } from '#server/features/reference/jurisdictions.service.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import type { OpenLibrary } from './content.ts';

type Parts = Pick<OpenLibrary, 'reference' | 'content' | 'engine' | 'clock' | 'guard' | 'budget' | 'facts' | 'known'>;

export interface LawOfPlaces {
  readonly status: StatusTable;
  readonly counter: SearchCounter;
  readonly jurisdictions: JurisdictionsService;
  readonly law: LawService;
}

/** Countries, and what facts of law say of them. */
export function createLaw(library: Parts, usage: UsageRecorder): LawOfPlaces {
  const status = new StatusTable(library);
  const counter = new SearchCounter(library);
  const jurisdictions = new JurisdictionsService({ ...library, counter, usage, status });
  const participations = new PlaceParticipations({
    instruments: new InstrumentFacts(library),
    reference: library.reference,
    listJoined: (reader, place, day) => jurisdictions.listJoined(reader, place, day),
  });
  const law = new LawService({ ...library, participations, groups: LAW_GROUPS });
  return { status, counter, jurisdictions, law };
}
