import type { EditionId } from '#domain/edition/edition.ts';
import type { NamedPerson, ProfileDirectory, ProfilePerson } from '#domain/tools/profiles/profile-directory.ts';

/**
 * Who took part in the cases of an edition, and who has a page there: a person whose record it holds and who is not
 * hidden (OP-136). Nothing here decides access, and everything is read around what is asked.
 */
export interface ProfileStore {
  /** Differs whenever a page could: with every change of the documents, and of what was decided about people. */
  readState(): Promise<string>;
  /** Those of these who have a page, with all their cases, who else took part in these, and what they wrote. */
  readDirectory(edition: EditionId, ids: readonly string[]): Promise<ProfileDirectory>;
  /** The same of everybody, a portion at a time, so that others are served between: first people, then cases. */
  readPortions(edition: EditionId): AsyncIterable<ProfileDirectory>;
  /**
   * The id that a slug, also a former one, or an id leads to, whatever its letter case; whoever is part of somebody
   * leads to that one (OP-134). Whether an edition has them, others say.
   */
  findPerson(address: string): Promise<string | undefined>;
  /** People of one of whose names a word begins with each of these words, as `isBegun` has it. */
  listBegun(edition: EditionId, typed: readonly string[]): Promise<NamedPerson[]>;
  /** What people are called, by their ids. */
  listNames(ids: Iterable<string>): Promise<Map<string, NamedPerson>>;
  /** Others who are called exactly the same. */
  listNamesakes(edition: EditionId, person: ProfilePerson): Promise<ProfilePerson[]>;
}
