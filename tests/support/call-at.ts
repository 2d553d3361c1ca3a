import type { Call } from '#contract/call.ts';

/** A call as the specification addresses it, whatever the contract says: `GET /apiv2/account/GetCsrf`. */
export function callAt<C extends Call>(call: C, method: C['method'], path: string): C {
  return { ...call, method, path };
}
