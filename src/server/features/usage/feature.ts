import { reportEvent } from '#contract/usage.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { TrackingRecorder } from '#server/ports/usage-recorder.ts';
import { registerUsageRoutes } from './usage.routes.ts';

interface Parts {
  readonly usage: TrackingRecorder;
}

/** What browsers report. */
export const usageFeature: Feature<Parts> = {
  name: 'usage',
  calls: [reportEvent],
  serve: (register, { usage }) => registerUsageRoutes(register, usage),
};
