import type { Inline, InlineStyle, LinkTarget } from '#domain/document/inline.ts';

/** What an open mark around running text will become. */
export type InlineWrap = InlineStyle | LinkTarget;

interface OpenWrap {
  readonly wrap: InlineWrap;
  readonly children: Inline[];
}

/** Builds the running text of one paragraph, with white space run together as browsers do. */
export class InlineBuilder {
  readonly #root: Inline[] = [];
  readonly #open: OpenWrap[] = [];
  /** Whether a further space would be swallowed: at the start, after a space, after a line break. */
  #spaced = true;

  text(text: string, preserve: boolean): void {
    if (preserve) return this.#preserved(text);
    let clean = text.replaceAll(/[ \t\r\n]+/g, ' ');
    if (this.#isEmpty()) clean = clean.replace(/^[ \u00a0]+/, '');
    if (this.#spaced && clean.startsWith(' ')) clean = clean.slice(1);
    if (clean === '') return;
    this.#append(clean);
    this.#spaced = clean.endsWith(' ');
  }

  /** A space where there is none yet. */
  space(): void {
    this.text(' ', false);
  }

  /** A mark directly after the words before, where there are some and they end without one. */
  join(mark: string): void {
    const children = this.#children();
    const before = children.at(-1);
    const words = typeof before === 'string' ? before.trimEnd() : '';
    if (!/[\p{L}\p{N})\]]$/u.test(words)) return;
    children[children.length - 1] = words + mark;
    this.#spaced = mark.endsWith(' ');
  }

  /** A finished piece of running text. */
  put(inline: Inline): void {
    if (typeof inline === 'string') this.text(inline, false);
    else this.add(inline);
  }

  add(inline: Exclude<Inline, string>): void {
    this.#children().push(inline);
    if (inline.kind === 'break') this.#spaced = true;
    else if (inline.kind !== 'note') this.#spaced = false;
  }

  open(wrap: InlineWrap): void {
    this.#open.push({ wrap, children: [] });
  }

  close(): void {
    const closed = this.#open.pop();
    if (!closed || closed.children.length === 0) return;
    const { wrap, children } = closed;
    const siblings = this.#children();
    const before = siblings.at(-1);
    if (typeof wrap !== 'string') siblings.push({ kind: 'link', target: wrap, children });
    else if (typeof before === 'object' && before.kind === wrap) {
      siblings.pop();
      siblings.push({ kind: wrap, children: mergeInlines(before.children, children) });
    } else siblings.push({ kind: wrap, children });
  }

  /** Closes what is open and returns the text without white space at its end. */
  finish(): readonly Inline[] {
    while (this.#open.length > 0) this.close();
    return trimEnd(this.#root);
  }

  #preserved(text: string): void {
    for (const [at, line] of text.replaceAll('\r\n', '\n').split('\n').entries()) {
      if (at > 0) this.add({ kind: 'break' });
      if (line !== '') this.#append(line);
    }
    this.#spaced = false;
  }

  #append(text: string): void {
    const children = this.#children();
    const before = children.at(-1);
    if (typeof before === 'string') children[children.length - 1] = before + text;
    else children.push(text);
  }

  #isEmpty(): boolean {
    return this.#root.length === 0 && this.#open.every(({ children }) => children.length === 0);
  }

  #children(): Inline[] {
    return this.#open.at(-1)?.children ?? this.#root;
  }
}

/** One run of text after another. */
export function mergeInlines(first: readonly Inline[], second: readonly Inline[]): readonly Inline[] {
  const [end, start] = [first.at(-1), second[0]];
  if (typeof end !== 'string' || typeof start !== 'string') return [...first, ...second];
  return [...first.slice(0, -1), end + start, ...second.slice(1)];
}

function trimEnd(inlines: readonly Inline[]): readonly Inline[] {
  const last = inlines.at(-1);
  if (last === undefined) return inlines;
  const rest = inlines.slice(0, -1);
  if (typeof last === 'string') {
    const text = last.replace(/[ \t\r\n]+$/, '');
    return text === '' ? trimEnd(rest) : [...rest, text];
  }
  if (last.kind === 'break') return trimEnd(rest);
  if (last.kind === 'note' || last.kind === 'image') return inlines;
  const children = trimEnd(last.children);
  return children.length === 0 ? trimEnd(rest) : [...rest, { ...last, children }];
}

/** Whether there is anything to read, look at or follow in this running text. */
export function isBlank(inlines: readonly Inline[]): boolean {
  return inlines.every((inline) => {
    if (typeof inline === 'string') return inline.trim() === '';
    if (inline.kind === 'break') return true;
    return inline.kind !== 'note' && inline.kind !== 'image' && isBlank(inline.children);
  });
}
