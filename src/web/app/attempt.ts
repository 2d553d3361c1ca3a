import { toApiError } from '#web/api/api-error.ts';
import { notify } from './notifications.ts';

/** Answers whether it worked; what went wrong is said under `failure`. */
export async function attempt(failure: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    notify({ type: 'error', title: failure, content: toApiError(error).message });
    return false;
  }
}
