import * as cases from '#contract/merger-cases.ts';
import * as calls from '#contract/thresholds.ts';
import { SearchCounter } from '#server/asking/search-counter.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { FactStore } from '#server/ports/fact-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { MergerCaseStore } from '#server/ports/merger-case-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';
import { LimitsService } from './limits.service.ts';
import { MergerCasesService } from './merger-cases.service.ts';
import { MergerFacts } from './merger-facts.ts';
import { ThresholdTexts } from './threshold-texts.ts';
import { registerThresholdsRoutes } from './thresholds.routes.ts';
import { ThresholdsService } from './thresholds.service.ts';

/** What a merger is judged with. */
export interface ThresholdParts {
  readonly facts: FactStore;
  readonly content: ContentStore;
  readonly engine: SearchEngine;
  readonly clock: Clock;
}

interface Parts extends ThresholdParts {
  readonly mergerCases: MergerCaseStore;
}

/** When a merger has to be filed, and the mergers that readers keep. */
export const thresholdsFeature: Feature<Parts> = {
  name: 'thresholds',
  calls: [
    calls.judgeThresholds,
    calls.listThresholdPlaces,
    calls.reckonLimits,
    cases.listMergerCases,
    cases.getMergerCase,
    cases.createMergerCase,
    cases.updateMergerCase,
    cases.deleteMergerCase,
    cases.shareMergerCase,
    cases.getSharedMergerCase,
  ],
  serve: (register, parts) => {
    const facts = new MergerFacts(parts);
    registerThresholdsRoutes(register, {
      thresholds: createThresholds(parts, facts),
      limits: new LimitsService({ facts, clock: parts.clock }),
      cases: new MergerCasesService(parts.mergerCases, parts.clock),
    });
  },
};

/** What judges mergers, made of its parts. */
export function createThresholds(parts: ThresholdParts, facts = new MergerFacts(parts)): ThresholdsService {
  const texts = new ThresholdTexts({ counter: new SearchCounter(parts), content: parts.content });
  return new ThresholdsService({ facts, texts, clock: parts.clock });
}
