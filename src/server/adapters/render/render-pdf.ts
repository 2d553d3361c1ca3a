import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import type { DocumentBlock, DocumentModel } from '#server/ports/document-renderer.ts';
import { DOCUMENT_TEMPLATE } from './document-template.ts';
import { MissingPartError } from './missing-part-error.ts';
import { loadPaperFaces } from './paper-faces.ts';

/** The part that sets pages; optional, since it exists for one kind of machine. */
const COMPILER = '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu';

/** As much of the compiler as is used here. */
interface TypesettingModule {
  readonly NodeCompiler: {
    create(options: { readonly workspace: string; readonly fontArgs: readonly FontSource[] }): Compiler;
  };
}

interface FontSource {
  readonly fontBlobs: readonly Buffer[];
}

interface Compiler {
  compile(source: { readonly mainFileContent: string; readonly inputs: Record<string, string> }): Compilation;
  pdf(document: unknown, options: PdfOptions): Buffer;
  fetchDiagnostics(error: unknown): readonly { readonly message: string }[];
}

interface Compilation {
  readonly result: unknown;
  hasError(): boolean;
  takeError(): unknown;
}

interface PdfOptions {
  readonly pdfStandard?: 'ua-1';
  /** Seconds. */
  readonly creationTimestamp?: number;
}

/** Tagged pages (PDF/UA-1). The texts go in as data, so that nothing in them is read as markup. */
export function renderPdf({ title, facts, blocks }: DocumentModel): Uint8Array {
  const faces = loadPaperFaces();
  const fontArgs = [{ fontBlobs: faces.map((face) => face.bytes) }];
  const compiler = loadCompiler().NodeCompiler.create({ workspace: tmpdir(), fontArgs });
  const data = {
    title,
    faces: faces.map(({ family }) => family),
    facts: facts.map(([label, value]) => ({ label, value })),
    blocks: setLevels(blocks),
  };
  const compilation = compiler.compile({ mainFileContent: DOCUMENT_TEMPLATE, inputs: { data: JSON.stringify(data) } });
  if (compilation.hasError()) {
    const reasons = compiler.fetchDiagnostics(compilation.takeError()).map(({ message }) => message);
    throw new Error(`The pages could not be set: ${reasons.join('; ')}`);
  }
  const creationTimestamp = Math.floor(Date.now() / 1000);
  try {
    return new Uint8Array(compiler.pdf(compilation.result, { pdfStandard: 'ua-1', creationTimestamp }));
  } catch (error) {
    // The standard refuses a letter that no font here has; a page with a gap says more than none.
    if (!String(error).includes('could not be displayed with font')) throw error;
    return new Uint8Array(compiler.pdf(compilation.result, { creationTimestamp }));
  }
}

/**
 * Headings below the title, which is the first level; the standard wants no level left out on the way down, whichever
 * comes first.
 */
function setLevels(blocks: readonly DocumentBlock[]) {
  const used = new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [block.level] : [])));
  const levels = [...used].sort((a, b) => a - b);
  let former = 1;
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    former = Math.min(levels.indexOf(block.level) + 2, former + 1);
    return { ...block, level: former };
  });
}

function loadCompiler(): TypesettingModule {
  try {
    return createRequire(import.meta.url)(COMPILER) as TypesettingModule;
  } catch {
    throw new MissingPartError(
      'PDF files need the optional typesetting part, which this installation does not have. Excel and Word work without it.',
    );
  }
}
