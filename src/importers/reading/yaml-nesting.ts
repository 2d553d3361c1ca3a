import { Lexer } from 'yaml';

const SCALAR_FOLLOWS = '\u001f';
/** Signs of the lexer for where a document or a flow ends, marks of byte order, comments and directives. */
const SAYS_NOTHING = ['\u0002', '\u0018', '\ufeff', '#', '%'];

/** Follows the tokens of a YAML text and counts how deep its collections stand in one another, by brackets and by indentation. */
class NestingCount {
  line = 1;
  #column = 0;
  #flow = 0;
  /** Columns at which the open collections of lines begin. */
  readonly #columns: number[] = [];
  #mayBegin = true;
  #isScalar = false;

  get depth(): number {
    return this.#columns.length + this.#flow;
  }

  take(token: string): void {
    if (token === SCALAR_FOLLOWS) this.#isScalar = true;
    else if (this.#isScalar) this.#takeScalar(token);
    else if (/^[\r\n]/u.test(token)) this.#endLine(token);
    else if (/^[ \t]/u.test(token)) this.#column += token.length;
    else if (!SAYS_NOTHING.includes(token.charAt(0))) this.#takeSign(token);
  }

  #takeScalar(token: string): void {
    this.#isScalar = false;
    this.#begin();
    this.#mayBegin = false;
    this.#endLine(token);
  }

  #takeSign(token: string): void {
    const isIndicator = token === '-' || token === '?';
    if (isIndicator || this.#mayBegin) this.#begin();
    this.#mayBegin = isIndicator;
    if (token === '[' || token === '{') this.#flow += 1;
    if (token === ']' || token === '}') this.#flow = Math.max(0, this.#flow - 1);
    this.#column += token.length;
  }

  #begin(): void {
    if (this.#flow > 0 || !this.#mayBegin) return;
    while ((this.#columns.at(-1) ?? -1) > this.#column) this.#columns.pop();
    if ((this.#columns.at(-1) ?? -1) < this.#column) this.#columns.push(this.#column);
  }

  #endLine(text: string): void {
    const last = text.lastIndexOf('\n');
    this.#column = last < 0 ? this.#column + text.length : text.length - last - 1;
    if (last < 0) return;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) this.line += 1;
    this.#mayBegin = true;
  }
}

/** The line on which a YAML text goes deeper than `deepest`: it would overflow whoever reads it; undefined where it never does. */
export function findDeepLine(text: string, deepest: number): number | undefined {
  const count = new NestingCount();
  for (const token of new Lexer().lex(text)) {
    count.take(token);
    if (count.depth > deepest) return count.line;
  }
  return undefined;
}
