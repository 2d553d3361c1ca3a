import { explain } from '#contract/explain.ts';
import { countRelated } from '#contract/related-forms.ts';
import { listWordForms } from '#contract/word-forms.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { SearchExplainService } from './search-explain.service.ts';
import type { WordFormsService } from './word-forms.service.ts';

/** `POST /apiv2/{endpoint}/explain` with `/forms` and `/forms/related`; none is a search that is counted. */
export function registerSearchExplainRoutes(
  register: RegisterCall,
  explanations: SearchExplainService,
  wordForms: WordFormsService,
): void {
  register(explain, ({ reader, params, body, signal }) =>
    explanations.explain(reader, params['endpoint'] ?? '', body, signal),
  );
  register(listWordForms, ({ reader, params, body, signal }) =>
    wordForms.listForms(reader, params['endpoint'] ?? '', body, signal),
  );
  register(countRelated, ({ reader, params, body }) => wordForms.countRelated(reader, params['endpoint'] ?? '', body));
}
