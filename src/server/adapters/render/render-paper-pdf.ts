import type { Paper, PaperBlock, PaperRun, PaperTable, TextRun } from '#domain/paper/paper.ts';
import { compilePages } from './compile-pages.ts';
import { MissingLetterError } from './missing-part-error.ts';
import { isAddress } from './is-address.ts';
import { nameAnchor } from './name-anchor.ts';
import { PAPER_TEMPLATE } from './paper-template.ts';
import { setHeadingLevels } from './set-heading-levels.ts';

/** Points; a table of many columns is set smaller. */
const TABLE_SIZES = [
  { most: 5, size: 9 },
  { most: 8, size: 8 },
  { most: 12, size: 7 },
] as const;
const SMALLEST = 6;
/** So much of a block names it. */
const SHOWN = 60;

/**
 * Texts as tagged pages (PDF/UA-1): footnotes at the foot, heads of tables repeated, contents with pages, bookmarks. A
 * text with a letter that no face here has is refused, `MissingLetterError`: pages with gaps would not be that text.
 */
export function renderPaperPdf(paper: Paper): Uint8Array {
  const isList = paper.works.length > 1;
  const works = paper.works.map((work, index) => ({
    title: work.title,
    ...readLanguage(work.language),
    facts: presentFacts(work.facts),
    blocks: setHeadingLevels(work.blocks).map((block) => presentBlock(block, index)),
  }));
  const data = {
    title: paper.title,
    facts: presentFacts(paper.facts),
    notes: paper.notes,
    hasContents: paper.hasContents,
    hasFront: paper.hasContents || paper.facts.length > 6,
    isList,
    heads: [...(isList ? [paper.title] : []), ...works.map(({ title }) => title)],
    foot: paper.works.length === 1 ? (paper.works[0]?.link ?? '') : '',
    works,
  };
  try {
    return compilePages({ template: PAPER_TEMPLATE, data, missingLetters: 'refuse' });
  } catch (error) {
    throw error instanceof MissingLetterError ? nameBlock(paper, error.letter) : error;
  }
}

/** The same refusal with the block named in which the letter stands first. */
function nameBlock(paper: Paper, letter: string): MissingLetterError {
  const blocks = paper.works.flatMap((work) => work.blocks);
  const block = letter === '' ? undefined : blocks.find((one) => readText(one).includes(letter));
  if (!block) return new MissingLetterError(letter);
  const words = readText(block).replaceAll(/\s+/gu, ' ').trim();
  const shown = words.length > SHOWN ? `${words.slice(0, SHOWN)}…` : words;
  return new MissingLetterError(letter, `, first in the paragraph “${shown}”,`);
}

/** Everything a block says. */
function readText(block: PaperBlock): string {
  const read = (runs: readonly PaperRun[]): string =>
    runs
      .map((run) => (run.kind === 'text' ? run.text : run.kind === 'note' ? run.paragraphs.map(read).join(' ') : ' '))
      .join('');
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return `${read(block.number)} ${read(block.runs)}`;
    case 'table':
      return [read(block.caption), ...block.cells.flatMap(({ paragraphs }) => paragraphs.map(read))].join(' ');
    case 'figure':
      return read(block.caption);
    case 'note':
      return block.paragraphs.map(read).join(' ');
    case 'page':
      return '';
  }
}

function presentFacts(facts: Paper['facts']) {
  return facts.map(([label, value]) => ({ label, value, link: isAddress(value) }));
}

/** The parts of a language that typesetting knows; English where it knows none. */
function readLanguage(tag: string): { lang: string; region: string } {
  const [language = '', ...others] = tag.split('-');
  const region = others.find((part) => /^[A-Za-z]{2}$/u.test(part));
  const lang = /^[a-z]{2,3}$/u.test(language) ? language : 'en';
  return { lang, region: region?.toUpperCase() ?? (lang === 'en' ? 'GB' : 'ZZ') };
}

function presentBlock(block: PaperBlock, work: number) {
  const common = {
    ...presentRunsWithin(block, work),
    ...(block.anchor === undefined ? {} : { anchor: nameAnchor(work, block.anchor) }),
    ...(block.language === undefined ? {} : { lang: readLanguage(block.language).lang }),
  };
  if (block.kind === 'table') return { ...common, size: sizeOf(block) };
  if (block.kind !== 'paragraph') return common;
  return { ...common, width: block.number.reduce((sum, run) => sum + (run.kind === 'text' ? run.text.length : 1), 0) };
}

function sizeOf({ widths }: PaperTable): number {
  return TABLE_SIZES.find(({ most }) => widths.length <= most)?.size ?? SMALLEST;
}

/** The same block with links to places named as the pages name them, and spaces kept where they mean something. */
function presentRunsWithin(block: PaperBlock, work: number): object {
  const isKept = block.kind === 'paragraph' && block.role === 'preformatted';
  const draw = (runs: readonly PaperRun[]): unknown[] =>
    runs.flatMap((run): unknown[] => {
      if (run.kind === 'note') return [{ ...run, paragraphs: run.paragraphs.map(draw) }];
      if (run.kind === 'break') return [run];
      const link = run.link?.startsWith('#') ? `#${nameAnchor(work, run.link.slice(1))}` : run.link;
      const drawn = { ...run, ...(link === undefined ? {} : { link }) };
      if (isKept) return keepSpaces(drawn);
      // Most text has no look of its own: it takes a tenth of the room as text alone.
      return [isPlain(drawn) ? drawn.text : drawn];
    });
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, number: draw(block.number), runs: draw(block.runs) };
    case 'table':
      return {
        ...block,
        caption: draw(block.caption),
        cells: block.cells.map((cell) => ({ ...cell, paragraphs: cell.paragraphs.map(draw) })),
      };
    case 'figure':
      return {
        ...block,
        caption: draw(block.caption),
      };
    case 'note':
      return { ...block, paragraphs: block.paragraphs.map(draw) };
    case 'page':
      return block;
  }
}

function isPlain({ styles, link, isMarked }: TextRun): boolean {
  return styles.length === 0 && link === undefined && !isMarked;
}

function keepSpaces<Run extends { readonly text: string }>(run: Run): unknown[] {
  return run.text.split('\n').flatMap((line, index) => {
    const text = line.replaceAll('\t', '    ').replaceAll(' ', '\u00a0');
    return [...(index > 0 ? [{ kind: 'break' }] : []), ...(text === '' ? [] : [{ ...run, text }])];
  });
}
