import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Yardstick, YardstickDocument } from '../search/yardstick.ts';

/** Every so many documents one counts as a book, so that there is something to find among titles too. */
const BOOKS = 10;
/** Texts that somebody types are taken from one document in so many. */
const TYPED = 97;
/** Files beyond a size are refused. */
const DOCUMENTS_IN_FILE = 5_000;

/** Writes the yardstick's documents as JSON Lines into a folder; answers texts that readers of them would type. */
export async function writeLibrary(yardstick: Yardstick, folder: string): Promise<string[]> {
  const typed = new Set<string>();
  let lines: string[] = [];
  let files = 0;
  const flush = () => {
    if (lines.length === 0) return;
    writeFileSync(join(folder, `${++files}.jsonl`), lines.join(''));
    lines = [];
  };
  for await (const document of yardstick.documents()) {
    lines.push(`${JSON.stringify(describe(document))}\n`);
    if (lines.length === DOCUMENTS_IN_FILE) flush();
    if (document.id % TYPED === 0) for (const text of listTypedTexts(document)) typed.add(text);
  }
  flush();
  return [...typed];
}

function describe({ id, title, body, date, facets }: YardstickDocument): object {
  return {
    id: `yardstick-${id}`,
    title,
    type: id % BOOKS === 0 ? 'Book' : facets['type'],
    jurisdiction: [facets['jurisdiction']].flat(),
    topic: listTopics(facets['topic']),
    authors: [facets['author'] ?? []].flat(),
    source: facets['source'],
    publicationDate: date,
    text: body,
  };
}

/** `Tax: costs` is a path in our trees. */
function listTopics(topics: YardstickDocument['facets'][string] | undefined): string[] {
  return [topics ?? []].flat().map((topic) => String(topic).replace(': ', ' > '));
}

function listTypedTexts({ title, facets }: YardstickDocument): string[] {
  const words = title.split(' ');
  const topics = listTopics(facets['topic']).map((topic) => topic.split(' > ').at(-1) ?? topic);
  return [title, words.slice(1, 3).join(' '), ...[facets['author'] ?? []].flat().map(String), ...topics].filter(
    (text) => text.length > 3,
  );
}
