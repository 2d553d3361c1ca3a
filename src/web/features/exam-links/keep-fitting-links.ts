import type { LinkGroup } from '#contract/collection.ts';
import { fitsWords } from '#web/ui/fits-words.ts';

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
  return groups
    .filter(({ name }) => group === '' || name === group)
    .map(({ name, links }) => ({
      name,
      links: links.filter(
        (link) =>
          (country === '' || link.country === country) && fitsWords(words, [link.name, link.description, link.country]),
      ),
    }))
    .filter(({ links }) => links.length > 0);
}
