import { extensionOf, FILE_TYPES, type FileExtension } from '#domain/document/attached-file.ts';

const LONGEST_NAME = 120;
/** Names that mean devices on some systems, whatever follows a dot. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;

/** What is wrong with the name of a file that readers would save; undefined where nothing is. */
export function findNameTrouble(name: string): string | undefined {
  if (/[/\\]/u.test(name)) return 'its name holds a path; give the name alone';
  // Control characters, and those that turn the direction of what follows: `form\u202Excod.exe`.
  if (/\p{C}/u.test(name)) return 'its name holds characters that are not seen';
  if (/["*:<>?|]/u.test(name)) return 'its name holds characters that file systems do not take: " * : < > ? |';
  if (/^[. ]|[. ]$/u.test(name)) return 'its name begins or ends with a dot or a space';
  if (name.length > LONGEST_NAME) return `its name is longer than ${LONGEST_NAME} characters`;
  if (DEVICES.test(name)) return 'its name means a device on some systems';
  if (extensionOf(name) === undefined) {
    return `files of its kind are not taken; allowed are ${Object.keys(FILE_TYPES).join(', ')}`;
  }
  return undefined;
}

/** The extension of a name without trouble. */
export function requireExtension(name: string): FileExtension {
  const extension = extensionOf(name);
  if (extension === undefined) throw new Error(`${name} was not checked.`);
  return extension;
}
