import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TopicCounts } from './topic-counts.ts';

export interface TopicCountsUnderTest {
  readonly counts: TopicCounts;
  /** Names of all columns in which something is kept, and how many rows there are. */
  readKept(): Promise<{ readonly columns: readonly string[]; readonly rows: number }>;
  close(): Promise<void>;
}

/** What every counter of topics has to do, the same for each. */
export function describeTopicCounts(name: string, open: () => Promise<TopicCountsUnderTest>): void {
  describe(name, () => {
    let subject: TopicCountsUnderTest;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(() => subject.close());
    const product = { edition: 'KA', slug: 'quay_leases' };

    it('OP-144: answers the topics most opened since a day, by edition and product', async () => {
      const { counts } = subject;
      await counts.count(product, ['form', 'notice'], '2026-03-01');
      await counts.count(product, ['notice'], '2026-03-01');
      await counts.count(product, ['notice', 'rent', 'form'], '2026-03-02');
      await counts.count({ ...product, edition: 'KCL' }, ['end'], '2026-03-02');
      await counts.count({ ...product, slug: 'tides' }, ['end'], '2026-03-02');
      expect(await counts.list(product, '2026-03-01', 6)).toEqual(['notice', 'form', 'rent']);
      expect(await counts.list(product, '2026-03-01', 2)).toEqual(['notice', 'form']);
      expect(await counts.list(product, '2026-03-02', 6)).toEqual(['form', 'notice', 'rent']);
      expect(await counts.list(product, '2026-03-03', 6)).toEqual([]);
    });

    it('OP-144: keeps figures by day and nobody with them, and lets go what is older than it counts', async () => {
      const { counts } = subject;
      await counts.count(product, ['form'], '2026-01-01');
      await counts.count(product, ['form'], '2026-01-01');
      const { columns, rows } = await subject.readKept();
      expect(columns.toSorted()).toEqual(['day', 'edition', 'slug', 'times', 'topic']);
      expect(rows).toBe(1);
      await counts.count(product, ['notice'], '2026-04-02');
      expect((await subject.readKept()).rows).toBe(1);
    });

    it('counts what several do at once', async () => {
      const { counts } = subject;
      await Promise.all(Array.from({ length: 8 }, () => counts.count(product, ['form', 'rent'], '2026-03-01')));
      await counts.count(product, ['rent'], '2026-03-01');
      expect(await counts.list(product, '2026-03-01', 6)).toEqual(['rent', 'form']);
    });
  });
}
