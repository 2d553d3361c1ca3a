/** The page of a document inside the application. */
export function presentDocumentAddress(document: { readonly id: string; readonly kind: string }): string {
  return document.kind === 'case' ? `/document/case/${document.id}` : `/document/${document.id}`;
}
