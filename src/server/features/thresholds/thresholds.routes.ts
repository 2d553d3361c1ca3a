import * as calls from '#contract/thresholds.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { ThresholdsService } from './thresholds.service.ts';

/** The calculator of merger thresholds. */
export function registerThresholdsRoutes(register: RegisterCall, service: ThresholdsService): void {
  register(calls.judgeThresholds, ({ body }) => service.judge(body));
}
