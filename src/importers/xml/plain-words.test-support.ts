/** How a format's words are found without its importer. */
export interface PlainFormat {
  /** Elements that are metadata: nothing below them counts. */
  readonly dropped: ReadonlySet<string>;
  /** Elements whose children are metadata, but for those that are kept. */
  readonly metadata?: ReadonlySet<string>;
  readonly kept?: ReadonlySet<string>;
  /** Elements inside a word or sentence; all others part words. */
  readonly inline: ReadonlySet<string>;
  /** Notes that stand after the block in which they are referred to. */
  readonly hoisted: ReadonlySet<string>;
  /** Elements that are blocks, after which hoisted notes stand; those inside a table wait for its end. */
  readonly blocks: ReadonlySet<string>;
}

const TOKEN =
  /<!--[^]*?-->|<!\[CDATA\[([^]*?)\]\]>|<\?[^]*?\?>|<!DOCTYPE[^>]*>|<(\/?)([^\s/>]+)((?:[^>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g;

/** Elements whose notes follow the heading or paragraph that takes their text. */
const HOLDING: ReadonlySet<string> = new Set(['num', 'table']);

/**
 * The words of an XML file by stripping its tags: no parser, no namespaces, no importer. Notes are moved after the
 * block that holds them.
 */
export function plainWords(xml: string, format: PlainFormat): readonly string[] {
  const open: string[] = [];
  const held: string[][] = [];
  const out: string[] = [];
  let closed = '';
  let dropped = 0;
  let notes = 0;
  const release = (): void => {
    out.push(...held.splice(0).flatMap((note) => [' ', ...note, ' ']));
  };
  const add = (text: string): void => {
    if (dropped === 0) (notes > 0 ? held.at(-1) : out)?.push(text);
  };
  for (const [, cdata, closing, tag = '', , empty, text] of xml.matchAll(TOKEN)) {
    const name = tag.replace(/^.*:/, '');
    if (cdata !== undefined) add(cdata);
    else if (text !== undefined) add(decode(text));
    else if (tag === '') continue;
    else if (empty || !closing) {
      if (!format.inline.has(name)) {
        add(' ');
        // A block inside a paragraph ends what came before it.
        const isInside = open.some((around) => format.blocks.has(around)) && !open.includes('table');
        if (notes === 0 && isInside) release();
      }
      if (empty) continue;
      const isMetadata = format.metadata?.has(open.at(-1) ?? '') && !format.kept?.has(name);
      open.push(isMetadata ? `-${name}` : name);
      if (isMetadata || format.dropped.has(name)) dropped += 1;
      if (format.hoisted.has(name)) {
        notes += 1;
        held.push([' ']);
      }
    } else {
      const isMetadata = open.pop() !== name;
      if (format.hoisted.has(name)) notes -= 1;
      if (!format.inline.has(name)) add(' ');
      if (isMetadata || format.dropped.has(name)) dropped -= 1;
      const isBlock = format.blocks.has(name) && (name === 'table' || !open.includes('table'));
      // A note outside every block stands where it is, unless a number before it waits for its heading.
      const isFree =
        format.hoisted.has(name) &&
        closed !== 'num' &&
        !open.some((around) => HOLDING.has(around) || format.blocks.has(around));
      if (notes === 0 && (isBlock || isFree)) release();
      closed = name;
    }
  }
  return splitWords([...out, ...held.flat()].join(''));
}

/** Runs of letters, marks and digits. */
export function splitWords(text: string): readonly string[] {
  return text.normalize('NFKC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decode(text: string): string {
  type Part = string | undefined;
  return text.replaceAll(/&(?:#x([0-9a-fA-F]+)|#(\d+)|(\w+));/g, (all, hex: Part, decimal: Part, name: Part) => {
    if (name !== undefined) return NAMED[name] ?? all;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}
