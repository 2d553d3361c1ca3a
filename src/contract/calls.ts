import { getAccountInformation, getCsrf, loginByAddress } from './account.ts';
import type { Call } from './call.ts';
import { getCase, getCaseToc, getProceeding, getProceedingDocument } from './case.ts';
import { getDocument, getDocumentAnchor, getDocumentPart, getPublicationDetail } from './document.ts';
import { getPdf } from './file.ts';
import {
  carryOver,
  createLatestSearch,
  deleteLatestSearch,
  getCarryOver,
  listLatestSearches,
  underBothBases,
} from './latest-searches.ts';
import { filter, search } from './search.ts';
import { suggestBooks, suggestJournals, suggestSearches } from './suggestions.ts';
import { sendSupportMessage } from './support.ts';
import { reportEvent } from './usage.ts';

/** Every declared call. */
export const CALLS: readonly Call[] = [
  search,
  filter,
  suggestSearches,
  suggestBooks,
  suggestJournals,
  getDocument,
  getDocumentPart,
  getDocumentAnchor,
  getPublicationDetail,
  getCase,
  getCaseToc,
  getProceeding,
  getProceedingDocument,
  getPdf,
  getAccountInformation,
  getCsrf,
  loginByAddress,
  reportEvent,
  ...underBothBases(listLatestSearches),
  ...underBothBases(createLatestSearch),
  ...underBothBases(deleteLatestSearch),
  getCarryOver,
  carryOver,
  sendSupportMessage,
];
