import type { MenuItem } from '#domain/edition/menu.ts';

type EntryChoices = Partial<Pick<MenuItem, 'allowedSubs' | 'icon' | 'isOpen' | 'feature'>>;

const PLAIN = { allowedSubs: [], isVuePage: true, isOpen: false } as const;

/** An entry that the application draws. */
export function entry(label: string, url: string, choices: EntryChoices = {}): MenuItem {
  return { ...PLAIN, label, url, ...choices };
}

/** An entry that leads to another site, in a new tab (SH-206). */
export function external(label: string, url: string, choices: EntryChoices = {}): MenuItem {
  return { ...PLAIN, label, url, isVuePage: false, target: '_blank', ...choices };
}

/** An entry that leads to a place of the edition, wherever the operator says that it is (OP-167). */
export function place(label: string, id: string, choices: EntryChoices = {}): MenuItem {
  return { ...PLAIN, label, place: id, ...choices };
}

/** A file of the house, in a new tab (SH-216). */
export function file(label: string, name: string, choices: EntryChoices = {}): MenuItem {
  return { ...PLAIN, label, url: `/document/getpdf/${name}`, isVuePage: false, target: '_blank', ...choices };
}

/** A dropdown (SH-201). */
export function group(
  label: string,
  icon: string,
  children: readonly MenuItem[],
  choices: EntryChoices = {},
): MenuItem {
  return { ...PLAIN, label, icon, children, ...choices };
}

/** Name and value in the order they stand in the address. */
type SearchWish = Readonly<Record<string, string>>;

/** A search for the menu: newest first, or by relevance where it has words (SH-209). */
export function searchAddress(wish: SearchWish, path = '/search'): string {
  const sortBy = wish['q'] === undefined ? 'relevant-date' : 'score';
  const pairs = Object.entries({ ...wish, sortBy, sortOrder: 'desc' });
  const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`).join('&');
  return `${path}?${text}`;
}
