import { renderPdf } from '#server/adapters/render/render-pdf.ts';
import type { DocumentBlock } from '#server/ports/document-renderer.ts';
import { readSource, type TemplateBlock } from './read-source.ts';
import { writeDocx } from './write-docx.ts';
import { writeRtf } from './write-rtf.ts';
import { writeXlsx } from './write-xlsx.ts';

/** The bytes of a template file of a kind, made of its text. */
export async function writeTemplateFile(extension: string, text: string): Promise<Uint8Array> {
  const source = readSource(text);
  if (extension === 'docx') return writeDocx(source.title, source.blocks);
  if (extension === 'xlsx') return writeXlsx(source);
  if (extension === 'rtf') return writeRtf(source);
  if (extension !== 'pdf') throw new Error(`No template file is made as .${extension}.`);
  const blocks = source.blocks.map(presentBlock);
  return renderPdf({ title: source.title, facts: [], blocks });
}

function presentBlock(block: TemplateBlock): DocumentBlock {
  if (block.kind === 'heading') return { kind: 'heading', level: 2, text: block.text };
  if (block.kind === 'table') return { kind: 'paragraphs', texts: block.rows.map((row) => row.join(', ')) };
  return { kind: 'paragraphs', texts: [block.text] };
}
