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

/** What is said of a download that failed: the words of the error catalogue (ERR-006, ERR-007) and the server's reason. */
export function describeFailure(error: ApiError): NotificationRequest {
  const words = error.status === 404 ? 'Not Found' : 'An unexpected server error occurred.';
  const known =
    error.status === 404 || error.code === 'unexpected' ? undefined : (error.details?.reason ?? error.message);
  return {
    type: 'error',
    title: 'Nothing was downloaded',
    content: error.kind === 'offline' ? error.message : [words, known].filter(Boolean).join(' '),
  };
}
