import type { Call } from './call.ts';
import { getCase, getCaseToc, getProceeding, getProceedingDocument } from './case.ts';
import { getDocument, getDocumentPart, getPublicationDetail } from './document.ts';
import { filter, search } from './search.ts';

/** Every declared call. */
export const CALLS: readonly Call[] = [
  search,
  filter,
  getDocument,
  getDocumentPart,
  getPublicationDetail,
  getCase,
  getCaseToc,
  getProceeding,
  getProceedingDocument,
];
