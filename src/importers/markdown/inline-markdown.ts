import type { Inline, InlineStyle, NoteInline } from '#domain/document/inline.ts';
import { parseLinkTarget, parseWebAddress } from '../reading/safe-link.ts';

/** What an inline parser needs to know about the document around it. */
export interface InlineContext {
  /** The note for a reference `[^mark]`, or undefined when the document does not define it. */
  readonly note: (mark: string) => NoteInline | undefined;
  /** Resolves references that are neither `#`, `doc:` nor the web. */
  readonly documentKey?: (reference: string) => string | undefined;
}

/** Deepest nesting of marks that is followed; what lies deeper stays text. */
const MAX_DEPTH = 12;

/** Closing marks that are tried for an opening one before it is taken for a plain sign. */
const MOST_TRIES = 40;

/** Characters in which a bracket must close. */
const LONGEST_BRACKET = 2000;

const HTML_STYLES: Readonly<Record<string, InlineStyle>> = {
  sup: 'superscript',
  sub: 'subscript',
  em: 'emphasis',
  i: 'emphasis',
  strong: 'strong',
  b: 'strong',
  u: 'underline',
};

/** Running text of the Markdown subset: emphasis, strong, code, links, notes, images, `<sup>` and its kin. */
export function parseInlines(text: string, context: InlineContext, depth = 0): Inline[] {
  const inlines: Inline[] = [];
  let plain = '';
  let at = 0;
  const push = (inline: Inline) => {
    if (plain !== '') inlines.push(plain);
    plain = '';
    inlines.push(inline);
  };
  const scan: Scan = { ...context, closing: new ClosingTags(text) };
  while (at < text.length) {
    const found = depth < MAX_DEPTH ? readMark(text, at, scan, depth) : undefined;
    if (found === undefined) {
      plain += text[at];
      at += 1;
      continue;
    }
    for (const inline of Array.isArray(found.inline) ? found.inline : [found.inline]) {
      if (typeof inline === 'string') plain += inline;
      else push(inline);
    }
    at = found.end;
  }
  if (plain !== '') inlines.push(plain);
  return inlines;
}

interface Found {
  readonly inline: Inline | Inline[];
  readonly end: number;
}

/** What is known of the text at hand while it is read. */
interface Scan extends InlineContext {
  readonly closing: ClosingTags;
}

/** The tags that close others in a text: one that was looked for in vain is not looked for again. */
class ClosingTags {
  readonly #text: string;
  readonly #missing = new Set<string>();
  #lower: string | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  find(tag: string, from: number): number {
    if (this.#missing.has(tag)) return -1;
    this.#lower ??= this.#text.toLowerCase();
    const at = this.#lower.indexOf(tag, from);
    if (at < 0) this.#missing.add(tag);
    return at;
  }
}

function readMark(text: string, at: number, context: Scan, depth: number): Found | undefined {
  switch (text[at]) {
    case '\\':
      return readEscape(text, at);
    case '\n':
      return { inline: { kind: 'break' }, end: at + 1 };
    case '`':
      return readCode(text, at);
    case '*':
    case '_':
      return readEmphasis(text, at, context, depth);
    case '[':
      return readNote(text, at, context) ?? readLink(text, at, context, depth);
    case '!':
      return readImage(text, at);
    case '<':
      return readAngle(text, at, context, depth);
    default:
      return undefined;
  }
}

function readEscape(text: string, at: number): Found | undefined {
  const next = text[at + 1];
  return next !== undefined && /[!-/:-@[-`{-~]/.test(next) ? { inline: next, end: at + 2 } : undefined;
}

function readCode(text: string, at: number): Found | undefined {
  const end = text.indexOf('`', at + 1);
  if (end <= at + 1) return undefined;
  return { inline: { kind: 'code', children: [text.slice(at + 1, end)] }, end: end + 1 };
}

function readEmphasis(text: string, at: number, context: InlineContext, depth: number): Found | undefined {
  const mark = text[at] as string;
  const width = text[at + 1] === mark ? 2 : 1;
  const before = text[at - 1] ?? ' ';
  const start = at + width;
  if (/\s|^$/.test(text[start] ?? '') || (mark === '_' && /[\p{L}\p{N}_]/u.test(before))) return undefined;
  const fence = mark.repeat(width);
  let tries = 0;
  for (let end = text.indexOf(fence, start); end >= 0 && tries < MOST_TRIES; end = text.indexOf(fence, end + 1)) {
    tries += 1;
    if (end === start || text[end - 1] === '\\') continue;
    if (width === 1 && (text[end + 1] === mark || text[end - 1] === mark)) {
      end += text[end + 1] === mark ? 1 : 0;
      continue;
    }
    if (mark === '_' && /[\p{L}\p{N}]/u.test(text[end + width] ?? ' ')) continue;
    const children = parseInlines(text.slice(start, end), context, depth + 1);
    return { inline: { kind: width === 2 ? 'strong' : 'emphasis', children }, end: end + width };
  }
  return undefined;
}

function readNote(text: string, at: number, context: InlineContext): Found | undefined {
  const match = /^\[\^([^\]\s]{1,40})\]/.exec(text.slice(at, at + 44));
  const note = match?.[1] === undefined ? undefined : context.note(match[1]);
  return match && note ? { inline: note, end: at + match[0].length } : undefined;
}

function readLink(text: string, at: number, context: InlineContext, depth: number): Found | undefined {
  if (!text.slice(at, at + LONGEST_BRACKET).includes('](')) return undefined;
  const label = readBalanced(text, at, '[', ']');
  if (label === undefined || text[label] !== '(') return undefined;
  const close = readBalanced(text, label, '(', ')');
  if (close === undefined) return undefined;
  const children = parseInlines(text.slice(at + 1, label - 1), context, depth + 1);
  const reference = text
    .slice(label + 1, close - 1)
    .trim()
    .replace(/\s+"[^"]*"$/, '')
    .replace(/^<(.*)>$/, '$1');
  const key = context.documentKey?.(reference);
  const target = key === undefined ? parseLinkTarget(reference) : ({ to: 'document', key } as const);
  return { inline: target ? { kind: 'link', target, children } : children, end: close };
}

function readImage(text: string, at: number): Found | undefined {
  const match = /^!\[([^\]]*)\]\(\s*([^\s()]*)[^()]*\)/.exec(text.slice(at, at + 2000));
  if (!match) return undefined;
  return { inline: { kind: 'image', source: match[2] ?? '', alt: match[1] ?? '' }, end: at + match[0].length };
}

function readAngle(text: string, at: number, context: Scan, depth: number): Found | undefined {
  const rest = text.slice(at, at + 2000);
  const address = /^<((?:https?:\/\/|mailto:)[^\s<>]+)>/i.exec(rest);
  const href = address?.[1] === undefined ? undefined : parseWebAddress(address[1]);
  if (address?.[1] !== undefined && href !== undefined) {
    return {
      inline: { kind: 'link', target: { to: 'web', href }, children: [address[1]] },
      end: at + address[0].length,
    };
  }
  const lineBreak = /^<br\s*\/?>/i.exec(rest);
  if (lineBreak) return { inline: { kind: 'break' }, end: at + lineBreak[0].length };
  const tag = /^<(sup|sub|em|i|strong|b|u)>/i.exec(rest);
  const name = tag?.[1]?.toLowerCase();
  const style = name === undefined ? undefined : HTML_STYLES[name];
  if (!tag || style === undefined) return undefined;
  const start = at + tag[0].length;
  const end = context.closing.find(`</${name}>`, start);
  if (end < 0) return undefined;
  return {
    inline: { kind: style, children: parseInlines(text.slice(start, end), context, depth + 1) },
    end: end + `</${name}>`.length,
  };
}

/** The offset after the bracket that closes the one at `at`. */
function readBalanced(text: string, at: number, open: string, close: string): number | undefined {
  let level = 0;
  for (let index = at; index < text.length && index - at < LONGEST_BRACKET; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === open) level += 1;
    else if (text[index] === close) {
      level -= 1;
      if (level === 0) return index + 1;
    }
  }
  return undefined;
}
