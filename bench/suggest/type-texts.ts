import { setTimeout as wait } from 'node:timers/promises';
import { ServerClient } from '../report/ask-server.ts';

/** How long answers took while somebody typed. */
export interface TypingTimes {
  /** By call. */
  readonly milliseconds: ReadonlyMap<string, readonly number[]>;
  readonly failures: number;
  /** Suggestions answered in all, so that a fast nothing is noticed. */
  readonly suggestions: number;
}

/** What one keystroke asks for, as the panel of suggestions does. */
const CALLS = [
  '/apiv2/documentsearch/autocomplete?',
  '/apiv2/books/autocomplete?',
  '/apiv2/documentsearch/autocomplete?section=goTo&',
  '/apiv2/documentsearch/autocomplete?section=practicalInsights&',
];
/** Milliseconds between two keystrokes of somebody who types fast. */
const PACE = 100;
const SHORTEST = 3;
/** Keystrokes on one text. */
const MOST_KEYS = 12;

/** Types texts letter by letter at a fixed pace, whether or not earlier answers have come, so that a pause counts in full. */
export async function typeTexts(
  port: number,
  headers: Readonly<Record<string, string>>,
  texts: readonly string[],
  seconds: number,
): Promise<TypingTimes> {
  const client = new ServerClient(port, { headers, connections: 64 });
  const milliseconds = new Map<string, number[]>(CALLS.map((call) => [call, []]));
  const asked: Promise<void>[] = [];
  let failures = 0;
  let suggestions = 0;
  const ask = async (call: string, term: string) => {
    const answer = await client.get(`${call}${new URLSearchParams({ term }).toString()}`);
    if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
    milliseconds.get(call)?.push(answer.milliseconds);
    suggestions += JSON.parse(Buffer.from(answer.bytes).toString()).suggestions.length;
  };
  const started = performance.now();
  let keys = 0;
  for (const term of listKeystrokes(texts)) {
    const due = started + keys++ * PACE;
    if (due > started + seconds * 1000) break;
    const early = due - performance.now();
    if (early > 1) await wait(early);
    for (const call of CALLS) asked.push(ask(call, term).catch(() => void (failures += 1)));
  }
  await Promise.all(asked);
  client.close();
  return { milliseconds, failures, suggestions };
}

/** What stands in the field after each letter, text after text, for ever. */
function* listKeystrokes(texts: readonly string[]): Generator<string> {
  for (let turn = 0; ; turn += 1) {
    const text = texts[(turn * 31) % texts.length] ?? '';
    for (let length = SHORTEST; length <= Math.min(text.length, SHORTEST + MOST_KEYS); length += 1) {
      yield text.slice(0, length);
    }
  }
}
