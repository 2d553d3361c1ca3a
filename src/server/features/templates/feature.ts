import * as calls from '#contract/templates.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import { Openings, type OpeningParts } from '#server/asking/openings.ts';
import { SearchCounter } from '#server/asking/search-counter.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { ClauseService } from './clause.service.ts';
import { TemplateService } from './template.service.ts';
import { TemplatesService } from './templates.service.ts';
import { registerTemplatesRoutes } from './templates.routes.ts';

interface Parts extends OpeningParts {
  readonly engine: SearchEngine;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
  readonly reference: ReferenceStore;
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
  serve: (register, parts) => {
    const counter = new SearchCounter(parts);
    const services = {
      templates: new TemplatesService({ ...parts, counter }),
      template: new TemplateService(parts),
      clauses: new ClauseService(parts.reference),
    };
    registerTemplatesRoutes(register, services, new Openings(parts), parts.usage);
  },
};
