/** Joins wrapped lines of one paragraph; a word that was divided at a line's end is made whole. */
export class LineJoiner {
  readonly #known: ReadonlySet<string>;
  /** Words in capitals, such as the names of justices. */
  readonly #capitals: ReadonlySet<string>;

  /**
   * `text` is the whole text: a compound that it prints with its hyphen inside a line keeps it. `names`: words in
   * capitals that are whole wherever they are divided.
   */
  constructor(text: string, names: readonly string[] = []) {
    this.#known = new Set(text.toLowerCase().match(/(?<!\p{L})\p{L}{1,100}(?:[-‐]\p{L}{1,100})+/gu) ?? []);
    this.#capitals = new Set([...(text.match(/\p{Lu}{4,}/gu) ?? []), ...names]);
  }

  /** The lines as one text. */
  joinAll(lines: readonly string[]): string {
    const parts: string[] = [];
    for (const line of lines) {
      const before = parts.pop();
      if (before === undefined) parts.push(line.trim());
      else parts.push(...this.#joinPair(before, line.trim()));
    }
    return parts.join('');
  }

  /** Both lines with what stands between them; only the end of the first and the beginning of the second count. */
  #joinPair(before: string, after: string): [string, string] {
    if (before === '' || after === '') return [before, after];
    const stem = /([\p{L}\p{N}'’\u2010-]*\p{L})[-\u2010\u00ad]$/u.exec(before.slice(-100))?.[1];
    const rest = /^\p{Ll}[\p{L}'’]{0,100}/u.exec(after)?.[0];
    if (this.#dividesCapitals(before, after)) return [before.slice(0, -1), after];
    if (stem === undefined || rest === undefined) {
      return /[-—–/]$/.test(before) && !/\s[-–]$/.test(before) ? [before, after] : [`${before} `, after];
    }
    const isKnown = /[-‐]/.test(stem) || isCompound(stem, rest) || this.#known.has(`${stem}-${rest}`.toLowerCase());
    return [isKnown && !before.endsWith('\u00ad') ? before : before.slice(0, -1), after];
  }

  /** Whether a word in capitals is divided here that stands whole elsewhere: `GINS-` before `BURG`. */
  #dividesCapitals(before: string, after: string): boolean {
    const stem = /(?<!\p{L})(\p{Lu}{2,100})[-\u2010\u00ad]$/u.exec(before.slice(-100))?.[1];
    const rest = /^\p{Lu}{2,100}(?!\p{L})/u.exec(after)?.[0];
    return stem !== undefined && rest !== undefined && this.#capitals.has(stem + rest);
  }
}

/** Words that are written with a hyphen behind them: `well-settled`, but `selfish`. */
function isCompound(stem: string, rest: string): boolean {
  return /^(?:well|self)$/iu.test(stem) && !/^(?:ish|less|same|hood|ness)/u.test(rest);
}
