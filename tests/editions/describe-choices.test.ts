import { describe, expect, it } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { findMode } from '#domain/edition/find-mode.ts';
import { describeChoices, type Choices } from '#domain/search/describe-choices.ts';

const say = (choices: Choices, endpoint = 'documentSearch') =>
  describeChoices(EDITIONS.KA, findMode(EDITIONS.KA, endpoint, undefined), choices);

describe('what narrows a search, in words', () => {
  it('names filters and values as the reader sees them', () => {
    const filters = [
      { id: 'topic', filterItems: ['Award > Costs', 'Seat'], andOrValue: 'and' },
      { id: 'searchwithin', filterItems: ['practical-insights'] },
      { id: 'court', filterItems: [''] },
    ];
    expect(say({ filters, searchWithinTitleOnly: true, hasContent: true })).toEqual([
      'Only in titles',
      'Cases with documents',
      'Topic: Award › Costs and Seat',
      'Search within: Practical Insights',
    ]);
    expect(say({ filters: [{ id: 'organization', filterItems: ['ICC'] }] }, 'AWARDS')).toEqual(['Institution: ICC']);
  });

  it('says which dates count, those that a mode sets among them (CON-011)', () => {
    expect(say({})).toEqual([]);
    expect(say({}, 'newcontent')).toEqual(['Added to the library: last 3 months']);
    expect(say({ datePeriod: -2 }, 'newcontent')).toEqual([]);
    expect(say({ filters: [{ id: 'timeperiod', filterItems: ['1'] }] })).toEqual([
      'Date of the document: last 6 months',
    ]);
    expect(say({ dateType: 'published', dateFrom: '01-02-2020' })).toEqual(['Published: from 01 Feb 2020']);
    expect(say({ datePeriod: 2, dateFrom: '01-02-2020' })).toEqual(['Date of the document: last 12 months']);
  });

  it.each([
    [-2, []],
    [0, ['Date of the document: last 3 months']],
    [1, ['Date of the document: last 6 months']],
    [2, ['Date of the document: last 12 months']],
    [3, ['Date of the document: last 24 months']],
  ])('reads the period %i as %j (SR-132, SR-135, SR-137)', (datePeriod, words) => {
    expect(say({ datePeriod })).toEqual(words);
  });
});
