import { findFieldTrouble, OF_ANOTHER_FIELD, saysItsName } from './field-trouble.ts';

const ACTS =
  /\\(?:object|objdata|objocx|objhtml|objlink|objautlink|ddeauto)\b|\\\*\\(?:template|mailmerge|xmlopen)\b/iu;
/** A group that begins or ends, a character by its number with what stands for it, a control word, another sign, or text. */
const TOKEN = /[{}]|\\'[0-9a-f]{2}|\\u-?\d+ ?(?:\\'[0-9a-f]{2}|[^\\{}])?|\\[a-z]+-?\d* ?|\\[^a-z]|[^\\{}]+/giu;

interface Group {
  /** Whether its text is what a field is told. */
  readonly tells: boolean;
  /** Whether that begins with this group. */
  readonly begins: boolean;
}

/** What a field is told: without what stands for characters by number, and with it, as a reader may take either. */
interface Told {
  words: string;
  more: string;
  isMade: boolean;
}

/** What is wrong with the bytes of an RTF; undefined where nothing is. */
export function findRtfTrouble(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  if (!text.startsWith('{\\rtf1')) return 'it is no RTF, whatever its name says';
  if (!text.trimEnd().endsWith('}')) return 'the RTF is cut off';
  const acts = ACTS.exec(text)?.[0];
  if (acts !== undefined) return `the RTF holds embedded objects or a template elsewhere (${acts})`;
  const trouble = new RtfFields().findTrouble(text);
  return trouble === undefined ? undefined : `the RTF ${trouble}; take that out`;
}

/** The fields of an RTF: what they are told stands in groups of their own, with groups and other fields within. */
class RtfFields {
  readonly #groups: Group[] = [];
  readonly #told: Told[] = [];

  findTrouble(text: string): string | undefined {
    for (const [token] of text.matchAll(TOKEN)) {
      const trouble = this.#take(token);
      if (trouble !== undefined) return trouble;
    }
    return this.#told.map(judge).find((trouble) => trouble !== undefined);
  }

  #take(token: string): string | undefined {
    const group = this.#groups.at(-1) ?? { tells: false, begins: false };
    if (token === '{') this.#groups.push({ tells: group.tells, begins: false });
    else if (token === '}') {
      const told = this.#groups.pop()?.begins === true ? this.#told.pop() : undefined;
      return told && judge(told);
    } else if (/^\\fldinst\b/iu.test(token)) return this.#begin();
    else if (/^\\fldrslt\b/iu.test(token)) this.#turn({ tells: false, begins: group.begins });
    else if (group.tells) this.#add(token);
    return undefined;
  }

  #begin(): string | undefined {
    const around = this.#groups.at(-1)?.tells === true ? this.#told.at(-1) : undefined;
    this.#turn({ tells: true, begins: true });
    this.#told.push({ words: '', more: '', isMade: false });
    if (!around) return undefined;
    around.isMade = true;
    return saysItsName(around.words) ? undefined : OF_ANOTHER_FIELD;
  }

  #turn(group: Group): void {
    this.#groups[Math.max(0, this.#groups.length - 1)] = group;
  }

  #add(token: string): void {
    const told = this.#told.at(-1);
    if (!told) return;
    const [words, more] = plainText(token);
    told.words += words;
    told.more += words + more;
  }
}

function judge({ words, more, isMade }: Told): string | undefined {
  return findFieldTrouble(words, isMade) ?? findFieldTrouble(more, isMade);
}

/** The text of a token, and what stands after a character by number for those who cannot draw it. */
function plainText(token: string): readonly [string, string] {
  const byte = (of: string) => /^\\'([0-9a-f]{2})/iu.exec(of)?.[1];
  const code = byte(token);
  if (code !== undefined) return [String.fromCharCode(Number.parseInt(code, 16)), ''];
  const [, number, instead = ''] = /^\\u(-?\d+) ?(.*)$/isu.exec(token) ?? [];
  if (number !== undefined) return [String.fromCharCode((Number(number) + 65_536) % 65_536), instead];
  if (/^\\[\\{}]$/u.test(token)) return [token.slice(1), ''];
  return [token.startsWith('\\') ? '' : token.replaceAll(/[\r\n]/gu, ''), ''];
}
