import { describe, expect, it } from 'vitest';
import type { ValueGroup } from '../edition/edition.ts';
import { clearGroups, groupState, toggleGroup } from './value-groups.ts';

const EUROPE = group('continent', ['France', 'Sweden', 'Norway']);
const AFRICA = group('continent', ['Kenya', 'Egypt']);
const TREATY = group('convention', ['France', 'Kenya']);
const FILING = group('workflow', ['Procedure > Filing', 'Novelty']);
const DEFENCE = group('workflow', ['Procedure > Opposition', 'Novelty']);

const LISTED = ['Brazil', 'France', 'Kenya', 'Sweden'];
const TOPICS = ['Novelty', 'Procedure', 'Procedure > Filing', 'Procedure > Opposition'];

describe('a group of values', () => {
  it('of a convention or a continent adds those that the filter lists (SR-108, SR-110)', () => {
    expect(toggleGroup(TREATY, { chosen: [], listed: LISTED })).toEqual(['France', 'Kenya']);
    expect(toggleGroup(EUROPE, { chosen: ['Brazil'], listed: LISTED })).toEqual(['Brazil', 'France', 'Sweden']);
  });

  it('of a continent goes together with another (SR-110)', () => {
    expect(toggleGroup(AFRICA, { chosen: ['France', 'Sweden'], listed: LISTED })).toEqual([
      'France',
      'Sweden',
      'Kenya',
    ]);
  });

  it('is given up by a second choice, and what was chosen besides stays', () => {
    expect(toggleGroup(EUROPE, { chosen: ['Brazil', 'France', 'Sweden'], listed: LISTED })).toEqual(['Brazil']);
  });

  it('of a workflow chooses the topics whose list contains it (SR-106) and resets the others (SR-107)', () => {
    const chosen = ['Novelty', 'Procedure > Filing', 'Trade marks'];
    expect(toggleGroup(DEFENCE, { chosen, listed: TOPICS })).toEqual(['Novelty', 'Procedure > Opposition']);
    expect(toggleGroup(FILING, { chosen: ['Procedure > Filing', 'Novelty'], listed: TOPICS })).toEqual([]);
  });

  it('gives way to None, which takes only whole groups back (SR-109)', () => {
    const chosen = ['Brazil', 'France', 'Kenya'];
    expect(clearGroups([TREATY], { chosen, listed: LISTED })).toEqual(['Brazil']);
    expect(clearGroups([EUROPE], { chosen, listed: LISTED })).toEqual(chosen);
  });

  it('is chosen when all its listed values are, in part when some are', () => {
    expect(groupState(EUROPE, { chosen: ['France', 'Sweden', 'Brazil'], listed: LISTED })).toBe(true);
    expect(groupState(EUROPE, { chosen: ['France'], listed: LISTED })).toBe('mixed');
    expect(groupState(EUROPE, { chosen: ['Brazil'], listed: LISTED })).toBe(false);
    expect(groupState(EUROPE, { chosen: [], listed: [] })).toBe(false);
  });

  it('of a workflow is chosen when its topics are and nothing else is', () => {
    expect(groupState(FILING, { chosen: ['Novelty', 'Procedure > Filing'], listed: TOPICS })).toBe(true);
    expect(groupState(FILING, { chosen: ['Novelty'], listed: TOPICS })).toBe(false);
    expect(groupState(FILING, { chosen: ['Novelty', 'Procedure > Filing', 'Other'], listed: TOPICS })).toBe(false);
  });
});

function group(kind: ValueGroup['kind'], values: readonly string[]): ValueGroup {
  return { facet: kind === 'workflow' ? 'topic' : 'jurisdiction', kind, id: kind, name: kind, values };
}
