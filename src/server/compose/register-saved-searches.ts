import { AlertFeedService } from '#server/features/alerts/alert-feed.service.ts';
import { registerAlertRoutes } from '#server/features/alerts/alerts.routes.ts';
import { AlertsService } from '#server/features/alerts/alerts.service.ts';
import { ResearchRecordService } from '#server/features/research-record/research-record.service.ts';
import { registerResearchRecordRoutes } from '#server/features/research-record/research-record.routes.ts';
import type { OpenLibrary } from './content.ts';
import type { OpenPeople } from './people.ts';
import type { DocumentRenderer } from '#server/ports/document-renderer.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { SearchJournal } from '#server/ports/search-journal.ts';

interface Parts {
  readonly people: OpenPeople;
  readonly library: OpenLibrary;
  readonly renderer: DocumentRenderer;
  readonly journal: SearchJournal;
  /** Whether the demo accounts count. */
  readonly hasDemo: boolean;
}

/** Serves what is asked of searches that accounts keep: alerts with their feeds, and the research record. */
export function registerSavedSearches(
  register: RegisterCall,
  { people, library, renderer, journal, hasDemo }: Parts,
): void {
  const { newHits: finder, clock, store: content } = library;
  const { accounts, alerts, record } = people;
  registerAlertRoutes(
    register,
    new AlertsService(alerts, finder, clock),
    new AlertFeedService({ store: alerts, accounts, finder, clock, hasDemo }),
  );
  registerResearchRecordRoutes(
    register,
    new ResearchRecordService({ store: record, finder, content, renderer, clock, journal }),
  );
}
