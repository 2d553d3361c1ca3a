import { resolveCitations } from '#contract/citations.ts';
import { explain } from '#contract/explain.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { ExplainService } from './explain.service.ts';
import type { RecognitionService } from './recognition.service.ts';

/** `POST /apiv2/{endpoint}/explain` and `/apiv2/documentSearch/resolve`; neither is a search that is counted. */
export function registerExplainRoutes(
  register: RegisterCall,
  { explanations, recognition }: { readonly explanations: ExplainService; readonly recognition: RecognitionService },
): void {
  register(explain, ({ reader, params, body, signal }) =>
    explanations.explain(reader, params['endpoint'] ?? '', body, signal),
  );
  register(resolveCitations, async ({ reader, body }) => ({
    citations: await recognition.resolve(reader, body.citations),
  }));
}
