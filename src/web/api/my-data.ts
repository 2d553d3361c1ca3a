import type { QueryClient } from '@tanstack/react-query';
import { deleteMyData, getMyData } from '#contract/my-data.ts';
import { callServer, requestAnswer } from './call-server.ts';
import { save } from './download.ts';
import { readFileName } from './file-name.ts';

/** Has the browser save everything that is kept about the account; answers the name of the file. @throws ApiError */
export async function saveMyData(): Promise<string> {
  const response = await requestAnswer(getMyData, {});
  const name = readFileName(response.headers.get('content-disposition')) ?? 'my-data.json';
  save(await response.blob(), name);
  return name;
}

/** Forgets everything that the account has collected; answers how many things there were. @throws ApiError */
export async function forgetMyData(queries: QueryClient): Promise<number> {
  const { count } = await callServer(deleteMyData, { body: { confirmed: true } });
  await queries.invalidateQueries();
  return count;
}
