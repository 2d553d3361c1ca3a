import { strFromU8, unzipSync } from 'fflate';
import type { LightMyRequestResponse } from 'fastify';
import { CALLS } from '#contract/calls.ts';
import type { TestServer } from '../demo-server.ts';
import { writeRequest } from '../write-request.ts';
import { ADDRESSES, PUBLIC_ADDRESSES } from './other-addresses.ts';
import { CHANGING_QUESTIONS, DESK_QUESTIONS } from './desk-questions.ts';
import { FILE_QUESTIONS } from './file-questions.ts';
import { HOSTS, OWNER, type CanaryReader } from './canary-readers.ts';
import { READING_QUESTIONS } from './reading-questions.ts';
import { SEARCH_QUESTIONS } from './search-questions.ts';
import { TOOL_QUESTIONS } from './tool-questions.ts';
import type { Canary, Question, Questions } from './questions.ts';

/** Every call that answers something, with its examples. */
export const QUESTIONS: Questions = {
  ...SEARCH_QUESTIONS,
  ...READING_QUESTIONS,
  ...TOOL_QUESTIONS,
  ...DESK_QUESTIONS,
  ...FILE_QUESTIONS,
};

/** Of a call under its other base so many examples are enough: the handler is the same. */
const UNDER_OTHER_BASE = 2;

export const nameOf = ({ method, path }: { readonly method: string; readonly path: string }) => `${method} ${path}`;

/** A call under both bases is asked about once, as it is under the first. */
export const asOne = (name: string) =>
  name.replace(/ \/apiv2\/api\/(?=Download|Developments|Filter|LatestSearches|Favorite)/u, ' /mip/api/');

/** A request that is made, and what it is an example of. */
export interface Example {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly payload?: object | string;
}

/**
 * Every example on the host of an edition. Whoever has nothing to lose begins with those that change something; what
 * does not depend on who asks is asked once, by the one who has no account.
 */
export function listExamples(canary: Canary, { account }: Pick<CanaryReader, 'account'>): Example[] {
  const changes = account?.startsWith(OWNER) !== true;
  const examples = [...(changes ? writeExamples(CHANGING_QUESTIONS, canary) : []), ...writeExamples(QUESTIONS, canary)];
  const served = Object.entries({ ...ADDRESSES, ...(account === null ? PUBLIC_ADDRESSES : {}) });
  const addresses = served.flatMap(([name, list]) =>
    list(canary).map((url) => ({ name: `GET ${name}`, method: 'GET', url })),
  );
  return [...examples, ...addresses];
}

function writeExamples(questions: Questions, canary: Canary): Example[] {
  return CALLS.flatMap((call) => {
    const name = nameOf(call);
    const ask = questions[asOne(name)];
    const asked: readonly Question[] = ask?.(canary) ?? [];
    const some = asOne(name) === name ? asked : asked.slice(0, UNDER_OTHER_BASE);
    return some.map((question) => ({ name, ...writeRequest(call, question) }));
  });
}

/** What came back: all of it as text, files unpacked. */
interface Answer {
  readonly status: number;
  /** The head, and the body, unpacked. */
  readonly text: string;
  /** As it was sent. */
  readonly body: string;
}

/** Makes a request as somebody on a host. */
export async function ask(
  server: TestServer,
  { headers, from }: CanaryReader,
  edition: Canary['edition'],
  { method, url, payload }: Example,
): Promise<Answer> {
  const response = await server.app.inject({
    method: method as 'GET',
    url,
    headers: {
      host: HOSTS[edition],
      ...headers,
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload }),
    ...(from === undefined ? {} : { remoteAddress: from }),
  });
  checkFileName(url, response.headers['content-disposition']);
  return { status: response.statusCode, text: readAll(response), body: response.body };
}

/** Of every file: a name in ASCII that nothing in it ends, and beside it the whole where that is another (OP-76). */
const FILE_NAME = /^(?:inline|attachment); filename="[ !#-$&-[\]-~]+"(?:; filename\*=UTF-8''[\w.~%-]+)?$/u;

function checkFileName(url: string, header: string | undefined): void {
  if (header !== undefined && !FILE_NAME.test(header)) throw new Error(`OP-76: the file of ${url} is named ${header}`);
}

/** The head of an answer, and its body; a packed file part by part. */
function readAll({ headers, rawPayload }: LightMyRequestResponse): string {
  const isPacked = rawPayload[0] === 0x50 && rawPayload[1] === 0x4b;
  const body = isPacked
    ? Object.values(unzipSync(rawPayload)).map((bytes) => strFromU8(bytes))
    : [rawPayload.toString('utf8')];
  return [JSON.stringify(headers), ...body].join('\n');
}
