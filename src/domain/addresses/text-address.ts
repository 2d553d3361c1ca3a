/** What the address of a text is made of. */
export interface Addressed {
  readonly id: string;
  readonly kind?: string;
}

/** The text of a document, for a place or a version of it, or where no page is made for its type. */
export function presentTextAddress({ id, kind }: Addressed): string {
  return kind === 'case' ? presentCaseAddress(id) : `/document/${encodeURIComponent(id)}`;
}

/** A case with its proceedings; one of these where it is named, a paper of it where that is, too. */
export function presentCaseAddress(id: string, ...below: readonly string[]): string {
  return ['/document/case', ...[id, ...below].map(encodeURIComponent)].join('/');
}
