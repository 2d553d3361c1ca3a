import { toApiError, type ApiError } from '#web/api/api-error.ts';
import { notify } from './notifications.ts';

/** What is done about an error; words are the title under which it is told. */
export type Failure = string | ((error: ApiError) => void);

/** Answers whether it worked; what went wrong is said under `failure`. */
export async function attempt(failure: Failure, work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (thrown) {
    const error = toApiError(thrown);
    if (typeof failure === 'string') notify({ type: 'error', title: failure, content: error.message });
    else failure(error);
    return false;
  }
}
