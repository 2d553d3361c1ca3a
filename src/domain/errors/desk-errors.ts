import type { Refusals } from './refusal.ts';

/** What is not among the things that a reader keeps, or has no room there. */
export const DESK_ERRORS = {
  'search-not-found': { status: 404, message: 'There is no such search among your latest ones.' },
  'alert-not-found': { status: 404, message: 'There is no such search alert among yours.' },
  'feed-not-found': { status: 404, message: 'There is no feed with this address.' },
  'feed-ended': { status: 410, message: 'This feed has ended: its alert was deleted or given a new address.' },
  'too-many-alerts': { status: 409, message: 'You have as many search alerts as the library keeps.' },
  'folder-not-found': { status: 404, message: 'There is no such folder among yours.' },
  'folder-name-taken': { status: 409, message: 'You have a folder of this name already.' },
  'too-many-folders': { status: 409, message: 'You have as many folders as the library keeps.' },
  'favorite-not-found': { status: 404, message: 'There is no such favorite among yours.' },
  'too-many-favorites': { status: 409, message: 'You have as many favorites as the library keeps.' },
  'merger-case-not-found': { status: 404, message: 'There is no such merger among those that you keep.' },
  'too-many-merger-cases': { status: 409, message: 'You have as many mergers as the library keeps.' },
  'merger-case-changed': {
    status: 409,
    message:
      'This merger was changed elsewhere since you opened it, so nothing was written over. Keep yours beside it.',
  },
  'merger-case-too-large': {
    status: 422,
    message: 'These are more figures than the library keeps of one merger. Leave places out that do not matter.',
  },
  'shared-case-not-found': {
    status: 404,
    message: 'No merger is shared at this address: whoever shared it has ended that, or removed it.',
  },
  'record-not-found': { status: 404, message: 'There is no such search in your research record.' },
} as const satisfies Refusals;
