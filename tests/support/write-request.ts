import type { Call, CallBody, CallQuery, HttpMethod } from '#contract/call.ts';

/** What a test asks with a call, as whom and where. */
export interface Asked<Query = Readonly<Record<string, unknown>>, Body = object | string> {
  /** Values of `{name}` in the path. */
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Query;
  readonly body?: Body;
  /** `ka.localhost` where nothing is said. */
  readonly host?: string;
  /** Cookies and token of somebody else than the usual reader, `{}` of nobody. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Network address of the one who asks. */
  readonly from?: string;
}

/** The same in the words of a call. */
export type AskedOf<C extends Call> = Asked<CallQuery<C>, CallBody<C>>;

export interface WrittenRequest {
  readonly method: HttpMethod;
  readonly url: string;
  readonly payload?: object | string;
}

/** The request of a call, as the browser's client writes it; a list in the query is repeated. */
export function writeRequest({ method, path }: Call, asked: Asked<unknown, unknown>): WrittenRequest {
  const url = path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    const value = asked.path?.[name];
    if (value === undefined) throw new Error(`${path} needs ${name}`);
    return encodeURIComponent(value);
  });
  const parameters = new URLSearchParams();
  for (const [name, values] of Object.entries(asked.query ?? {})) {
    for (const value of [values].flat()) if (value !== undefined) parameters.append(name, String(value));
  }
  const query = parameters.size > 0 ? `?${parameters.toString()}` : '';
  if (method === 'GET') return { method, url: url + query };
  return { method, url: url + query, payload: asked.body ?? {} };
}
