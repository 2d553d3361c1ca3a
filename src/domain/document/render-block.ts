import type {
  Block,
  FigureBlock,
  FootnoteBlock,
  HeadingBlock,
  ParagraphBlock,
  TableBlock,
  TableCell,
} from './block.ts';
import { nameFigure } from './block.ts';
import { listFigureTails, type FigureTails } from './figure-columns.ts';
import { inlineText, type Inline, type LinkTarget } from './inline.ts';
import { escapeHtml, MarkedText, type BlockMark } from './marked-text.ts';
import { isOutside } from './resolve-target.ts';
import { headOf } from './table-head.ts';

export interface RenderContext {
  /** Matches of this block, ascending. */
  readonly marks: readonly BlockMark[];
  /** The address a link leads to, or undefined where it leads nowhere: then only its words are drawn. */
  readonly resolveLink: (target: LinkTarget) => string | undefined;
  /** The anchor of a footnote by the source's identifier for it. */
  readonly resolveNote: (note: string) => string | undefined;
  /** The provision whose number stands in the block, by its anchor (OP-196). */
  readonly provision?: string;
  /** The same of rows of a table, by their number. */
  readonly rows?: ReadonlyMap<number, string>;
}

const STYLE_ELEMENTS = {
  emphasis: 'em',
  strong: 'strong',
  underline: 'u',
  superscript: 'sup',
  subscript: 'sub',
  'small-caps': 'span class="small-caps"',
  strike: 's',
  code: 'code',
  quote: 'q',
} as const;

/**
 * One block as one HTML element with its anchor as id. Built from the block model alone and escaped throughout, so
 * nothing of a source's own markup reaches a reader. The characters drawn are those of `blockText`, in its order.
 */
export function renderBlock(block: Block, number: number, context: RenderContext): string {
  const text = new MarkedText(context.marks);
  const attributes = `id="${escapeHtml(block.anchor ?? `b${number + 1}`)}" data-block="${number}"${
    block.language === undefined ? '' : ` lang="${escapeHtml(block.language)}"`
  }${nameProvision(context.provision)}`;
  switch (block.kind) {
    case 'heading':
      return renderHeading(block, attributes, text, context);
    case 'paragraph':
      return renderParagraph(block, attributes, text, context);
    case 'table':
      return renderTable(block, attributes, text, context);
    case 'footnote':
      return renderFootnote(block, attributes, text, context);
    case 'figure':
      return renderFigure(block, attributes, text, context);
    case 'page':
      return `<span class="page" ${attributes} role="doc-pagebreak" aria-label="Page ${escapeHtml(block.label)}">${escapeHtml(block.label)}</span>`;
  }
}

function nameProvision(anchor: string | undefined): string {
  return anchor === undefined ? '' : ` data-provision="${escapeHtml(anchor)}"`;
}

function renderHeading(block: HeadingBlock, attributes: string, text: MarkedText, context: RenderContext): string {
  const element = `h${Math.min(block.level + 1, 6)}`;
  const number = renderNumber(block.number, block.inlines, text, (label) => `<span class="number">${label}</span> `);
  return `<${element} class="heading level-${block.level}" ${attributes}>${number}${renderInlines(block.inlines, text, context)}</${element}>`;
}

function renderParagraph(block: ParagraphBlock, attributes: string, text: MarkedText, context: RenderContext): string {
  const isNumbered = block.number !== undefined && block.number !== '';
  const classes = [
    'paragraph',
    ...(isNumbered ? ['numbered'] : []),
    ...(block.role === undefined || block.role === 'body' ? [] : [block.role]),
    ...(block.depth ? [`depth-${Math.min(block.depth, 6)}`] : []),
  ].join(' ');
  const number = renderNumber(block.number, block.inlines, text, (label, said) =>
    context.provision !== undefined || block.anchor?.startsWith('p')
      ? `<a class="number" href="#${escapeHtml(context.provision ?? block.anchor ?? '')}" aria-label="Paragraph ${said}">${label}</a> `
      : `<span class="number">${label}</span> `,
  );
  return `<p class="${classes}" ${attributes}>${number}<span class="text">${renderInlines(block.inlines, text, context)}</span></p>`;
}

/** The printed number with the space that joins it to what follows. */
function renderNumber(
  number: string | undefined,
  inlines: readonly Inline[],
  text: MarkedText,
  wrap: (label: string, said: string) => string,
): string {
  if (number === undefined || number === '') return '';
  const label = wrap(text.take(number), escapeHtml(number));
  if (inlineText(inlines) !== '') text.skip(1);
  return label;
}

function renderTable(block: TableBlock, attributes: string, text: MarkedText, context: RenderContext): string {
  const pieces = new LineJoiner(text);
  const caption = block.caption
    ? `<caption>${pieces.next(() => renderInlines(block.caption ?? [], text, context))}</caption>`
    : '';
  const tails = listFigureTails([...(block.continues ?? []), ...block.rows]);
  const rows = block.rows.map(
    (row, at) =>
      `<tr${nameProvision(context.rows?.get(at))}>${row.map((cell) => renderCell(cell, tails, pieces, text, context)).join('')}</tr>`,
  );
  const heads = block.continues === undefined ? headOf(block.rows).length : 0;
  const head =
    heads > 0 ? `<thead>${rows.slice(0, heads).join('')}</thead>` : renderHeadAgain(block.continues ?? [], tails);
  return `<div class="table-scroll" ${attributes} tabindex="0" role="group" aria-label="Table"><table>${caption}${head}<tbody>${rows.slice(heads).join('')}</tbody></table></div>`;
}

/** The heads of a table that goes on: seen and heard, and no characters of the text, which has them once. */
function renderHeadAgain(rows: readonly (readonly TableCell[])[], tails: FigureTails): string {
  if (rows.length === 0) return '';
  const drawn = rows.map((row) => `<tr>${row.map((cell) => renderCellAgain(cell, tails.has(cell))).join('')}</tr>`);
  return `<thead class="again">${drawn.join('')}</thead>`;
}

function renderCellAgain(cell: TableCell, isAmount: boolean): string {
  const words = cell.paragraphs.map(inlineText).join('\n');
  const attributes = `${spansOf(cell)}${isAmount ? ' class="amount"' : ''}`;
  return words === '' ? `<td${attributes}></td>` : `<th${attributes} aria-label="${escapeHtml(words)}"></th>`;
}

function renderCell(
  cell: TableCell,
  tails: FigureTails,
  pieces: LineJoiner,
  text: MarkedText,
  context: RenderContext,
): string {
  // A corner that says nothing is the head of nothing.
  const element = cell.header && cell.paragraphs.some((inlines) => inlineText(inlines) !== '') ? 'th' : 'td';
  const tail = tails.get(cell);
  const figure = tail === undefined ? '' : ` class="amount"${tail === '' ? '' : ` data-tail="${escapeHtml(tail)}"`}`;
  const paragraphs = cell.paragraphs.map((inlines) => pieces.next(() => renderInlines(inlines, text, context)));
  const content = paragraphs.length === 1 ? paragraphs[0] : paragraphs.map((html) => `<p>${html}</p>`).join('');
  return `<${element}${spansOf(cell)}${figure}>${content}</${element}>`;
}

function spansOf({ colspan = 1, rowspan = 1 }: TableCell): string {
  return `${colspan > 1 ? ` colspan="${colspan}"` : ''}${rowspan > 1 ? ` rowspan="${rowspan}"` : ''}`;
}

function renderFootnote(block: FootnoteBlock, attributes: string, text: MarkedText, context: RenderContext): string {
  const body = block.paragraphs.map((inlines) => inlineText(inlines)).join('\n');
  const mark = block.mark === '' ? '' : `<span class="mark">${text.take(block.mark)}</span> `;
  if (block.mark !== '' && body !== '') text.skip(1);
  const pieces = new LineJoiner(text);
  const paragraphs = block.paragraphs.map(
    (inlines) => `<p>${pieces.next(() => renderInlines(inlines, text, context))}</p>`,
  );
  return `<aside class="footnote${block.isStanding ? ' standing' : ''}" ${attributes} role="note">${mark}<div class="text">${paragraphs.join('')}</div></aside>`;
}

function renderFigure(block: FigureBlock, attributes: string, text: MarkedText, context: RenderContext): string {
  const caption = block.caption ? `<figcaption>${renderInlines(block.caption, text, context)}</figcaption>` : '';
  const label = escapeHtml(nameFigure(block.alt));
  return `<figure class="figure" ${attributes}><div class="missing-image" role="img" aria-label="${label}">${label}</div>${caption}</figure>`;
}

/** Steps over the line feed that `blockText` puts between pieces. */
class LineJoiner {
  readonly #text: MarkedText;
  #isFirst = true;

  constructor(text: MarkedText) {
    this.#text = text;
  }

  next(render: () => string): string {
    if (!this.#isFirst) this.#text.skip(1);
    this.#isFirst = false;
    return render();
  }
}

function renderInlines(inlines: readonly Inline[], text: MarkedText, context: RenderContext): string {
  return inlines.map((inline) => renderInline(inline, text, context)).join('');
}

function renderInline(inline: Inline, text: MarkedText, context: RenderContext): string {
  if (typeof inline === 'string') return text.take(inline);
  switch (inline.kind) {
    case 'break':
      text.skip(1);
      return '<br>';
    case 'image':
      return `<span class="missing-image" role="img" aria-label="${escapeHtml(inline.alt === '' ? 'Image not included in the source file' : inline.alt)}"></span>`;
    case 'note': {
      const anchor = context.resolveNote(inline.note);
      const mark = escapeHtml(inline.mark);
      return anchor === undefined
        ? `<sup class="note-mark">${mark}</sup>`
        : `<a class="note-mark" role="doc-noteref" href="#${escapeHtml(anchor)}" aria-label="Footnote ${mark}">${mark}</a>`;
    }
    case 'link': {
      const children = renderInlines(inline.children, text, context);
      const href = context.resolveLink(inline.target);
      if (href === undefined) return children;
      const external = isOutside(href) ? ' rel="noopener noreferrer" target="_blank" class="external"' : '';
      return `<a href="${escapeHtml(href)}"${external}>${children}</a>`;
    }
    default: {
      const element = STYLE_ELEMENTS[inline.kind];
      return `<${element}>${renderInlines(inline.children, text, context)}</${element.split(' ')[0]}>`;
    }
  }
}
