import { describe, expect, it } from 'vitest';
import type { ValueGroup } from '../edition/edition.ts';
import { clearGroups, dissolveGroups, groupState, nameGroup, splitGroups, toggleGroup } from './value-groups.ts';

const EUROPE = group('continent', 'europe', ['France', 'Sweden', 'Norway']);
const AFRICA = group('continent', 'africa', ['Kenya', 'Egypt']);
const TREATY = group('convention', 'treaty', ['France', 'Kenya']);
const FILING = group('workflow', 'filing', ['Procedure > Filing', 'Novelty']);
const DEFENCE = group('workflow', 'defence', ['Procedure > Opposition', 'Novelty']);
const ALL = [EUROPE, AFRICA, TREATY, FILING, DEFENCE];

describe('a group of values', () => {
  it('of a convention or a continent comes to what is chosen, and goes without the others (SR-108, SR-110)', () => {
    const both = toggleGroup(TREATY, toggleGroup(EUROPE, ['Brazil']));
    expect(both).toEqual(['Brazil', '*europe', '*treaty']);
    expect(toggleGroup(TREATY, both)).toEqual(['Brazil', '*europe']);
  });

  it('of a workflow chooses the topics whose list contains it (SR-106) and resets the others (SR-107)', () => {
    expect(toggleGroup(DEFENCE, ['*filing', 'Trade marks'])).toEqual(['*defence']);
    expect(splitGroups(ALL, 'topic', ['*defence']).groups).toEqual([DEFENCE]);
    expect(toggleGroup(DEFENCE, ['*defence'])).toEqual([]);
  });

  it('gives way to None, and what was chosen besides stays (SR-109)', () => {
    expect(clearGroups([EUROPE, AFRICA], ['Brazil', '*europe', '*treaty', '*africa'])).toEqual(['Brazil', '*treaty']);
  });

  it('is chosen by itself, and in part by single values', () => {
    expect(groupState(EUROPE, ['*europe'])).toBe(true);
    expect(groupState(EUROPE, ['*treaty', 'France'])).toBe('mixed');
    expect(groupState(EUROPE, ['*treaty', 'Brazil'])).toBe(false);
  });

  it('is told from the values beside it, within its own filter, and has a name', () => {
    expect(splitGroups(ALL, 'jurisdiction', ['Brazil', '*europe', '*filing', '*nowhere'])).toEqual({
      groups: [EUROPE],
      singles: ['Brazil', '*filing', '*nowhere'],
    });
    expect(nameGroup(ALL, 'jurisdiction', '*europe')).toBe('The europe');
    expect(nameGroup(ALL, 'topic', '*europe')).toBeUndefined();
  });

  it('gives way to its listed values when one of them is to go', () => {
    const listed = ['Brazil', 'France', 'Kenya', 'Sweden'];
    expect(dissolveGroups([EUROPE], ['*europe', '*africa', 'Norway'], listed)).toEqual([
      '*africa',
      'Norway',
      'France',
      'Sweden',
    ]);
    expect(dissolveGroups([EUROPE], ['Brazil'], listed)).toEqual(['Brazil']);
  });
});

function group(kind: ValueGroup['kind'], id: string, values: readonly string[]): ValueGroup {
  return { facet: kind === 'workflow' ? 'topic' : 'jurisdiction', kind, id, name: `The ${id}`, values };
}
