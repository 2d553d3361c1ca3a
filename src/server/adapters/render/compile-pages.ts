import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { FACES_PRELUDE } from './faces-prelude.ts';
import { listAccents } from './list-accents.ts';
import { MissingPartError, PagesRefusedError } from './missing-part-error.ts';
import { loadPaperFaces, type PaperFace } from './paper-faces.ts';
import { listSigns, replaceSigns } from './plain-signs.ts';

/** The part that sets pages; optional, since it exists for one kind of machine. */
const COMPILER = '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu';
/** A list of no folders: pages look alike wherever they are made, whatever faces the machine has. */
const NO_FACES = new URL('./no-faces.conf', import.meta.url);
/** How the standard refuses a letter that no face here has. */
const NO_LETTER = 'could not be displayed with font';

/** Letters in the faces of the pages, and nothing else. */
const LETTERS_TEMPLATE = `${FACES_PRELUDE}
#set document(title: "Letters")
#set text(font: faces)
#json(bytes(sys.inputs.data))`;

/** As much of the compiler as is used here. */
export interface TypesettingModule {
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
  /** Forgets what was laid out that many compilations ago. */
  evictCache(age: number): void;
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

/** After so many milliseconds no other way to break pages is tried: there must be time left to name what is refused. */
const PATIENCE = 15_000;

interface Pages {
  readonly template: string;
  /** What varies, as JSON; goes in as data, so that nothing in it is read as markup. */
  readonly data: string;
  /** What becomes of letters that no face here has: gaps on untagged pages, or a refusal of the file. */
  readonly missingLetters: 'gaps' | 'refuse';
  /**
   * By how much the foot of the pages stands higher, in millimetres: whether a structure is refused may hang on where
   * pages break, so each is tried until one is taken. As the template says where nothing is said.
   */
  readonly shifts?: readonly number[];
  /** For letters that the faces of the library have not. */
  readonly moreFaces?: readonly PaperFace[];
}

/**
 * Tagged pages (PDF/UA-1). Throws `MissingPartError` where the part that sets them is missing, `PagesRefusedError` where
 * the standard refuses what is set or no face has a letter of the text.
 */
export function compilePages(
  { template, data, missingLetters, shifts = [0], moreFaces = [] }: Pages,
  until = performance.now() + PATIENCE,
): Uint8Array {
  const faces = [...loadPaperFaces(), ...moreFaces];
  const fontArgs = [{ fontBlobs: faces.map((face) => face.bytes) }];
  const { NodeCompiler } = loadCompiler();
  const compiler = withoutMachineFaces(() => NodeCompiler.create({ workspace: tmpdir(), fontArgs }));
  const families = [...new Set(faces.map(({ family }) => family))];
  const inputs = { data, faces: JSON.stringify(families), accents: JSON.stringify(listAccents(data)) };
  // What the data was made of gives its room to what is made of it.
  globalThis.gc?.();
  const [shift = 0, ...others] = shifts;
  try {
    return writePages(compiler, { template, inputs: { ...inputs, shift: String(shift) }, missingLetters });
  } catch (error) {
    if (!(error instanceof PagesRefusedError) || error.letter !== undefined) throw error;
    if (others.length === 0 || performance.now() > until) throw error;
    return compilePages({ template, data, missingLetters, shifts: others, moreFaces }, until);
  }
}

interface PreparedPages extends Pick<Pages, 'template' | 'missingLetters'> {
  readonly inputs: Record<string, string>;
}

function writePages(compiler: Compiler, pages: PreparedPages): Uint8Array {
  const { template, inputs, missingLetters } = pages;
  const compilation = compiler.compile({ mainFileContent: template, inputs });
  if (compilation.hasError()) {
    const reasons = compiler.fetchDiagnostics(compilation.takeError()).map(({ message }) => message);
    throw new Error(`The pages could not be set: ${reasons.join('; ')}`);
  }
  // Pages are laid out; writing them needs nothing of how.
  compiler.evictCache(0);
  const creationTimestamp = Math.floor(Date.now() / 1000);
  try {
    return new Uint8Array(compiler.pdf(compilation.result, { pdfStandard: 'ua-1', creationTimestamp }));
  } catch (error) {
    if (!String(error).includes(NO_LETTER)) throw new PagesRefusedError(readReason(String(error)));
    const data = replaceSigns(inputs['data'] ?? '', listMissingSigns(compiler, inputs));
    if (data !== inputs['data']) return writePages(compiler, { ...pages, inputs: { ...inputs, data } });
    if (missingLetters === 'refuse') throw new PagesRefusedError(NO_LETTER, readLetter(String(error)));
    return new Uint8Array(compiler.pdf(compilation.result, { creationTimestamp }));
  }
}

/** Signs of the data that no face has and that can be written more plainly: a page of them alone is tried for each. */
function listMissingSigns(compiler: Compiler, inputs: Record<string, string>): ReadonlySet<string> {
  const signs = new Set(listSigns(inputs['data'] ?? ''));
  const missing = new Set<string>();
  for (let letter: string | undefined; signs.size > 0; signs.delete(letter)) {
    letter = findMissing(compiler, { ...inputs, data: JSON.stringify([...signs].join(' ')) });
    if (letter === undefined || !signs.has(letter)) return missing;
    missing.add(letter);
  }
  return missing;
}

/** The first letter of a text that no face has. */
function findMissing(compiler: Compiler, inputs: Record<string, string>): string | undefined {
  const { result } = compiler.compile({ mainFileContent: LETTERS_TEMPLATE, inputs });
  try {
    compiler.pdf(result, { pdfStandard: 'ua-1' });
    return undefined;
  } catch (error) {
    return readLetter(String(error));
  }
}

/** The letter that no face has, as the compiler prints it between marks of its own; empty where it says none. */
function readLetter(error: string): string {
  return /[\\`'"“”]+([^\s\\`'"“”]{1,8})[\\`'"“”]+ could not be displayed/u.exec(error)?.[1] ?? '';
}

/** What the standard cannot describe, such as a structure that a page break cuts in two, in its own words. */
function readReason(error: string): string {
  const [, reason = ''] = /message: \\?"([^"\\]{1,160})/u.exec(error) ?? [];
  // An error of its own names a place in its source, too.
  return reason.replace(/\s*\(occurred at .*$/su, '');
}

/** The compiler looks for faces once, when it is made; whatever else this process starts has those of the machine. */
function withoutMachineFaces<Made>(make: () => Made): Made {
  const { FONTCONFIG_FILE: former } = process.env;
  process.env.FONTCONFIG_FILE = fileURLToPath(NO_FACES);
  try {
    return make();
  } finally {
    if (former === undefined) delete process.env.FONTCONFIG_FILE;
    else process.env.FONTCONFIG_FILE = former;
  }
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
