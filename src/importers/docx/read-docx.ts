import { blockText, type Block, type FootnoteBlock } from '#domain/document/block.ts';
import { blockParagraphs } from '#importers/html/html-table.ts';
import { printListNumber } from '#importers/html/list-number.ts';
import { placeFootnotes, type PendingNotes } from '../reading/footnotes.ts';
import { ImportRefusal } from '#importers/importer.ts';
import { readDocxBlocks, readsAsHeading } from './docx-blocks.ts';
import type { DocxContext } from './docx-context.ts';
import { DocxNumbering } from './docx-numbering.ts';
import { readParagraphStyles } from './docx-styles.ts';
import { openZip, ZIP_LIMITS, type ZipLimits } from './open-zip.ts';
import { childOf, elementsIn, parseXmlTree, textIn, type XmlElement } from './xml-tree.ts';

/** What a Word file holds. */
export interface DocxContent {
  readonly blocks: readonly Block[];
  /** The title in the file's properties, which is often that of a template. */
  readonly coreTitle: string | undefined;
  readonly creator: string | undefined;
}

const WANTED =
  /^(?:word\/(?:document|styles|numbering|footnotes|endnotes)\.xml|word\/_rels\/document\.xml\.rels|docProps\/core\.xml)$/;

/** Reads a Word file (.docx). Headers, footers, comments and deleted text are no part of the document's text. */
export function readDocx(bytes: Uint8Array, limits: ZipLimits = ZIP_LIMITS): DocxContent {
  const parts = openZip(bytes, (name) => WANTED.test(name), limits);
  const tree = (name: string) => {
    const part = parts.get(name);
    return part === undefined ? undefined : parseXmlTree(part, name);
  };
  const body = childOf(tree('word/document.xml'), 'body');
  if (!body) throw new ImportRefusal('not a Word document: the package has no `word/document.xml` with a body');
  const noteNumbers = new Map<string, string>();
  const counts = { footnote: 0, endnote: 0 };
  const context: DocxContext = {
    styles: readParagraphStyles(tree('word/styles.xml')),
    numbering: new DocxNumbering(tree('word/numbering.xml')),
    links: readLinks(tree('word/_rels/document.xml.rels')),
    emphatic: new WeakSet(),
    readBlocks: (element) => readDocxBlocks(element, context),
    refer: (kind, id, ownMark) => {
      const note = `${kind}-${id}`;
      const known = noteNumbers.get(note);
      if (known === undefined && ownMark === undefined) counts[kind] += 1;
      const mark = known ?? ownMark ?? printListNumber(counts[kind], kind === 'footnote' ? 'decimal' : 'lower-roman');
      noteNumbers.set(note, mark);
      return { kind: 'note', note, mark };
    },
  };
  const text = promoteHeadings(readDocxBlocks(body, context), context);
  const pending = readNotes(tree, noteNumbers, context);
  const core = tree('docProps/core.xml');
  return {
    blocks: [...placeFootnotes(text, pending), ...pending.values()],
    coreTitle: property(core, 'title'),
    creator: property(core, 'creator'),
  };
}

/** The notes that the text refers to, by their id, each with its mark. */
function readNotes(
  tree: (name: string) => XmlElement | undefined,
  marks: ReadonlyMap<string, string>,
  context: DocxContext,
): PendingNotes {
  const pending: PendingNotes = new Map();
  for (const kind of ['footnote', 'endnote'] as const) {
    for (const note of elementsIn(tree(`word/${kind}s.xml`), kind)) {
      const id = `${kind}-${note.attributes['id'] ?? ''}`;
      const mark = marks.get(id);
      if (mark !== undefined) pending.set(id, readNote(note, id, mark, context));
    }
  }
  return pending;
}

/** A short line set apart by its letters before a numbered or long paragraph is a heading. */
function promoteHeadings(blocks: readonly Block[], context: DocxContext): Block[] {
  return blocks.map((block, index) => {
    if (block.kind !== 'paragraph' || block.role !== undefined || !context.emphatic.has(block)) return block;
    const text = blockText(block);
    const next = blocks[index + 1];
    const opensText = next?.kind === 'paragraph' && (next.number !== undefined || blockText(next).length > 200);
    if (!opensText || text.length > 120 || !/\p{Ll}/u.test(text) || !readsAsHeading(text)) return block;
    const { role: _role, depth: _depth, ...rest } = block;
    return { ...rest, kind: 'heading', level: 2 };
  });
}

function readNote(note: XmlElement, id: string, mark: string, context: DocxContext): FootnoteBlock {
  return {
    kind: 'footnote',
    mark,
    sourceIds: [id],
    paragraphs: readDocxBlocks(note, context).flatMap(blockParagraphs),
  };
}

function readLinks(relationships: XmlElement | undefined): ReadonlyMap<string, string> {
  return new Map(
    elementsIn(relationships, 'Relationship').map(({ attributes }) => [
      attributes['Id'] ?? '',
      attributes['Target'] ?? '',
    ]),
  );
}

function property(core: XmlElement | undefined, name: string): string | undefined {
  const text = textIn(childOf(core, name)).replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
}
