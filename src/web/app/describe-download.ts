import type { DownloadKind } from '#contract/download.ts';
import type { ApiError } from '#web/api/api-error.ts';
import type { Downloaded } from '#web/api/download.ts';
import type { NotificationRequest } from './notifications.ts';

const whole = new Intl.NumberFormat('en-GB');

/** What is said of a file that does not hold all (OP-77, OP-124); undefined for a whole one. */
export function describeCut({ rows, total }: Downloaded, kind: DownloadKind): NotificationRequest | undefined {
  if (rows >= total) return undefined;
  if (kind === 'documents') {
    return {
      type: 'warning',
      title: 'Not all are in the file',
      content: `The file holds ${whole.format(rows)} of ${whole.format(total)} documents; its first page says what was left out.`,
    };
  }
  return {
    type: 'warning',
    title: 'The list was cut',
    content: `The file holds ${whole.format(rows)} of ${whole.format(total)} results. Narrow the search to get the others.`,
  };
}

/** How far a file is: how many come before it, or how much of it is done. */
export function describeProgress({ ahead, share }: { readonly ahead: number; readonly share: number }): string {
  if (ahead > 0) return `waiting, ${whole.format(ahead)} before it`;
  return `${whole.format(Math.floor(share * 100))} % done`;
}

/** What happened, where the library refuses on purpose and something particular can be done about it. */
const TITLES: Readonly<Record<string, string>> = {
  'too-many-downloads': 'Many files are waiting',
  'too-many-own-downloads': 'Your other files come first',
  'too-many-requests': 'Too much at once',
  'reading-limit': 'More than may be opened now',
  'download-too-large': 'The file would be too large',
  'text-not-settable': 'This text does not fit this kind of file',
  'download-not-found': 'The file is no longer there',
};

/**
 * What is said of a download that failed. What the library refuses on purpose speaks for itself; a failure of the server
 * has the words of the error catalogue before what is known of it (ERR-006), a 404 those of its own (ERR-007).
 */
export function describeFailure(error: ApiError): NotificationRequest {
  return { type: 'error', title: TITLES[error.code] ?? 'Nothing was downloaded', content: explain(error) };
}

function explain(error: ApiError): string {
  const { status, code, message } = error;
  if (error.kind === 'offline') return message;
  if (code === 'reading-limit') return explainLimit(error);
  const known = error.details?.reason ?? message;
  if (status === 404) return code in TITLES ? `${NOT_FOUND}. ${known}` : NOT_FOUND;
  if (status < 500) return known;
  return code === 'unexpected' ? FAILED : `${FAILED} ${known}`;
}

/** How much may be opened, how long to wait, and whom to ask (OP-179). */
function explainLimit({ message, details }: ApiError): string {
  const whom = details?.contact ? `ask ${details.contact}` : 'write to us';
  return `${details?.reason ?? message} If your work needs more, please ${whom}.`;
}

const NOT_FOUND = 'Not Found';
const FAILED = 'An unexpected server error occurred.';
