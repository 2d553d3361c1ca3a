import type { QueryClient } from '@tanstack/react-query';
import type { CallAnswer, CallBody } from '#contract/call.ts';
import {
  createSearchAlert,
  deleteSearchAlert,
  listSearchAlerts,
  lookAtSearchAlert,
  previewSearchAlert,
  renameSearchAlert,
  renewSearchAlertFeed,
  type SearchAlertAnswer,
} from '#contract/search-alerts.ts';
import { callQuery, MINUTE } from './call-query.ts';
import { callServer, callToRemove } from './call-server.ts';

export type SearchAlert = SearchAlertAnswer;
export type AlertDraft = CallBody<typeof createSearchAlert>;
export type AlertLook = CallAnswer<typeof lookAtSearchAlert>;

/** The reader's alerts on this edition, newest first. Kept up to date by the calls below. */
export const searchAlertsQuery = () => callQuery(listSearchAlerts, {}, MINUTE);

/** How much an alert on a search would have had to say lately. */
export const alertVolumeQuery = ({ endpoint, query }: AlertDraft) =>
  callQuery(previewSearchAlert, { body: { endpoint, query } }, MINUTE);

/** @throws ApiError */
export async function createAlert(queries: QueryClient, draft: AlertDraft): Promise<SearchAlert> {
  const alert = await callServer(createSearchAlert, { body: draft });
  changeList(queries, (list) => [alert, ...list]);
  return alert;
}

/** What is new, which then counts as seen. @throws ApiError */
export async function lookAtAlert(queries: QueryClient, id: string): Promise<AlertLook> {
  const look = await callServer(lookAtSearchAlert, { path: { id } });
  replace(queries, look.alert);
  return look;
}

/** @throws ApiError */
export async function renameAlert(queries: QueryClient, id: string, title: string): Promise<void> {
  replace(queries, await callServer(renameSearchAlert, { path: { id }, body: { title } }));
}

/** Gives the feed a new address; the former one ends. @throws ApiError */
export async function renewFeed(queries: QueryClient, id: string): Promise<void> {
  replace(queries, await callServer(renewSearchAlertFeed, { path: { id } }));
}

/** @throws ApiError */
export async function deleteAlert(queries: QueryClient, id: string): Promise<void> {
  await callToRemove(deleteSearchAlert, { path: { id } });
  changeList(queries, (list) => list.filter((alert) => alert.id !== id));
}

function replace(queries: QueryClient, alert: SearchAlert): void {
  changeList(queries, (list) => list.map((one) => (one.id === alert.id ? alert : one)));
}

function changeList(queries: QueryClient, change: (list: readonly SearchAlert[]) => SearchAlert[]): void {
  queries.setQueryData(searchAlertsQuery().queryKey, (list) => list && change(list));
}
