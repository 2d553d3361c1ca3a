import * as calls from '#contract/templates.ts';
import { TEMPLATE_TYPE } from '#domain/tools/templates/template-type.ts';
import { countReading } from '#server/asking/count-reading.ts';
import type { Openings } from '#server/asking/openings.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import type { ClauseService } from './clause.service.ts';
import type { TemplatesService } from './templates.service.ts';

interface Services {
  readonly templates: TemplatesService;
  readonly clauses: ClauseService;
}

/**
 * The calls of templates and examples. A page that is opened is looked at and enters the history; a file that is
 * downloaded is one request for its document (OP-141).
 */
export function registerTemplatesRoutes(
  register: RegisterCall,
  { templates, clauses }: Services,
  openings: Openings,
  usage: UsageRecorder,
): void {
  register(calls.getTemplatesAndExamples, ({ reader }) => templates.getStart(reader));
  register(calls.getClauseInstitutions, ({ reader }) => clauses.list(reader));
  register(calls.getTemplatesAndExamplesDocument, ({ reader, params }) => {
    const open = () => templates.getDocument(reader, params['id'] ?? '');
    return openings.follow(reader, 'template', open, ({ id, title, url }) => {
      return { kind: 'investigation', id, title, type: TEMPLATE_TYPE, url };
    });
  });
  register(calls.getTemplateFile, async ({ reader, params }) => {
    const fileName = params['fileName'] ?? '';
    const open = () => templates.getFile(reader, params['documentId'] ?? '', fileName);
    // A template may have several files: each is a link of its own.
    const clicked = { place: 'template-file', link: fileName };
    const shown = await countReading(usage, reader, clicked, open, ({ document }) => ({
      kind: 'request',
      ...document,
    }));
    return shown.file;
  });
}
