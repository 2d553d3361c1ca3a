import { describe, expect, it } from 'vitest';
import { PERIOD_MONTHS } from '#domain/search/period.ts';
import { PERIODS, readRange, writeRange } from './date-range.ts';
import { readTypedDate } from './read-typed-date.ts';

describe('a typed date', () => {
  it('is read as people write it, the day first, and a month or a year may stand alone (CON-011)', () => {
    for (const written of ['05 Mar 2026', '5 march 2026', '5/3/2026', '05-03-2026', '5.3.2026', ' 2026-03-05 ']) {
      expect(readTypedDate(written)).toBe('2026-03-05');
    }
    expect(readTypedDate('Mar 2026')).toBe('2026-03');
    expect(readTypedDate('3/2026')).toBe('2026-03');
    expect(readTypedDate('2026')).toBe('2026');
  });

  it('is refused where there is no such day', () => {
    for (const written of [
      '',
      'soon',
      '31/02/2020',
      '2020-13',
      '13/2020',
      '5 Mar',
      '0026',
      '1 Foo 2020',
      '12/31/2020',
    ]) {
      expect(readTypedDate(written)).toBeUndefined();
    }
  });
});

describe('the periods', () => {
  it('are called by the months they stand for, after all time (SR-132, SR-135, SR-137)', () => {
    const [allTime, ...others] = PERIODS;
    expect(allTime).toEqual({ id: -2, name: 'All time' });
    expect(others.map(({ id }) => id)).toEqual([0, 1, 2, 3]);
    for (const { id, name } of others) expect(name).toBe(`Last ${PERIOD_MONTHS[id]} months`);
  });
});

describe('a range of days', () => {
  const written = (...range: Parameters<typeof writeRange>) => {
    const result = writeRange(...range);
    return 'change' in result ? [result.change.dateFrom, result.change.dateTo] : result.unreadable;
  };

  it('On is the same day twice, After and Before leave the day out, Between holds both (SR-131)', () => {
    expect(written('On', '5 Mar 2020', '')).toEqual(['2020-03-05', '2020-03-05']);
    expect(written('After', '31/12/2019', '')).toEqual(['2020-01-01', '']);
    expect(written('Before', '2020-03-01', '')).toEqual(['', '2020-02-29']);
    expect(written('Between', '2020-03-01', '2020-04-01')).toEqual(['2020-03-01', '2020-04-01']);
  });

  it('Between is open where one of its ends is empty', () => {
    expect(written('Between', '2020', '')).toEqual(['2020-01-01', '']);
    expect(written('Between', ' ', 'Mar 2020')).toEqual(['', '2020-03-31']);
    expect(written('Between', '', 'soon')).toEqual('second');
    expect(written('Between', '', '')).toEqual('first');
  });

  it('takes months and years for all their days', () => {
    expect(written('On', '2020', '')).toEqual(['2020', '2020']);
    expect(written('After', '2019', '')).toEqual(['2020-01-01', '']);
    expect(written('Before', 'Mar 2020', '')).toEqual(['', '2020-02-29']);
    expect(written('Between', 'Mar 2020', '2021')).toEqual(['2020-03-01', '2021-12-31']);
    expect(written('Between', 'Jun 2020', '2020')).toEqual(['2020-06-01', '2020-12-31']);
  });

  it('turns an end before its start, and says so (SR-143)', () => {
    expect(writeRange('Between', '2020', '2010')).toMatchObject({
      change: { dateFrom: '2010', dateTo: '2020' },
      isSwapped: true,
    });
  });

  it('names the field that cannot be read', () => {
    expect(written('Between', 'soon', '2020')).toBe('first');
  });

  it('stands in the fields again as it was given', () => {
    expect(readRange({ dateFrom: '2020', dateTo: '2020' })).toEqual({ mode: 'On', first: '2020', second: '' });
    const [open, until] = [
      { dateFrom: '2020-01-01', dateTo: '' },
      { dateFrom: '', dateTo: '2020-02-29' },
    ];
    expect(readRange(open)).toEqual({ mode: 'Between', first: '2020-01-01', second: '' });
    expect(readRange(open, 'Between')).toEqual({ mode: 'Between', first: '2020-01-01', second: '' });
    expect(readRange(open, 'After')).toEqual({ mode: 'After', first: '2019-12-31', second: '' });
    expect(readRange(until)).toEqual({ mode: 'Between', first: '', second: '2020-02-29' });
    expect(readRange(until, 'Before')).toEqual({ mode: 'Before', first: '2020-03-01', second: '' });
  });
});
