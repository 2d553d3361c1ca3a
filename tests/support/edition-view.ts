import type { EditionView } from '#contract/edition-view.ts';
import type { Edition } from '#domain/edition/edition.ts';
import { EDITIONS } from '#editions/editions.ts';
import { presentEdition } from '#server/http/present-edition.ts';

const host = { isStandalone: false, isTrial: false, name: 'ka.localhost' };

/** What the browser is sent of the arbitration edition, or of one that differs from it by `change`. */
export function createEditionView(change: Partial<Edition> = {}): EditionView {
  return presentEdition({ ...EDITIONS.KA, ...change }, { switch: [], today: '2026-01-05', host, tag: null });
}

export const KA_VIEW = createEditionView();
