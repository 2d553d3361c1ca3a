import { describe, expect, it } from 'vitest';
import { groupByWeek, mondayOf, nameWeek } from './week.ts';

describe('weeks of new content (SR-005)', () => {
  it('begin on Monday, over the end of months and years', () => {
    expect(mondayOf('2026-11-22')).toBe('2026-11-16');
    expect(mondayOf('2026-11-23')).toBe('2026-11-23');
    expect(mondayOf('2027-01-01')).toBe('2026-12-28');
    expect(mondayOf('2024-03-01')).toBe('2024-02-26');
  });

  it('are called this week, last week and by their Monday (CON-011)', () => {
    expect(nameWeek('2026-11-16', '2026-11-22')).toBe('This week');
    expect(nameWeek('2026-11-09', '2026-11-22')).toBe('Last week');
    expect(nameWeek('2026-12-28', '2027-01-05')).toBe('Last week');
    expect(nameWeek('2026-08-03', '2026-11-22')).toBe('Week of 03 Aug 2026');
  });

  it('hold the neighbours that were added in them, so that one goes on over the next page', () => {
    const days = ['2026-11-22', '2026-11-16', '2026-11-15', '2026-08-09', '2026-08-03'];
    const weeks = groupByWeek(days, (day) => day, '2026-11-22');
    expect(weeks.map(({ name, items }) => [name, items.length])).toEqual([
      ['This week', 2],
      ['Last week', 1],
      ['Week of 03 Aug 2026', 2],
    ]);
    expect(groupByWeek(days.slice(4), (day) => day, '2026-11-22')[0]?.name).toBe('Week of 03 Aug 2026');
  });
});
