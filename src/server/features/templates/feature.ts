import * as calls from '#contract/templates.ts';
import { Openings, type OpeningParts } from '#server/asking/openings.ts';
import type { Feature } from '#server/ports/feature.ts';
import { ClauseService } from './clause.service.ts';
import { TemplatesService, type TemplateParts } from './templates.service.ts';
import { registerTemplatesRoutes } from './templates.routes.ts';

/** Templates and examples with their files, and what a clause can be made of. */
export const templatesFeature: Feature<OpeningParts & TemplateParts> = {
  name: 'templates',
  calls: [
    calls.getTemplatesAndExamples,
    calls.getTemplatesAndExamplesDocument,
    calls.getTemplateFile,
    calls.getClauseInstitutions,
  ],
  serve: (register, parts) => {
    const services = { templates: new TemplatesService(parts), clauses: new ClauseService(parts.reference) };
    registerTemplatesRoutes(register, services, new Openings(parts), parts.usage);
  },
};
