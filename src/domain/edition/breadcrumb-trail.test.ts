import { describe, expect, it } from 'vitest';
import {
  addBreadcrumb,
  HOME_BREADCRUMB,
  isBreadcrumbLink,
  type Breadcrumb,
  type BreadcrumbType,
} from './breadcrumb-trail.ts';

const step = (displayText: string, type: BreadcrumbType): Breadcrumb => ({
  displayText,
  href: `/${displayText.toLowerCase()}`,
  type,
});

const walk = (...steps: readonly Breadcrumb[]): readonly Breadcrumb[] => {
  let trail: readonly Breadcrumb[] = [];
  for (const item of steps) trail = addBreadcrumb(trail, item);
  return trail;
};

const AWARDS = step('Awards', 'MENUITEM');
const BOOKS = step('Books', 'MENUITEM');
const HANDBOOK = step('Handbook', 'overview');
const TREATISE = step('Treatise', 'overview');
const CHAPTER = step('Chapter', 'result');
const AWARD = step('Award', 'result');

describe('the breadcrumb trail', () => {
  it('is a home link plus items, each with text, address and type (SH-297, SH-304, ENT-003)', () => {
    expect(walk(CHAPTER)).toEqual([HOME_BREADCRUMB, { displayText: 'Chapter', href: '/chapter', type: 'result' }]);
    expect(HOME_BREADCRUMB).toEqual({ displayText: 'Home', href: '/', type: 'HOME' });
    expect(walk(BOOKS, HANDBOOK, CHAPTER).map(({ type }) => type)).toEqual(['HOME', 'MENUITEM', 'overview', 'result']);
  });

  it('starts over behind home with a menu item (SH-300)', () => {
    expect(walk(BOOKS, HANDBOOK, CHAPTER, AWARDS)).toEqual([HOME_BREADCRUMB, AWARDS]);
  });

  it('puts an item of the same type in the place of the last one (SH-301)', () => {
    expect(walk(AWARDS, CHAPTER, AWARD)).toEqual([HOME_BREADCRUMB, AWARDS, AWARD]);
    expect(walk(BOOKS, HANDBOOK, TREATISE)).toEqual([HOME_BREADCRUMB, BOOKS, TREATISE]);
  });

  it('trims to home plus menu item before it adds an overview (SH-302)', () => {
    expect(walk(BOOKS, CHAPTER, HANDBOOK)).toEqual([HOME_BREADCRUMB, BOOKS, HANDBOOK]);
    expect(walk(CHAPTER, HANDBOOK)).toEqual([HOME_BREADCRUMB, HANDBOOK]);
  });

  it('adds whatever no other rule matches (SH-303)', () => {
    expect(walk(BOOKS, HANDBOOK, CHAPTER)).toEqual([HOME_BREADCRUMB, BOOKS, HANDBOOK, CHAPTER]);
    expect(walk(AWARDS, AWARD)).toEqual([HOME_BREADCRUMB, AWARDS, AWARD]);
  });

  it('is home alone on the first page, with the text the page gives it', () => {
    const home: Breadcrumb = { ...HOME_BREADCRUMB, displayText: 'Start' };
    expect(walk(BOOKS, HANDBOOK, home)).toEqual([home]);
    expect(walk(home, BOOKS)).toEqual([home, BOOKS]);
  });

  it('links every step but the last, which is plain text (SH-298, SH-299)', () => {
    const trail = walk(BOOKS, HANDBOOK, CHAPTER);
    expect(trail.map((_step, index) => isBreadcrumbLink(trail, index))).toEqual([true, true, true, false]);
    expect(isBreadcrumbLink(walk(HOME_BREADCRUMB), 0)).toBe(false);
  });
});
