import { describe, expect, it } from 'vitest';
import { NO_GROUP } from './choose-jurisdictions.ts';
import { changeGroup, findGroup } from './jurisdiction-group.ts';

const EUROPE = { kind: 'continent', id: 'europe', name: 'Europe', values: ['France', 'Sweden', 'Norway'] } as const;
const AFRICA = { kind: 'continent', id: 'africa', name: 'Africa', values: ['Kenya', 'Egypt'] } as const;
const GROUPS = [AFRICA, EUROPE];
const LISTED = ['Brazil', 'France', 'Kenya', 'Sweden'];

describe('a group of jurisdictions', () => {
  it('ticks those of its jurisdictions that the filter lists (SR-108, SR-110)', () => {
    expect(changeGroup(GROUPS, [], LISTED, { from: NO_GROUP, to: 'europe' })).toEqual(['France', 'Sweden']);
  });

  it('takes the place of the group before it and leaves alone what was ticked besides', () => {
    const chosen = ['Brazil', 'France', 'Sweden'];
    expect(changeGroup(GROUPS, chosen, LISTED, { from: 'europe', to: 'africa' })).toEqual(['Brazil', 'Kenya']);
  });

  it('is taken back by None (SR-109)', () => {
    const chosen = ['Brazil', 'France', 'Sweden'];
    expect(changeGroup(GROUPS, chosen, LISTED, { from: 'europe', to: NO_GROUP })).toEqual(['Brazil']);
  });

  it('is known again from what is ticked, and holds while any of it is', () => {
    expect(findGroup(GROUPS, ['France', 'Sweden'], LISTED, undefined)).toBe(EUROPE);
    expect(findGroup(GROUPS, ['France'], LISTED, undefined)).toBeUndefined();
    expect(findGroup(GROUPS, ['France', 'Brazil'], LISTED, 'europe')).toBe(EUROPE);
    expect(findGroup(GROUPS, ['Brazil'], LISTED, 'europe')).toBeUndefined();
    expect(findGroup(GROUPS, [], LISTED, 'europe')).toBeUndefined();
  });
});
