import * as calls from '#contract/templates.ts';
import { FavoriteMarks } from '#server/asking/favorite-marks.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import { ReadingHistory, type HistoryParts } from '#server/asking/reading-history.ts';
import { SearchCounter } from '#server/asking/search-counter.ts';
import type { FavoriteStore } from '#server/ports/favorite-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import { ClauseService } from './clause.service.ts';
import { TemplateService } from './template.service.ts';
import { TemplatesService } from './templates.service.ts';
import { registerTemplatesRoutes } from './templates.routes.ts';

interface Parts extends HistoryParts {
  readonly engine: SearchEngine;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
  readonly reference: ReferenceStore;
  readonly favorites: FavoriteStore;
  readonly usage: UsageRecorder;
}

/** Templates and examples with their files, and what a clause can be made of. */
export const templatesFeature: Feature<Parts> = {
  name: 'templates',
  calls: [
    calls.getTemplatesAndExamples,
    calls.getTemplatesAndExamplesDocument,
    calls.getTemplateFile,
    calls.getClauseInstitutions,
  ],
  serve: (register, { usage, ...parts }) => {
    const counter = new SearchCounter(parts);
    const services = {
      templates: new TemplatesService({ ...parts, counter }),
      template: new TemplateService(parts),
      clauses: new ClauseService(parts.reference),
    };
    const after = { marks: new FavoriteMarks(parts.favorites, parts.content), history: new ReadingHistory(parts) };
    registerTemplatesRoutes(register, services, after, usage);
  },
};
