import { isLabel } from '#domain/paper/is-label.ts';
import { isLikeHeading } from '#domain/paper/is-like-heading.ts';
import { isRightToLeft } from '#domain/paper/is-right-to-left.ts';
import { isWholeTable } from '#domain/paper/is-whole-table.ts';
import { leadsOn } from '#domain/paper/leads-on.ts';
import { listWholeRows } from '#domain/paper/list-whole-rows.ts';
import { measureNumber } from '#domain/paper/measure-number.ts';
import { sizeTable } from '#domain/paper/size-table.ts';
import type { Paper, PaperBlock, PaperParagraph, PaperRun, PaperTable, TextRun } from '#domain/paper/paper.ts';
import { textOfRuns } from '#domain/paper/text-of-runs.ts';
import { compilePages } from './compile-pages.ts';
import { PagesRefusedError } from './missing-part-error.ts';
import { nameRefusedBlock } from './name-refused-block.ts';
import { hasFront } from './has-front.ts';
import { isAddress } from './is-address.ts';
import { mapRuns } from './map-runs.ts';
import { nameAnchor } from './name-anchor.ts';
import type { PaperFace } from './paper-faces.ts';
import { PAPER_TEMPLATE } from './paper-template.ts';
import { readBlock } from './read-block.ts';
import { setHeadingLevels } from './set-heading-levels.ts';
import { shortenHead } from './shorten-head.ts';

/** A caption of fewer letters stands on one page. */
const SHORT_CAPTION = 1200;
/**
 * Characters of text in which words are broken at the ends of lines. Weighing every place where one may break takes four
 * fifths of the time that pages take, and lines of this width are even without it: a longer text is set in whole words.
 */
const MOST_HYPHENATED = 400_000;
const LONG_WORD = /\S{40}/u;
/** Millimetres by which the foot is raised where a structure is refused that a page cuts in two: it may break elsewhere. */
const SHIFTS = [0, 5, 9, 14];

/**
 * Texts as tagged pages (PDF/UA-1): footnotes at the foot, heads of tables repeated, contents with pages, bookmarks.
 * Throws `RefusedTextError` for a text with a letter that no face here has, since pages with gaps would not be that text,
 * and for one with a structure that tagged pages cannot describe.
 */
export function renderPaperPdf(paper: Paper, moreFaces: readonly PaperFace[] = []): Uint8Array {
  try {
    return setPages(paper, SHIFTS, moreFaces);
  } catch (error) {
    // One try each is enough to find where it begins.
    throw error instanceof PagesRefusedError
      ? nameRefusedBlock(paper, error, (part) => setPages(part, [0], moreFaces))
      : error;
  }
}

function setPages(paper: Paper, shifts: readonly number[], moreFaces: readonly PaperFace[]): Uint8Array {
  return compilePages({
    template: PAPER_TEMPLATE,
    data: writeData(paper),
    missingLetters: 'refuse',
    shifts,
    moreFaces,
  });
}

/** What the template reads, as JSON; a function of its own, so that what it is made of is forgotten before pages are set. */
function writeData(paper: Paper): string {
  const isList = paper.works.length > 1;
  const works = paper.works.map((work, index) => ({
    title: work.title,
    dir: directionOf(work.title),
    ...readLanguage(work.language),
    facts: presentFacts(work.facts),
    blocks: setHeadingLevels(work.blocks.filter(saysSomething)).map((block, at, all) => ({
      ...presentBlock(block, index, directionOf(work.title)),
      ...(block.kind === 'paragraph' ? { leads: leadsOn(block, all[at - 1], all[at + 1]) } : {}),
    })),
  }));
  const data = JSON.stringify({
    title: paper.title,
    facts: presentFacts(paper.facts),
    notes: paper.notes,
    hasContents: paper.hasContents,
    isWide: paper.isWide === true,
    hyphenates: countCharacters(paper) <= MOST_HYPHENATED,
    hasFront: hasFront(paper),
    isList,
    head: shortenHead(paper.title),
    dir: directionOf(paper.title),
    heads: [...(isList ? [paper.title] : []), ...works.map(({ title }) => title)].map(shortenHead),
    foot: paper.works.length === 1 ? (paper.works[0]?.link ?? '') : '',
    works,
  });
  // A letter and an accent beside it are one letter where there is one.
  return data.normalize('NFC');
}

function countCharacters({ works }: Paper): number {
  return works.reduce((sum, { blocks }) => blocks.reduce((more, block) => more + readBlock(block).length, sum), 0);
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

function presentBlock(block: PaperBlock, work: number, around: Direction) {
  const { place: _place, ...shown } = block.kind === 'table' ? { ...block, cells: presentCells(block, around) } : block;
  const common = {
    ...presentRunsWithin(shown, work, around),
    ...(block.anchor === undefined ? {} : { anchor: nameAnchor(work, block.anchor) }),
    ...(block.language === undefined ? {} : { lang: readLanguage(block.language).lang }),
    ...tellDirection(readBlock(block), around),
  };
  if (block.kind === 'table')
    return { ...common, size: sizeTable(block), repeats: isRepeatable(block), isWhole: isWholeTable(block) };
  if (block.kind === 'figure') return { ...common, isShort: readBlock(block).length < SHORT_CAPTION };
  if (block.kind === 'note') return { ...common, isLabel: isLabel(block.mark) };
  if (block.kind !== 'paragraph') return common;
  return { ...common, room: measureNumber(block.number), heads: isLikeHeading(block), isRagged: hasLongWord(block) };
}

type Direction = 'rtl' | 'ltr';

/** Which way a text runs, by its words, whatever language it is said to be in. */
function directionOf(text: string): Direction {
  return isRightToLeft(text) ? 'rtl' : 'ltr';
}

/** The same where it is another than around it; nothing for a text without a letter. */
function tellDirection(text: string, around: Direction): { dir?: Direction } {
  const dir = directionOf(text);
  return dir === around || !/\p{L}/u.test(text) ? {} : { dir };
}

/** An address fills its line badly: justified, the words before it would stand far apart. Notes have lines of their own. */
function hasLongWord({ runs }: PaperParagraph): boolean {
  return LONG_WORD.test(runs.map((run) => (run.kind === 'text' ? run.text : ' ')).join(''));
}

/** Whether a page may cut its row, and which way each cell runs where that is not the way of the table. */
function presentCells(table: PaperTable, around: Direction) {
  const whole = listWholeRows(table);
  const own = tellDirection(readBlock(table), around).dir ?? around;
  return table.cells.map((cell) => ({
    ...cell,
    isWhole: whole.has(cell.y),
    ...tellDirection(cell.paragraphs.map(textOfRuns).join(' '), own),
  }));
}

/** A heading without a word is none, and tagged pages refuse it. */
function saysSomething(block: PaperBlock): boolean {
  return block.kind !== 'heading' || readBlock(block).trim() !== '';
}

/** A head that stands on each page again is no text there, and nothing in it may lead anywhere. */
function isRepeatable({ cells, headRows }: PaperTable): boolean {
  const leads = (run: PaperRun) => run.kind === 'note' || (run.kind === 'text' && run.link !== undefined);
  return !cells.some(({ y, paragraphs }) => y < headRows && paragraphs.some((runs) => runs.some(leads)));
}

/** The same block with links to places named as the pages name them, and spaces kept where they mean something. */
function presentRunsWithin(block: PaperBlock, work: number, around: Direction): object {
  const isKept = block.kind === 'paragraph' && block.role === 'preformatted';
  const draw = (runs: readonly PaperRun[]): unknown[] =>
    runs.flatMap((run): unknown[] => {
      if (run.kind === 'note')
        return [
          {
            ...run,
            ...tellDirection(run.paragraphs.map(textOfRuns).join(' '), around),
            paragraphs: run.paragraphs.map(draw),
          },
        ];
      if (run.kind === 'break') return [run];
      const link = run.link?.startsWith('#') ? `#${nameAnchor(work, run.link.slice(1))}` : run.link;
      const drawn = { ...run, ...(link === undefined ? {} : { link }) };
      if (isKept) return keepSpaces(drawn);
      // Most text has no look of its own: it takes a tenth of the room as text alone.
      return [isPlain(drawn) ? drawn.text : drawn];
    });
  // What is drawn has another shape than a run; typesetting reads it as data.
  return mapRuns(block, draw as (runs: readonly PaperRun[]) => readonly PaperRun[]);
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
