import type { EditionId } from '#domain/edition/edition.ts';
import { ask, listExamples, type Example } from './ask-canary.ts';
import { FILE_QUESTIONS } from './file-questions.ts';
import type { OpenCanary } from './open-canary.ts';
import { SEARCH_QUESTIONS } from './search-questions.ts';
import { TOOL_QUESTIONS } from './tool-questions.ts';

/** What an answer may say of closed documents: their rounded number, and what stands in the list of their own. */
const OF_CLOSED = ['closed', 'citedClosed', 'relatedClosed', 'citedByClosed'];
/** What is another from one library, and from one moment, to the next. */
const PASSING = ['corpusVersion', 'milliseconds', 'requestId', 'at', 'coverImage', 'CoverImage', 'imageUrl'];
/** How many cases an edition has is said with every answer on relations (OP-138). */
const SAID = ['searched'];
const INSTANT = /\d{4}-\d{2}-\d{2}T[\d:.]+Z/gu;

/**
 * What names closed documents with their padlock, as may be done with a record: the list of what is closed, names that
 * are looked up, columns of comparisons, contents, refusals, profiles with the number of cases outside, and developments, which lead to what they
 * are about; and favorites, which are no search.
 */
const NAMES_RECORDS = /\/resolve$|\/Developments$|\/CompareJurisdictions\/(?:TopicsAndJurisdictions|Compare)\//u;
const KINDS_WITH_RECORDS = /"scope":"closed"|"kind":"(?:documents?|toc|checklist|profile|favorites|compare)"/u;

/** The calls that list and count. */
const isCounting = ({ name, payload }: Example) =>
  [SEARCH_QUESTIONS, TOOL_QUESTIONS, FILE_QUESTIONS].some((questions) => Object.hasOwn(questions, name)) &&
  !NAMES_RECORDS.test(name) &&
  !KINDS_WITH_RECORDS.test(JSON.stringify(payload ?? ''));

/**
 * The examples that a reader is answered otherwise where closed texts are there than where they are not, but for what
 * says so in as many words: whoever could tell the difference could read them piece by piece (OP-169).
 */
export async function listDifferences(
  [one, other]: readonly [OpenCanary, OpenCanary],
  { reader: name, edition }: { readonly reader: string; readonly edition: EditionId },
): Promise<string[]> {
  const [first, second] = [one, other].map(({ readers }) => readers.find((reader) => reader.name === name)!);
  const different: string[] = [];
  for (const example of listExamples(one.canaries[edition], first!).filter(isCounting)) {
    const answers = [
      await ask(one.server, first!, edition, example),
      await ask(other.server, second!, edition, example),
    ].map(({ status, body }) => `${status} ${simplify(body)}`);
    if (answers[0] === answers[1]) continue;
    let at = 0;
    while (answers[0]![at] === answers[1]![at]) at += 1;
    const said = answers.map((answer) => answer.slice(Math.max(0, at - 60), at + 100));
    different.push(`${example.name} ${JSON.stringify(example.payload ?? '')}: ${said.join(' — without: ')}`);
  }
  return different;
}

/**
 * Hits in no order: how rare a word is and how long documents are is counted over the whole library, so that the order by
 * relevance may be another by a hair, as anybody's who adds a document; which are found, and what is said of each, is not.
 */
function simplify(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), (key, value: unknown) => {
      if ([...OF_CLOSED, ...PASSING, ...SAID].includes(key)) return undefined;
      if (key !== 'hits' || !Array.isArray(value)) return value;
      return value.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) as unknown[];
    }).replaceAll(INSTANT, 'then');
  } catch {
    return body;
  }
}
