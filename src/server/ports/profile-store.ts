import type { EditionId } from '#domain/edition/edition.ts';
import type { ProfileDirectory } from '#domain/tools/profiles/profile-directory.ts';

/** Who took part in the cases of an edition, and who has a page there. Nothing here decides access. */
export interface ProfileStore {
  /** Differs whenever a directory could: with every change of the documents, and of what was decided about people. */
  readState(): Promise<string>;
  /**
   * Everybody of an edition whose record it holds, but for those who are hidden (OP-136), with their parts in its cases
   * and what they wrote. Read a portion at a time, so that others are served between.
   */
  readDirectory(edition: EditionId): Promise<ProfileDirectory>;
}
