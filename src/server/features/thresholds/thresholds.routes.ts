import * as cases from '#contract/merger-cases.ts';
import * as calls from '#contract/thresholds.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { LimitsService } from './limits.service.ts';
import type { MergerCasesService } from './merger-cases.service.ts';
import type { ThresholdsService } from './thresholds.service.ts';

interface Services {
  readonly thresholds: ThresholdsService;
  readonly limits: LimitsService;
  readonly cases: MergerCasesService;
}

/** The calculator of merger thresholds, and the mergers that readers keep. */
export function registerThresholdsRoutes(register: RegisterCall, services: Services): void {
  const { thresholds, limits, cases: kept } = services;
  register(calls.judgeThresholds, ({ reader, body }) => thresholds.judge(reader, body));
  register(calls.listThresholdPlaces, ({ reader }) => thresholds.listPlaces(reader));
  register(calls.reckonLimits, ({ reader, body }) => limits.reckon(reader, body));
  register(cases.listMergerCases, ({ reader }) => kept.list(reader));
  register(cases.getMergerCase, ({ reader, params }) => kept.get(reader, params['id'] ?? ''));
  register(cases.createMergerCase, ({ reader, body }) => kept.create(reader, body));
  register(cases.updateMergerCase, ({ reader, params, body }) =>
    kept.update(reader, params['id'] ?? '', body, body.Former),
  );
  register(cases.deleteMergerCase, async ({ reader, params }) => {
    await kept.remove(reader, params['id'] ?? '');
    return {};
  });
  register(cases.shareMergerCase, ({ reader, params, body }) => kept.share(reader, params['id'] ?? '', body.isShared));
  register(cases.getSharedMergerCase, ({ reader, params }) => kept.getShared(reader, params['token'] ?? ''));
}
