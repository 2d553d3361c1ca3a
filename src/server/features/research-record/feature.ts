import * as calls from '#contract/research-record.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { DocumentRenderer } from '#server/ports/document-renderer.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { NewHitFinder } from '#server/ports/new-hit-finder.ts';
import type { ResearchRecordStore } from '#server/ports/research-record-store.ts';
import type { SearchJournal } from '#server/ports/search-journal.ts';
import { registerResearchRecordRoutes } from './research-record.routes.ts';
import { ResearchRecordService } from './research-record.service.ts';

interface Parts {
  readonly record: ResearchRecordStore;
  readonly newHits: NewHitFinder;
  readonly content: ContentStore;
  readonly renderer: DocumentRenderer;
  readonly clock: Clock;
  readonly journal: SearchJournal;
}

/** What accounts have searched for. */
export const researchRecordFeature: Feature<Parts> = {
  name: 'research-record',
  calls: [
    calls.listResearchRecord,
    calls.findNewSinceEntry,
    calls.noteResearchEntry,
    calls.deleteResearchEntry,
    calls.clearResearchRecord,
    calls.setResearchRecord,
    calls.exportResearchRecord,
  ],
  serve: (register, { record: store, newHits: finder, content, renderer, clock, journal }) =>
    registerResearchRecordRoutes(
      register,
      new ResearchRecordService({ store, finder, content, renderer, clock, journal }),
    ),
};
