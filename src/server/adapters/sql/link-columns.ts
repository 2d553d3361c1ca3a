/** What is read of a document to lead to it. */
export const LINK_COLUMNS = ['document.id', 'document.title', 'document.type', 'document.kind'] as const;
