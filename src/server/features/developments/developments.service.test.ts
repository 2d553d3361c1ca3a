import { expect, it, vi } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { fakePort } from '#tests/support/fake-port.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import type { DevelopmentFinder } from '#server/asking/development-finder.ts';
import { DevelopmentsService } from './developments.service.ts';

it('SR-136: the dates of a reader count for a precise period alone, a period of months ends today', async () => {
  const find = vi.fn(async () => ({ developments: [], jurisdictions: [], topics: [], total: 0 }));
  const clock = { now: () => '2026-05-31T10:00:00.000Z', today: () => '2026-05-31' };
  const service = new DevelopmentsService(fakePort<DevelopmentFinder>({ find }), clock);
  const datesOf = async (query: { datePeriod?: number }) => {
    const dates = { dateFrom: '2020-01-01', dateTo: '2021-01-01' };
    await service.list(createTestReader(EDITIONS.KA, 'KA'), { start: 0, ...dates, ...query });
    return find.mock.lastCall?.at(1);
  };
  expect(await datesOf({})).toMatchObject({ dates: { from: '2020-01-01', to: '2021-01-01' } });
  expect(await datesOf({ datePeriod: 3 })).toMatchObject({ dates: { from: '2026-02-28' } });
  expect(await datesOf({ datePeriod: 3 })).not.toHaveProperty('dates.to');
  expect(await datesOf({ datePeriod: -1 })).not.toHaveProperty('dates');
});
