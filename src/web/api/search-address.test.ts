import { expect, test } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { presentEdition } from '#server/http/present-edition.ts';
import { bodyOf, readAddress } from './search-address.ts';

const host = { isStandalone: false, isTrial: false, name: 'ka.localhost' };
const view = presentEdition(EDITIONS.KA, { switch: [], today: '2026-01-05', host, tag: null });
const mode = view.modes[0]!;

test('Dates go to the server as whole days, dd-mm-yyyy (CON-012)', () => {
  const { state } = readAddress(mode, '?q=seat&dateFrom=2019-02&dateTo=2020');
  expect(bodyOf(mode, state)).toMatchObject({ dateFrom: '01-02-2019', dateTo: '31-12-2020', datePeriod: -1 });
});

test('What holds anyway is left out of the dates', () => {
  const { state } = readAddress(mode, '?q=seat');
  expect(Object.keys(bodyOf(mode, state)).filter((name) => name.startsWith('date'))).toEqual([]);
});
