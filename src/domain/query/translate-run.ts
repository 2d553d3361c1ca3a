import { explainNear } from '#domain/query/explain-near.ts';
import { reachOfRun } from '#domain/query/reach-of-run.ts';
import { shortenText } from '#domain/words/shorten-text.ts';
import { findOperator, translateConnector } from '#domain/query/translate-connector.ts';

/** A word with the signs of another system, as it is searched here, with the words that say so. */
export interface TranslatedRun {
  readonly run: string;
  readonly message: string;
}

/** How a sign on a word is read; the first that fits counts. */
interface SignRule {
  /** Its first group is the word. */
  readonly pattern: RegExp;
  readonly read: (word: string) => string;
  /** What is said behind “x” was read as “y”. */
  readonly because: string;
}

const RULES: readonly SignRule[] = [
  { pattern: /^(.*[\p{L}\p{M}])!$/u, read: (word) => `${word}*`, because: '' },
  { pattern: /^!([\p{L}\p{N}].*)$/u, read: (word) => `*${word}`, because: '' },
  // Plural and singular are found anyway. `US$`, `A$` and the like are money.
  { pattern: /^((?=.*\p{Ll})\p{L}{3,})\$$/u, read: (word) => word, because: ': plural and singular are found anyway' },
  {
    pattern: /^(.*[\p{L}\p{M}\p{N}*?])~\d*(?:\.\d+)?$/u,
    read: (word) => word,
    because: ': words spelt otherwise are not looked for',
  },
  {
    pattern: /^(.*[\p{L}\p{M}\p{N}*?])\^\d+(?:\.\d+)?$/u,
    read: (word) => word,
    because: ': no word weighs more than another',
  },
  { pattern: /^#([\p{L}\p{N}].*)$/u, read: (word) => word, because: ': for the word only as written put = before it' },
];

/** Connectors that have no counterpart here; by themselves they are words like any other. */
const FOREIGN =
  /^(?:ADJ|SAME|XOR|ONEAR|FBY|W\d+|(?:onear|within|same|f|q)\/(?:\d+|[sp])|(?:w|pre)?\/(?:sent|para|seg|doc)|atl(?:east)?\d+)$/i;
const CAPITALS = /^(?:adj|same|xor|onear|fby|w\d+|atl(?:east)?\d+)$/;

/**
 * Reads `word!`, `!word`, `word$`, `word~2`, `word^3`, `#word` (OP-165) before the rest of the query; undefined where
 * there is nothing to read, or where without its sign it would be something else: `NEAR~2`, or `V~2(1)` with its group.
 */
export function translateRun(typed: string, rest = ''): TranslatedRun | undefined {
  let run = typed;
  let why = '';
  for (let next = readSign(run); next !== undefined; next = readSign(run)) {
    run = next.run;
    why = next.because || why;
  }
  if (run === typed || run === 'BUT' || (findOperator(run) ?? translateConnector(run))) return undefined;
  if (reachOfRun(`${run}${rest}`, run, 0).end > run.length) return undefined;
  return { run, message: `“${shortenText(typed)}” was read as “${shortenText(run)}”${why}.` };
}

function readSign(run: string): { readonly run: string; readonly because: string } | undefined {
  for (const { pattern, read, because } of RULES) {
    const word = pattern.exec(run)?.[1];
    if (word !== undefined) return { run: read(word), because };
  }
  return undefined;
}

/** Connectors that could be nothing else even where no term stands on one of their sides. */
const LOOSE = /^(?:w|near|pre)?\/(?:\d+|[sp]\d?)$/i;

/**
 * Says of what looks like a connector of another system, and is none here, how it is read (OP-165); `standsBetween` where
 * there is something to search for on either side of it.
 */
export function nameForeign(typed: string, standsBetween: boolean): string | undefined {
  if (!standsBetween) {
    if (!LOOSE.test(typed)) return undefined;
    return `“${typed}” was read as an ordinary word: a connector stands between two terms.`;
  }
  if (!FOREIGN.test(typed) || CAPITALS.test(typed)) return undefined;
  return `“${typed}” was read as an ordinary word: it is no operator here. NEAR5 finds both, with ${explainNear(5)}.`;
}
