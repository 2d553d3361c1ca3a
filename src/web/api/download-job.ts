import { endDownloadJob, getDownloadedFile, getDownloadJob, type DownloadJob } from '#contract/download-job.ts';
import { ApiError } from './api-error.ts';
import { callServer, requestAnswer } from './call-server.ts';

const PAUSE_MILLISECONDS = 1000;
/** So many questions in a row may not reach the library; the file is made meanwhile. */
const MOST_UNHEARD = 20;
/** So long the library waits for a page that is loaded anew, in seconds. */
const PATIENCE = 15;

/** Told how far a file is each time that is known. */
export type WatchJob = (job: JobStep) => void;

type JobStep = Pick<DownloadJob, 'id' | 'ahead' | 'share'>;

/**
 * Waits until a file is made, and fetches it (OP-124). When the signal fires the making is ended, too, and when the page
 * goes and is not loaded anew soon: nobody could save the file, and it would keep its reader's next ones waiting.
 * @throws ApiError where it could not be made; `AbortError` when the signal fires.
 */
export async function fetchWhenReady(first: DownloadJob, signal: AbortSignal, watch: WatchJob): Promise<Response> {
  const path = { id: first.id };
  // Nobody waits for the answer: where it does not arrive, the file goes by itself.
  const end = (patience = 0) =>
    void callServer(endDownloadJob, { path, query: patience ? { patience } : {}, isLast: true }).catch(() => undefined);
  const leave = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) end(PATIENCE);
  };
  window.addEventListener('pagehide', leave);
  try {
    let job = first;
    for (let unheard = 0; job.state === 'waiting' || job.state === 'making';) {
      watch(job);
      await pause(signal);
      try {
        job = await callServer(getDownloadJob, { path, signal });
        unheard = 0;
      } catch (error) {
        unheard += 1;
        if (!isForNow(error) || unheard > MOST_UNHEARD) throw error;
      }
    }
    if (job.error) {
      const { code, status, message, reason } = job.error;
      throw new ApiError(status, { code, message, ...(reason === null ? {} : { details: { reason } }) });
    }
    return await requestAnswer(getDownloadedFile, { path, signal });
  } catch (error) {
    if (signal.aborted) end();
    throw error;
  } finally {
    window.removeEventListener('pagehide', leave);
  }
}

/** Whether the library, or what stands before it, is away for a moment: while it is started anew, for example. */
function isForNow(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'offline' || [502, 503, 504].includes(error.status));
}

function pause(signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PAUSE_MILLISECONDS);
  const end = () => {
    clearTimeout(timer);
    reject(signal.reason as Error);
  };
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  return promise;
}
