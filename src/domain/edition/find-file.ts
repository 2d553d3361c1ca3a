import type { AccessCode } from './subscription-code.ts';
import type { Edition } from './edition.ts';

/** No list may name a file that lies elsewhere. */
const FILE_NAME = /^[a-z0-9]+(?:[-_.][a-z0-9]+)*\.pdf$/iu;

/** A file of an edition and the codes that open it, in order of precedence. */
export interface FoundFile {
  readonly name: string;
  readonly title: string;
  readonly heldBy: readonly AccessCode[];
}

type Holder = Pick<Edition, 'files' | 'subscriptions' | 'lockedFeatures'>;

/**
 * The file of this name in the edition's list, letter by letter (OP-78). Codes hold it that are not reduced and for which
 * its feature is not locked (OP-10). Undefined for every other name, with path parts or not.
 */
export function findFile({ files, subscriptions, lockedFeatures }: Holder, name: string): FoundFile | undefined {
  const file = FILE_NAME.test(name) ? files.find((candidate) => candidate.name === name) : undefined;
  if (!file) return undefined;
  const lock = lockedFeatures.find(({ id }) => id === file.feature);
  const heldBy = subscriptions
    .filter(({ code, reduced }) => !reduced && (lock?.openFor.includes(code) ?? true))
    .map(({ code }) => code);
  return { name, title: file.title, heldBy };
}
