import type { KnownInstrument } from './known-instrument.ts';
import { listReferenceTokens, type ReferenceToken } from './reference-tokens.ts';

/** One instrument that a name may stand for. */
export interface Bearer {
  readonly id: string;
  /** The year that must stand beside the name. */
  readonly needsYear?: number;
  /** As it is written, where capitals decide: `OR`, `CO`, `EC`. */
  readonly exact?: string;
}

interface Branch {
  readonly next: Map<string, Branch>;
  readonly bearers: Bearer[];
}

/** A name found in a reference: up to which token, and whom it may mean. */
export interface FoundName {
  readonly end: number;
  readonly bearers: readonly Bearer[];
}

const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['reg', 'regulation'],
  ['dir', 'directive'],
]);
const NUMBERED = new Set(['regulation', 'directive', 'decision']);
const COMMUNITY = new Set(['ec', 'eu', 'eec', 'euratom', 'no', 'nr']);
const BETWEEN = new Set(['.', ',', '(', ')', '/', '-', '–']);

/** Instruments by what they are called. Build it once: building takes time in proportion to the names. */
export class KnownInstruments {
  readonly #byId = new Map<string, KnownInstrument>();
  readonly #root: Branch = { next: new Map(), bearers: [] };

  constructor(instruments: readonly KnownInstrument[]) {
    for (const instrument of instruments) {
      this.#byId.set(instrument.id, instrument);
      for (const name of new Set([instrument.name, ...instrument.aliases])) this.#addName(name, instrument.id);
    }
  }

  /** The instrument of an id; undefined where it is not known. */
  find(id: string): KnownInstrument | undefined {
    return this.#byId.get(id);
  }

  /** Those whose rules an instrument holds: the Implementing Regulations hold what is cited as a rule of the EPC. */
  listRuled(id: string): readonly KnownInstrument[] {
    return [...this.#byId.values()].filter(({ rulesIn }) => rulesIn === id);
  }

  /** The longest known name that begins at a token; accents, capitals, commas and `the` do not matter. */
  findName(tokens: readonly ReferenceToken[], start: number): FoundName | undefined {
    if (tokens[start]?.isWord !== true) return undefined;
    let branch = this.#root;
    let found: FoundName | undefined;
    let previous = '';
    let at = start;
    for (;;) {
      at = skipBetween(tokens, at, branch, previous);
      const token = tokens[at];
      const word = token === undefined ? '' : foldNameWord(token.folded);
      const next = branch.next.get(word);
      if (token?.isWord !== true || next === undefined) break;
      [branch, previous] = [next, word];
      at += 1;
      const bearers = branch.bearers.filter(({ exact }) => exact === undefined || exact === tokens[start]?.text);
      if (bearers.length > 0) found = { end: skipClosing(tokens, start, at), bearers };
    }
    return found;
  }

  #addName(name: string, id: string): void {
    const tokens = listReferenceTokens(name).filter(({ isWord, folded }) => isWord && folded !== 'the');
    const last = tokens.at(-1)?.folded ?? '';
    const before = tokens.at(-2)?.folded ?? '';
    const endsInYear = readYear(last) !== undefined && before !== '' && !/^\d|^of$/.test(before);
    const named = endsInYear ? tokens.slice(0, -1) : tokens;
    let branch = this.#root;
    for (const { folded } of named) {
      const word = foldNameWord(folded);
      const next = branch.next.get(word) ?? { next: new Map(), bearers: [] };
      branch.next.set(word, next);
      branch = next;
    }
    const exact = named.length === 1 && /^\p{Lu}{2}$/u.test(named[0]?.text ?? '') ? named[0]?.text : undefined;
    branch.bearers.push({
      id,
      ...(endsInYear ? { needsYear: Number(last) } : {}),
      ...(exact === undefined ? {} : { exact }),
    });
  }
}

/** A year from 1700 to 2099; undefined for any other word. */
export function readYear(folded: string): number | undefined {
  return /^(?:1[789]|20)\d\d$/.test(folded) ? Number(folded) : undefined;
}

function foldNameWord(folded: string): string {
  return SYNONYMS.get(folded) ?? folded;
}

/** Over what may stand between two words of a name: a mark or two, `the`, and `(EC) No` in a regulation's number. */
function skipBetween(tokens: readonly ReferenceToken[], start: number, branch: Branch, previous: string): number {
  if (previous === '') return start;
  let at = start;
  for (let skipped = 0; skipped < 8; skipped += 1, at += 1) {
    const token = tokens[at];
    if (token === undefined || branch.next.has(foldNameWord(token.folded))) return at;
    const isPassed =
      token.folded === 'the' || BETWEEN.has(token.folded) || (NUMBERED.has(previous) && COMMUNITY.has(token.folded));
    if (!isPassed) return at;
  }
  return at;
}

/** Past the bracket that a name opened, and past `/EU` and the like after a directive's number. */
function skipClosing(tokens: readonly ReferenceToken[], start: number, end: number): number {
  let at = end;
  if (tokens[at]?.folded === '/' && COMMUNITY.has(tokens[at + 1]?.folded ?? '')) at += 2;
  const within = tokens.slice(start, at).map(({ folded }) => folded);
  const isOpen = within.lastIndexOf('(') > within.lastIndexOf(')');
  return isOpen && tokens[at]?.folded === ')' ? at + 1 : at;
}
