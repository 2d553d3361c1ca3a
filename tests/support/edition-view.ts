import { EDITIONS } from '#editions/editions.ts';
import { presentEdition } from '#server/http/present-edition.ts';

const host = { isStandalone: false, isTrial: false, name: 'ka.localhost' };

/** What the browser is sent of the arbitration edition. */
export const KA_VIEW = presentEdition(EDITIONS.KA, { switch: [], today: '2026-01-05', host, tag: null });
