/** A tag, or what is no element; a value may hold a `>`. No name is tried shorter than it is, which would take long. */
const TAG = /<(?:[?!][^>]*|(\/?)([^\s<>/"'=]+)(?=[\s/>])((?:[^<>"']|"[^"<]*"|'[^'<]*')*?)(\/?))>/gu;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
/** A tag that is longer has no end. */
const LONGEST_TAG = 65_536;
/** So long the page waits at a time; milliseconds. */
const SLICE = 25;

export interface XmlReader {
  open(name: string, attributes: string): void;
  close(name: string): void;
  text(words: string): void;
}

/**
 * Reads XML as it comes, piece by piece, and lets the page breathe in between: a document of 50 MB is no moment in which
 * nothing answers. It knows no entities but those of XML itself. @throws Error where a tag does not end.
 */
export async function scanXml(pieces: AsyncIterable<string>, reader: XmlReader): Promise<void> {
  let rest = '';
  let since = performance.now();
  for await (const piece of pieces) {
    rest = scanPiece(rest + piece, reader);
    if (rest.length > LONGEST_TAG) throw new Error('a tag without an end');
    if (performance.now() - since < SLICE) continue;
    await new Promise((resume) => setTimeout(resume));
    since = performance.now();
  }
  reader.text(decodeEntities(rest));
}

/** Answers what is not whole yet: a tag, or words that may go on. */
function scanPiece(xml: string, reader: XmlReader): string {
  let at = 0;
  const whole = xml.slice(0, xml.lastIndexOf('>') + 1);
  for (const match of whole.matchAll(TAG)) {
    if (match.index > at) reader.text(decodeEntities(xml.slice(at, match.index)));
    at = match.index + match[0].length;
    const [, end, name, attributes = '', alone] = match;
    if (name === undefined) continue;
    if (end === '') reader.open(name, attributes);
    if (end === '/' || alone === '/') reader.close(name);
  }
  return xml.slice(at);
}

function decodeEntities(text: string): string {
  return text.includes('&') ? text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,4});/giu, decodeEntity) : text;
}

function decodeEntity(entity: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? entity;
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
}
