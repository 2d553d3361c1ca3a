import { EDITION_IDS } from '#domain/edition/edition.ts';
import { EDITIONS } from '#editions/editions.ts';
import type { CodesOfEditions } from '#server/features/importing/check-subscriptions.ts';

/** The subscription codes of each edition, as documents may name them. */
export const SUBSCRIPTION_CODES_OF: CodesOfEditions = new Map(
  EDITION_IDS.map((id) => [id, EDITIONS[id].subscriptions.map(({ code }) => code)]),
);
