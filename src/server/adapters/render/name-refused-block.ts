import type { Paper, PaperBlock, PaperRun } from '#domain/paper/paper.ts';
import { mapRuns } from './map-runs.ts';
import { PagesRefusedError, RefusedTextError } from './missing-part-error.ts';
import { readBlock } from './read-block.ts';

/** So much of a block names it. */
const SHOWN = 60;
/** Looking for a block takes at most this long, in milliseconds; after it the stretch that is left is named by its first. */
const PATIENCE = 20_000;

/** Makes the pages of a paper; throws `PagesRefusedError`. */
type SetPages = (paper: Paper) => Uint8Array;

/** What was refused, as a reader is told, with the block named in which it stands first. */
export function nameRefusedBlock(paper: Paper, refused: PagesRefusedError, set: SetPages): RefusedTextError {
  const { letter, message } = refused;
  const block = letter === undefined ? findRefused(paper, set) : findLetter(paper, letter);
  const where = block === undefined ? '' : `, first in ${nameBlock(block)},`;
  if (letter === undefined) {
    const why = message === '' ? '' : ` (${message})`;
    return new RefusedTextError(
      `The text has a part${where} that tagged pages cannot hold${why}. Word takes all of it.`,
      block?.place,
    );
  }
  const letters = letter === '' ? 'letters' : `letters such as “${letter}”`;
  return new RefusedTextError(
    `The text has ${letters}${where} that the faces for PDF do not have, and a page with gaps would not be the text. Word takes all of it.`,
    block?.place,
  );
}

function findLetter({ works }: Paper, letter: string): PaperBlock | undefined {
  if (letter === '') return undefined;
  return works.flatMap(({ blocks }) => blocks).find((block) => readBlock(block).includes(letter));
}

/**
 * The block with which a text begins to be refused. How pages break follows from all that stands before, so it is looked
 * for among beginnings of the text.
 */
function findRefused(paper: Paper, set: SetPages): PaperBlock | undefined {
  const blocks = paper.works.flatMap((work) => work.blocks);
  const until = performance.now() + PATIENCE;
  let [taken, refused] = [0, blocks.length];
  while (refused - taken > 1 && performance.now() < until) {
    const middle = (taken + refused) >> 1;
    if (isRefused(takeBeginning(paper, middle), set)) refused = middle;
    else taken = middle;
  }
  return blocks[taken];
}

function isRefused(paper: Paper, set: SetPages): boolean {
  try {
    set(paper);
    return false;
  } catch (error) {
    if (error instanceof PagesRefusedError) return true;
    throw error;
  }
}

/** The same file with so many blocks; without links to places, some of which would be missing. */
function takeBeginning(paper: Paper, blocks: number): Paper {
  let left = blocks;
  const works = paper.works.map((work) => {
    const taken = work.blocks.slice(0, left);
    left -= taken.length;
    return { ...work, blocks: taken.map((block) => mapRuns(block, withoutPlaces)) };
  });
  return { ...paper, works };
}

function withoutPlaces(runs: readonly PaperRun[]): readonly PaperRun[] {
  return runs.map((run) => {
    if (run.kind === 'note') return { ...run, paragraphs: run.paragraphs.map(withoutPlaces) };
    if (run.kind !== 'text' || !run.link?.startsWith('#')) return run;
    const { link: _link, ...rest } = run;
    return rest;
  });
}

function nameBlock(block: PaperBlock): string {
  const kind = block.kind === 'table' || block.kind === 'heading' ? block.kind : 'paragraph';
  const words = readBlock(block).replaceAll(/\s+/gu, ' ').trim();
  if (words === '') return `a ${kind}`;
  return `the ${kind} “${words.length > SHOWN ? `${words.slice(0, SHOWN)}…` : words}”`;
}
