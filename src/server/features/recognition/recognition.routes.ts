import { resolveCitations } from '#contract/citations.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { RecognitionService } from './recognition.service.ts';

/** `POST /apiv2/documentSearch/resolve`, which is no search that is counted. */
export function registerRecognitionRoutes(register: RegisterCall, service: RecognitionService): void {
  register(resolveCitations, async ({ reader, body, signal }) => ({
    citations: await service.resolve(reader, body.citations, signal),
  }));
}
