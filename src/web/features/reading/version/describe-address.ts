import type { DocumentAddress } from '#contract/document-address.ts';
import { describeProvision } from '#domain/provisions/provision-anchor.ts';
import type { AddressTarget, TextAddress } from '#domain/versions/address.ts';
import type { FollowedAddress } from './use-followed-address.ts';

type Place = NonNullable<DocumentAddress['place']>;

/** What is said of the address that a reader followed, and where else it may lead. */
export interface AddressWords {
  readonly text: string;
  readonly ways: readonly { readonly name: string; readonly place: Place }[];
  /** Whether the reader may see other words than were meant. */
  readonly isWarning: boolean;
}

/** What a reader is told of an address over versions (OP-119); undefined where there is nothing to tell. */
// Long because: it has the words for every outcome.
export function describeAddress(
  { address, found, followed }: FollowedAddress,
  version: number,
): AddressWords | undefined {
  if (followed !== undefined && !found) {
    const text = `You followed a link to version ${followed}; the words are unchanged in version ${version}.`;
    return { text, ways: [], isWarning: false };
  }
  if (!found || !address) return undefined;
  const name = nameTarget(address);
  const offered = found.offered.map((place) => ({ name: `Version ${place.version}`, place }));
  const newest = found.newest
    ? [{ name: `Read this place in version ${found.newest.version}`, place: found.newest }]
    : [];
  const since = found.since === null ? 'a later version' : `version ${found.since}`;
  switch (found.outcome) {
    case 'changed':
    case 'removed': {
      const text = `You followed a link to version ${version}: ${name}. ${capitalize(found.outcome)} in ${since}.`;
      return { text, ways: newest, isWarning: true };
    }
    case 'other-words':
      return { text: `The link names no version, and ${name} had other words in:`, ways: offered, isWarning: true };
    case 'renumbered':
      return { text: `What was ${name} stands here now. It was called so in:`, ways: offered, isWarning: true };
    case 'vanished':
      return {
        text: `There is no ${name} any more; this is the nearest place that is left. It stands in:`,
        ways: offered,
        isWarning: true,
      };
    case 'no-such-passage':
      return { text: `The link names words that ${name} does not have here.`, ways: offered, isWarning: true };
    case 'not-checked':
      return {
        text: `Whether ${name} said the same in the former versions was not checked.`,
        ways: [],
        isWarning: false,
      };
    case 'no-such-place':
      return address.target.kind === 'provision'
        ? { text: `This text has no ${name}.`, ways: [], isWarning: false }
        : undefined;
    case 'same-words':
    case 'not-known':
      return undefined;
  }
}

const NAMES: Readonly<Record<AddressTarget['kind'], (name: string) => string>> = {
  paragraph: (name) => `paragraph ${name.replace(/-\d+$/u, '')}`,
  note: (name) => `footnote ${name}`,
  page: (name) => `page ${name}`,
  block: () => 'this place',
  provision: describeProvision,
  contents: () => 'this section',
};

function nameTarget({ target, passage }: TextAddress): string {
  const name = NAMES[target.kind](target.name);
  return passage ? `a passage of ${name}` : name;
}

function capitalize(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}
