import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createDocument, readQuery, TOO_WIDE, type EngineUnderTest } from './search-engine.conformance.ts';
import type { CountRequest } from './search-engine.ts';

/** How every engine counts many searches at once. `open` answers an empty one. */
export function describeCounting(name: string, open: () => Promise<EngineUnderTest>): void {
  describe(name, () => {
    let subject: EngineUnderTest;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(() => subject.close());

    test('counts many searches in one go, each as it would be searched for, and goes on after one it refuses', async () => {
      await subject.put([
        createDocument(1, { title: 'Seat', facets: { kind: ['award'] }, dates: { added: '2026-03-01' } }),
        createDocument(2, { texts: ['seat'], facets: { kind: ['award'] }, dates: { added: '2026-03-02' } }),
        createDocument(3, { texts: ['seat and venue'], facets: { kind: ['case'] }, dates: { added: '2026-03-02' } }),
        createDocument(4, { texts: ['seat'] }),
      ]);
      await subject.remove([4]);
      const kind = (...values: string[]) => [{ facet: 'kind', values }];
      const requests = [
        createCount('seat'),
        createCount(undefined),
        createCount('seat', { titleOnly: true }),
        createCount('seat NOT venue', { filters: kind('award', 'case') }),
        createCount(TOO_WIDE),
        createCount('seat', { scope: kind('case') }),
        createCount('seat', { addedRange: { from: '2026-03-02' }, filters: kind('award') }),
        createCount('seat', { dateRange: { field: 'added', to: '2026-03-01' } }),
        createCount('nowhere'),
      ];
      const totals: (number | null)[] = [];
      while (totals.length < requests.length) {
        const answered = await subject.engine.count(requests.slice(totals.length));
        expect(answered.length).toBeGreaterThan(0);
        totals.push(...answered);
      }
      expect(totals).toEqual([3, 3, 1, 2, null, 1, 1, 1, 0]);
      expect(await subject.engine.count([])).toEqual([]);
    });
  });
}

function createCount(query: string | undefined, rest: Partial<CountRequest> = {}): CountRequest {
  return {
    ...(query === undefined ? {} : { query: readQuery(query) }),
    titleOnly: false,
    scope: [],
    filters: [],
    ...rest,
  };
}
