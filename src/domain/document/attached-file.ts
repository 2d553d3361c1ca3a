/** A file that belongs to a document, kept as it came (OP-141). */
export interface AttachedFile {
  /** Its name as it is downloaded; one of each in a document. */
  readonly name: string;
  /** What readers are shown. */
  readonly displayName: string;
  /** In small letters, without a dot. */
  readonly extension: FileExtension;
  /** Of its bytes, in hexadecimal. */
  readonly sha256: string;
  /** In bytes. */
  readonly size: number;
}

/** The kinds of files that documents may have, with their media types. */
export const FILE_TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  rtf: 'application/rtf',
} as const;

export type FileExtension = keyof typeof FILE_TYPES;

/** Bytes that a file may have (OP-141). */
export const LARGEST_FILE = 20 * 1024 * 1024;

/** Files that a document may have. */
export const MOST_FILES = 50;

/** The extension of a name, where it is one that documents may have. */
export function extensionOf(name: string): FileExtension | undefined {
  const found = /\.([^.]+)$/u.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(FILE_TYPES, found) ? (found as FileExtension) : undefined;
}
