import { editionView, type EditionView } from '#contract/edition-view.ts';
import { parseJson } from './parse-answer.ts';

/** The edition view of `/apiv2/edition-view`. */
export function readEditionView(json: string): EditionView {
  return parseJson(editionView, json);
}

/** The edition view that a page brings along. Throws where it brings none. */
export function readPageView(page: string): EditionView {
  const [, json] = /id="edition-view">(.*?)<\/script>/su.exec(page) ?? [];
  if (json === undefined) throw new Error('the page has no edition view');
  return readEditionView(json);
}
