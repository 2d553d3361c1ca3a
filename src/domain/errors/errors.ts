import { ACCESS_ERRORS } from './access-errors.ts';
import { ACCOUNT_ERRORS } from './account-errors.ts';
import { COMPARISON_ERRORS } from './comparison-errors.ts';
import { DESK_ERRORS } from './desk-errors.ts';
import { DOCUMENT_ERRORS } from './document-errors.ts';
import { DOWNLOAD_ERRORS } from './download-errors.ts';
import { REQUEST_ERRORS } from './request-errors.ts';
import { SEARCH_ERRORS } from './search-errors.ts';
import { SERVICE_ERRORS } from './service-errors.ts';

/** The areas of the catalogue; each code stands in one of them. */
export const ERROR_AREAS = [
  ACCESS_ERRORS,
  ACCOUNT_ERRORS,
  COMPARISON_ERRORS,
  DESK_ERRORS,
  DOCUMENT_ERRORS,
  DOWNLOAD_ERRORS,
  REQUEST_ERRORS,
  SEARCH_ERRORS,
  SERVICE_ERRORS,
] as const;

/** Every refusal the product can answer. Nothing else leaves the server. */
export const ERRORS = {
  ...ACCESS_ERRORS,
  ...ACCOUNT_ERRORS,
  ...COMPARISON_ERRORS,
  ...DESK_ERRORS,
  ...DOCUMENT_ERRORS,
  ...DOWNLOAD_ERRORS,
  ...REQUEST_ERRORS,
  ...SEARCH_ERRORS,
  ...SERVICE_ERRORS,
};

export type ErrorCode = keyof typeof ERRORS;
