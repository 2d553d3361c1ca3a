import type { Refusals } from './refusal.ts';

/** Files that cannot be made. */
export const DOWNLOAD_ERRORS = {
  'download-empty': { status: 404, message: 'Not Found' },
  'download-too-slow': {
    status: 503,
    message: 'The file took too long to make. Please try again, in another format, or with less of it.',
  },
  'download-too-large': {
    status: 413,
    message: 'The file would be too large to make here. Please try another format, or less of it.',
  },
  'too-many-downloads': {
    status: 429,
    message: 'More files are waiting to be made than the library takes at once. Please try again in a minute.',
  },
  'too-many-own-downloads': {
    status: 429,
    message:
      'You have as many files waiting as one reader may have. Please cancel one, or wait until one is made, and download this one again.',
  },
  'download-not-found': {
    status: 404,
    message: 'There is no such download any more. Files are kept for ten minutes; please download it again.',
  },
  'download-interrupted': {
    status: 503,
    message:
      'The making of the file was interrupted. Please download it again; if that happens once more, try another format, or less of it.',
  },
  'text-not-settable': { status: 422, message: 'A file of this kind cannot hold all of this text.' },
  'format-does-not-fit': { status: 422, message: 'This cannot be saved in a file of this kind.' },
  'format-not-available': { status: 501, message: 'Files of this kind cannot be made here.' },
} as const satisfies Refusals;
