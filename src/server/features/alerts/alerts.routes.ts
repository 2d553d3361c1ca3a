import * as calls from '#contract/search-alerts.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { AlertFeedService } from './alert-feed.service.ts';
import type { AlertsService } from './alerts.service.ts';

/** `/apiv2/api/SearchAlerts` and the feeds below it. */
export function registerAlertRoutes(register: RegisterCall, service: AlertsService, feeds: AlertFeedService): void {
  const idOf = (params: Readonly<Record<string, string>>) => params['id'] ?? '';
  register(calls.listSearchAlerts, ({ reader, signal }) => service.list(reader, signal));
  register(calls.createSearchAlert, ({ reader, body }) => service.create(reader, body));
  register(calls.previewSearchAlert, ({ reader, body }) => service.preview(reader, body));
  register(calls.lookAtSearchAlert, ({ reader, params }) => service.look(reader, idOf(params)));
  register(calls.renameSearchAlert, ({ reader, params, body }) => service.rename(reader, idOf(params), body.title));
  register(calls.renewSearchAlertFeed, ({ reader, params }) => service.renewFeed(reader, idOf(params)));
  register(calls.deleteSearchAlert, async ({ reader, params }) => {
    await service.remove(reader, idOf(params));
    return {};
  });
  register(calls.getSearchAlertFeed, ({ reader, params, origin }) =>
    feeds.getFeed(reader, params['token'] ?? '', origin),
  );
}
