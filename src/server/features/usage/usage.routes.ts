import { reportEvent, type TrackingReport } from '#contract/usage.ts';
import type { Reader } from '#domain/access/reader.ts';
import { resolveRoute } from '#domain/edition/resolve-route.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { TrackingEvent, TrackingRecorder, UsageRecorder } from '#server/ports/usage-recorder.ts';

const KINDS: Readonly<Record<TrackingReport['type'], TrackingEvent['kind']>> = {
  page: 'page',
  user: 'user',
  'Searches Regular': 'search',
  turnaway: 'turnaway',
};

/**
 * `POST /apiv2/Tracking/event` (OP-114). Who it was and for which module is taken from the server's own record, not from
 * the report, and a refusal counts as a turnaway only where the address is one that these codes do not have.
 */
export function registerUsageRoutes(register: RegisterCall, tracking: TrackingRecorder, usage: UsageRecorder): void {
  register(reportEvent, async ({ reader, body }) => {
    tracking.track({
      kind: KINDS[body.type],
      reader,
      trackingId: body.tracking_id ?? null,
      page: body.url,
      title: body.title ?? null,
      keywords: body.keywords ?? null,
    });
    if (body.type === 'turnaway') countRefusal(reader, body.url, usage);
    return {};
  });
}

function countRefusal(reader: Reader, url: string, usage: UsageRecorder): void {
  const { edition, codes } = reader;
  const [path = '', query = ''] = url.replace(/#.*$/u, '').split('?', 2);
  const resolution = resolveRoute(edition.routes, edition.subscriptions, codes, path, query);
  if (resolution.kind !== 'refused') return;
  const { path: pattern, name } = resolution.route;
  usage.record({
    kind: 'turnaway',
    reader,
    item: { id: `route:${pattern}`, title: name, type: 'Page' },
    place: path,
  });
}
