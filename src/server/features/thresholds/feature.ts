import * as calls from '#contract/thresholds.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { FactStore } from '#server/ports/fact-store.ts';
import type { Feature } from '#server/ports/feature.ts';
import { registerThresholdsRoutes } from './thresholds.routes.ts';
import { ThresholdsService } from './thresholds.service.ts';

interface Parts {
  readonly facts: FactStore;
  readonly content: ContentStore;
  readonly clock: Clock;
}

/** When a merger has to be filed. */
export const thresholdsFeature: Feature<Parts> = {
  name: 'thresholds',
  calls: [calls.judgeThresholds],
  serve: (register, parts) => {
    registerThresholdsRoutes(register, new ThresholdsService(parts));
  },
};
