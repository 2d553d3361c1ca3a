import { describe, expect, it } from 'vitest';
import { isFirstOfJanuarySaid, isPlaceholderDate, leavePlaceholders } from './placeholder-date.ts';

const TODAY = '2026-11-28';
const leave = (dates: object, isPrinted = false) => leavePlaceholders(dates, TODAY, () => isPrinted);

describe('Days that stand for none (OP-194)', () => {
  it.each([
    '0999-12-31',
    '0001-01-01',
    '1000-01-01',
    '2029',
    '2029-01-01',
    '2999-01-01',
    '9999-12-31',
    '1900-01-01',
    '1970-01-01',
  ])('are left out of the dates of a text: %s', (date) => {
    expect(leave({ publication: date, decision: date })).toEqual({ dates: {}, left: [date] });
  });

  it.each(['1000-01-02', '1066', '1900-01-02', '1900', '1970-01', '2026-11-28', '2028-12-31'])('are not %s', (date) => {
    expect(leave({ publication: date })).toEqual({ dates: { publication: date }, left: [] });
  });

  it('stay where the text itself says the first of January', () => {
    expect(leave({ legislation: '1900-01-01' }, true).dates).toEqual({ legislation: '1900-01-01' });
    expect(leave({ legislation: '2999-01-01' }, true).dates).toEqual({});
  });

  it('are none on which a law comes into force or ends, but centuries ahead', () => {
    const dates = { entryIntoForce: '1900-01-01', validUntil: '2034-05-31' };
    expect(leave(dates).dates).toEqual(dates);
    expect(leave({ entryIntoForce: '2999-01-01', validUntil: '9999-12-31' }).dates).toEqual({});
  });

  it('are known without a day to go by where no text can ever be of them', () => {
    expect(['1000-01-01', '2999-01-01', '0815-03-04'].every(isPlaceholderDate)).toBe(true);
    expect(['2031-02-03', '1066-10-14'].some(isPlaceholderDate)).toBe(false);
  });

  it.each([
    'done on 1 January 1900',
    'this 1st day of January 1900',
    'January 1, 1900.',
    'le 1er janvier 1900',
    'am 1. Januar 1900',
    'el 1 de enero de 1900',
    '01.01.1900',
  ])('are said by “%s”', (text) => {
    expect(isFirstOfJanuarySaid(text, '1900')).toBe(true);
  });

  it.each(['11 January 1900', '1 February 1900', 'January 11, 1900', 'since 1900', '21.01.1900'])(
    'are not said by “%s”',
    (text) => {
      expect(isFirstOfJanuarySaid(text, '1900')).toBe(false);
    },
  );
});
