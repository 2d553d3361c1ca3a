import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isUnsourced } from '../src/domain/facts/states-law.ts';

const root = join(import.meta.dirname, '..');
const DEMO = 'content/demo';

/** No document of our own says what the law is without saying where that was read (OP-186); former texts are left as they were. */
export function checkSourcesOfLaw(): string[] {
  return readdirSync(join(root, DEMO), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.startsWith('versions'))
    .flatMap((name) => refuseUnsourced(`${DEMO}/${name}`, readFileSync(join(root, DEMO, name), 'utf8')));
}

/** What is wrong with the text of a document as it is written, with its front matter. */
export function refuseUnsourced(path: string, written: string): string[] {
  const [, front = '', ...body] = written.split(/^---$/mu);
  const type = /^type: (?<type>.+)$/mu.exec(front)?.groups?.['type'] ?? '';
  const title = /^officialText:\n {2}title: (?<title>.+)$/mu.exec(front)?.groups?.['title'];
  const text = body.join('---').replaceAll(/^#+ /gmu, '');
  if (!isUnsourced({ type, text, ...(title === undefined ? {} : { officialText: { title } }) })) return [];
  return [
    `${path} states a figure, a date or a status of law: name its sources under “## Sources” with the day each was read, or say “Not checked”`,
  ];
}
