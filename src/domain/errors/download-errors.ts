import type { Refusals } from './refusal.ts';

/** Files that cannot be made. */
export const DOWNLOAD_ERRORS = {
  'download-empty': { status: 404, message: 'Not Found' },
  'download-too-slow': {
    status: 503,
    message: 'The file took too long to make. Please try again, or with fewer rows.',
  },
  'download-too-large': {
    status: 413,
    message: 'The file would be too large to make here. Please try again with less of it.',
  },
  'format-not-available': { status: 501, message: 'Files of this kind cannot be made here.' },
} as const satisfies Refusals;
