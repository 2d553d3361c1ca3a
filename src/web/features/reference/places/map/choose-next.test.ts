import { describe, expect, test } from 'vitest';
import { chooseNext, type Direction } from './choose-next.ts';
import { shadeOf } from './shade-of.ts';
import world from './world.json';

const find = (chosen: string, direction: Direction) => chooseNext(world.countries, chosen, direction);

describe('the map of jurisdictions', () => {
  test('has the seats that a coarser one lacks, each once (TL-068)', () => {
    const places = world.countries.flatMap(({ place }) => place ?? []);
    expect(new Set(places).size).toBe(places.length);
    const seats = 'singapore hong-kong malta monaco liechtenstein mauritius bahrain andorra switzerland'.split(' ');
    expect(places).toEqual(expect.arrayContaining(seats));
  });

  test('is walked by arrows to the nearest country in that direction, and stays where there is none', () => {
    expect(find('', 'right')).toBe('france');
    expect(find('portugal', 'right')).toBe('spain');
    expect(find('spain', 'left')).toBe('portugal');
    expect(find('argentina', 'left')).toBe('chile');
    expect(find('new-zealand', 'down')).toBe('new-zealand');
  });

  test('reaches every country from the start, so that none is for the mouse alone', () => {
    const reached = new Set(['france']);
    const waiting = ['france'];
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      for (const direction of ['left', 'right', 'up', 'down'] as const) {
        const next = find(place, direction);
        if (next === undefined || reached.has(next)) continue;
        reached.add(next);
        waiting.push(next);
      }
    }
    const all = world.countries.flatMap(({ place }) => place ?? []);
    expect(all.filter((place) => !reached.has(place))).toEqual([]);
  });

  test('shades a country by how much the library holds, none by itself', () => {
    expect([0, 1, 4, 5, 14, 15, 39, 40, 4000].map(shadeOf)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4]);
  });
});
