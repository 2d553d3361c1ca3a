import * as calls from '#contract/search-alerts.ts';
import type { AccountStore } from '#server/ports/account-store.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { NewHitFinder } from '#server/ports/new-hit-finder.ts';
import type { SearchAlertStore } from '#server/ports/search-alert-store.ts';
import { AlertFeedService } from './alert-feed.service.ts';
import { registerAlertRoutes } from './alerts.routes.ts';
import { AlertsService } from './alerts.service.ts';

interface Parts {
  readonly alerts: SearchAlertStore;
  readonly accounts: AccountStore;
  readonly newHits: NewHitFinder;
  readonly clock: Clock;
  /** Whether the demo accounts count. */
  readonly hasDemo: boolean;
}

/** Searches that accounts want to hear of, and their feeds. */
export const alertsFeature: Feature<Parts> = {
  name: 'alerts',
  calls: [
    calls.listSearchAlerts,
    calls.createSearchAlert,
    calls.previewSearchAlert,
    calls.lookAtSearchAlert,
    calls.renameSearchAlert,
    calls.renewSearchAlertFeed,
    calls.deleteSearchAlert,
    calls.getSearchAlertFeed,
  ],
  serve: (register, { alerts: store, accounts, newHits: finder, clock, hasDemo }) =>
    registerAlertRoutes(
      register,
      new AlertsService(store, finder, clock),
      new AlertFeedService({ store, accounts, finder, clock, hasDemo }),
    ),
};
