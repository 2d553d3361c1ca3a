/** The files that the menus of the editions name. */
export interface EditionFiles {
  /** The bytes of a file in the folder of an edition's theme; undefined where there is none, or a link to another. */
  read(theme: string, name: string): Promise<Uint8Array | undefined>;
}
