import { resolveCitations } from '#contract/citations.ts';
import type { Feature } from '#server/ports/feature.ts';
import { registerRecognitionRoutes } from './recognition.routes.ts';
import type { RecognitionService } from './recognition.service.ts';

interface Parts {
  readonly recognition: RecognitionService;
}

/** Lists of citations, each with the documents that it names. */
export const recognitionFeature: Feature<Parts> = {
  name: 'recognition',
  calls: [resolveCitations],
  serve: (register, { recognition }) => registerRecognitionRoutes(register, recognition),
};
