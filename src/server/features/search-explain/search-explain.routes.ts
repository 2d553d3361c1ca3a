import { resolveCitations } from '#contract/citations.ts';
import { explain } from '#contract/explain.ts';
import { listWordForms } from '#contract/word-forms.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { SearchExplainService } from './search-explain.service.ts';
import type { RecognitionService } from '#server/features/recognition/recognition.service.ts';
import type { WordFormsService } from './word-forms.service.ts';

interface ExplainServices {
  readonly explanations: SearchExplainService;
  readonly wordForms: WordFormsService;
  readonly recognition: RecognitionService;
}

/** `POST /apiv2/{endpoint}/explain`, its `/forms` and `/apiv2/documentSearch/resolve`; none is a search that is counted. */
export function registerSearchExplainRoutes(
  register: RegisterCall,
  { explanations, wordForms, recognition }: ExplainServices,
): void {
  register(explain, ({ reader, params, body, signal }) =>
    explanations.explain(reader, params['endpoint'] ?? '', body, signal),
  );
  register(listWordForms, ({ reader, params, body, signal }) =>
    wordForms.listForms(reader, params['endpoint'] ?? '', body, signal),
  );
  register(resolveCitations, async ({ reader, body, signal }) => ({
    citations: await recognition.resolve(reader, body.citations, signal),
  }));
}
