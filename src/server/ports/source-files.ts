/** A file to import. `path` is relative to the root that was named, with forward slashes. */
export interface ListedFile {
  readonly path: string;
  readonly absolute: string;
  readonly size: number;
  /** Why it cannot be read, in words: it is no file. */
  readonly problem?: string;
}

/** What the folder of a file's attached files is called after its name without an extension. */
export const ATTACHED_FOLDER = '.files';

/** The files that an operator has imported. */
export interface SourceFiles {
  /**
   * Every file under the named files and folders, in no order; hidden ones are left out. Links to files of the same folder
   * are read; links that lead out of it or to folders, folders that cannot be read and what is no file (pipes, devices)
   * have a problem. Throws when a name does not exist.
   */
  list(roots: readonly string[]): ListedFile[];
  /** The file at an absolute path, under the path it is known by; undefined where there is none. */
  find(absolute: string, path: string): ListedFile | undefined;
  /** The bytes piece by piece; at most one more than the file was listed with. */
  read(file: ListedFile): AsyncIterable<Uint8Array>;
  /** The first bytes, at most `most` of them. */
  readHead(file: ListedFile, most: number): Promise<Uint8Array>;
  /** The text of another file of the same folder; undefined where there is none. */
  readCompanion(file: ListedFile, name: string): Promise<string | undefined>;
  /**
   * What lies in the folder that belongs to a file (`clause.files` beside `clause.md`), with its path relative to that
   * folder, in no order; hidden files are left out, links and folders have a problem. None where there is no such folder.
   */
  listAttached(file: ListedFile): readonly ListedFile[];
}
