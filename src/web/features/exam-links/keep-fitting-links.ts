import type { LinkGroup } from '#contract/collection.ts';

export interface LinkChoice {
  /** All of them stand in name, line or country. */
  readonly words: string;
  /** Empty for every kind. */
  readonly group: string;
  /** Empty for every country. */
  readonly country: string;
}

/** The groups with those of their links that fit; a group of which nothing is left is left out. */
export function keepFittingLinks(groups: readonly LinkGroup[], { words, group, country }: LinkChoice): LinkGroup[] {
  const wanted = fold(words).split(/\s+/u).filter(Boolean);
  return groups
    .filter(({ name }) => group === '' || name === group)
    .map(({ name, links }) => ({
      name,
      links: links.filter((link) => {
        const text = fold([link.name, link.description ?? '', link.country ?? ''].join(' '));
        return (country === '' || link.country === country) && wanted.every((word) => text.includes(word));
      }),
    }))
    .filter(({ links }) => links.length > 0);
}

function fold(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en');
}
