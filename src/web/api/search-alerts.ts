import type { QueryClient } from '@tanstack/react-query';
import type { CallAnswer, CallBody } from '#contract/call.ts';
import * as calls from '#contract/search-alerts.ts';
import { callChange, callQuery, changeKept, MINUTE } from './call-query.ts';
import { callToRemove } from './call-server.ts';

export type SearchAlert = calls.SearchAlertAnswer;
export type AlertDraft = CallBody<typeof calls.createSearchAlert>;
export type AlertLook = CallAnswer<typeof calls.lookAtSearchAlert>;

/** The reader's alerts on this edition, newest first. Kept up to date by the calls below. */
export const searchAlertsQuery = () => callQuery(calls.listSearchAlerts, {}, MINUTE);

/** How much an alert on a search would have had to say lately. */
export const alertVolumeQuery = ({ endpoint, query }: AlertDraft) =>
  callQuery(calls.previewSearchAlert, { body: { endpoint, query } }, MINUTE);

const pathOf = (id: string) => ({ path: { id } });

export const createAlert = callChange(
  calls.createSearchAlert,
  (body: AlertDraft) => ({ body }),
  (queries, alert) => changeKept(queries, searchAlertsQuery(), (list) => [alert, ...list]),
);

/** What is new, which then counts as seen. */
export const lookAtAlert = callChange(calls.lookAtSearchAlert, pathOf, (queries, { alert }) => replace(queries, alert));

export const renameAlert = callChange(
  calls.renameSearchAlert,
  (id: string, title: string) => ({ ...pathOf(id), body: { title } }),
  replace,
);

/** Gives the feed a new address; the former one ends. */
export const renewFeed = callChange(calls.renewSearchAlertFeed, pathOf, replace);

/** @throws ApiError */
export async function deleteAlert(queries: QueryClient, id: string): Promise<void> {
  await callToRemove(calls.deleteSearchAlert, pathOf(id));
  changeKept(queries, searchAlertsQuery(), (list) => list.filter((alert) => alert.id !== id));
}

function replace(queries: QueryClient, alert: SearchAlert): void {
  changeKept(queries, searchAlertsQuery(), (list) => list.map((one) => (one.id === alert.id ? alert : one)));
}
