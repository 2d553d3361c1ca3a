import { reportEvent, type TrackingReport } from '#contract/usage.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { TrackingEvent, TrackingRecorder } from '#server/ports/usage-recorder.ts';

const KINDS: Readonly<Record<TrackingReport['type'], TrackingEvent['kind']>> = {
  page: 'page',
  user: 'user',
  'Searches Regular': 'search',
  turnaway: 'turnaway',
};

/**
 * `POST /apiv2/Tracking/event` (OP-114). Who it was and for which module is taken from the server's own record, not from
 * the report. A tool's page that was refused is kept here and is no turnaway of the figures (OP-201).
 */
export function registerUsageRoutes(register: RegisterCall, tracking: TrackingRecorder): void {
  register(reportEvent, async ({ reader, body }) => {
    tracking.track({
      kind: KINDS[body.type],
      reader,
      trackingId: body.tracking_id ?? null,
      page: body.url,
      title: body.title ?? null,
      keywords: body.keywords ?? null,
    });
    return {};
  });
}
