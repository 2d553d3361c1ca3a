import { DOWNLOADS, ROWS_HEADER, TOTAL_HEADER, type DownloadBody, type DownloadFormat } from '#contract/download.ts';
import type { Call } from '#contract/call.ts';
import type { DownloadJob } from '#contract/download-job.ts';
import { requestAnswer, type CallInput } from './call-server.ts';
import { fetchWhenReady, type WatchJob } from './download-job.ts';
import { readFileName } from './file-name.ts';

/** What was saved; `rows` below `total` means that the list was cut. */
export interface Downloaded {
  readonly name: string;
  readonly rows: number;
  readonly total: number;
}

/** So long the file itself is waited for; beyond it how far it is can be told. */
const PREFER = 'respond-async, wait=3';

/** What ends a download, and who is told how far one is that takes its time. */
export interface Making {
  readonly signal: AbortSignal;
  readonly watch: WatchJob;
}

/**
 * Fetches a file and has the browser save it under the name that the server gives it (SR-186).
 * @throws ApiError; `AbortError` when the signal fires.
 */
export async function download(format: DownloadFormat, body: DownloadBody, making: Making): Promise<Downloaded> {
  const { signal, watch } = making;
  const answer = await requestAnswer(DOWNLOADS[format], { body, signal, prefer: PREFER });
  if (answer.status !== 202) return saveAnswer(answer);
  return saveAnswer(await fetchWhenReady((await answer.json()) as DownloadJob, signal, watch));
}

/** Goes on with one that is made already, by the id of its job; throws as `download` does. */
export async function resumeDownload(id: string, { signal, watch }: Making): Promise<Downloaded> {
  const job: DownloadJob = { id, state: 'making', ahead: 0, share: 0, file: null, error: null };
  // Until the library is asked nobody knows how far it is.
  const watchKnown: WatchJob = (step) => step !== job && watch(step);
  return saveAnswer(await fetchWhenReady(job, signal, watchKnown));
}

async function saveAnswer(response: Response): Promise<Downloaded> {
  const name = await saveResponse(response);
  const rows = Number(response.headers.get(ROWS_HEADER));
  return { name, rows, total: Number(response.headers.get(TOTAL_HEADER) ?? rows) };
}

/** Has the browser save what a call answers; answers the name of the file. @throws ApiError */
export async function saveFile<C extends Call>(call: C, input: CallInput<C>): Promise<string> {
  return saveResponse(await requestAnswer(call, input));
}

async function saveResponse(response: Response): Promise<string> {
  const name = readFileName(response.headers.get('content-disposition')) ?? 'download';
  save(await response.blob(), name);
  return name;
}

/** Has the browser save something under a name. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after the click; a minute later it has it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
