/** The content type of what tells of something that happened (OP-151). */
export const DEVELOPMENT = 'Development';

interface Telling<Reference> {
  readonly type: string;
  readonly references: readonly Reference[];
}

/** What a development is about: the first document that it refers to; nothing of any other document. */
export function findSubject<Reference>({ type, references }: Telling<Reference>): Reference | undefined {
  return type === DEVELOPMENT ? references[0] : undefined;
}
