import { FEED_PATH, type SearchAlertAnswer } from '#contract/search-alerts.ts';
import type { Edition } from '#domain/edition/edition.ts';
import { nameAddressPlaces } from '#domain/places/name-filter-places.ts';
import { nameModeOf } from '#domain/search/saved-search-words.ts';
import type { NewCount } from '#server/asking/new-counts.ts';
import type { SearchAlert } from '#server/ports/search-alert-store.ts';

/** An alert as its reader is told of it. */
export function presentAlert(edition: Edition, alert: SearchAlert, count: NewCount): SearchAlertAnswer {
  const { id, title, url, createdAt, lookedAt } = alert;
  return {
    id,
    title,
    mode: nameModeOf(edition, alert.search),
    url: nameAddressPlaces(url),
    createdAt,
    lookedAt,
    newCount: count.total,
    isExact: count.isExact,
    trouble: count.trouble,
    feed: presentFeedPath(alert),
  };
}

export function presentFeedPath({ feedToken }: SearchAlert): string {
  return FEED_PATH.replace('{token}', feedToken);
}
