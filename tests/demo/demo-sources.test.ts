import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forEachToken } from '#domain/words/tokenize.ts';
import { parseYamlFields } from '#importers/reading/yaml-fields.ts';
import { PRODUCT } from '#server/compose/product.ts';

interface Source {
  readonly id: string;
  readonly type: string;
  readonly text: string;
  /** What it is cited by: case numbers and bibliographic references. */
  readonly citedBy: readonly string[];
}

const sources = readdirSync(PRODUCT.demoFolder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && path !== 'README.md' && !path.startsWith('versions'))
  .map((path): Source => readSource(readFileSync(join(PRODUCT.demoFolder, path), 'utf8')));

function readSource(file: string): Source {
  const [, head = '', text = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(file) ?? [];
  const fields = parseYamlFields(head, 'a document');
  return {
    id: fields.list('id')[0] ?? '',
    type: fields.list('type')[0] ?? '',
    text,
    citedBy: [...fields.list('caseNumbers'), ...fields.list('citation'), ...fields.list('citations')],
  };
}

function textOf(id: string): string {
  return sources.find((source) => source.id === id)?.text ?? '';
}

function countWords(text: string): number {
  let words = 0;
  forEachToken(text, () => {
    words += 1;
  });
  return words;
}

function countNotes(text: string): number {
  return text.match(/^\[\^\d+\]:/gm)?.length ?? 0;
}

/** The number in a cell, in thousandths; a figure in brackets is negative. */
function readNumber(cell: string): number | undefined {
  const figure = cell.replaceAll(/[*,%\s]/g, '');
  const [, bracket, digits] = /^(\()?(-?\d+(?:\.\d+)?)\)?$/.exec(figure) ?? [];
  return digits === undefined ? undefined : Math.round(Number(digits) * (bracket ? -1000 : 1000));
}

function listWrongTotals(text: string): string[] {
  return [...text.matchAll(/(?:^\|.*\|$\n?)+/gm)].flatMap(([table]) => {
    const rows = table
      .trim()
      .split('\n')
      .slice(2)
      .map((row) =>
        row
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    const end = rows.findIndex(([first]) => first === '**Total**');
    if (end < 0) return [];
    return (rows[end] ?? []).flatMap((cell, column) => {
      const total = readNumber(cell);
      const parts = rows.slice(0, end).map((row) => readNumber(row[column] ?? '') ?? 0);
      const sum = parts.reduce((all, part) => all + part, 0);
      return total === undefined || total === sum ? [] : [`${cell} is not ${sum / 1000} in ${table}`];
    });
  });
}

describe('the long documents of the demo library', () => {
  it.each([
    ['ka-award-043', 25_000, 150],
    ['kcl-decision-087', 12_000, 50],
  ])('%s has at least %i words and %i footnotes', (id, words, notes) => {
    expect(countWords(textOf(id))).toBeGreaterThanOrEqual(words);
    expect(countNotes(textOf(id))).toBeGreaterThanOrEqual(notes);
  });

  it('ka-treaty-063 is in full article form: preamble, chapters, articles in order, annexes, protocol, signature', () => {
    const headings = [...textOf('ka-treaty-063').matchAll(/^#+ (\w+(?: [\w]+)?)/gm)].map(([, words]) => words);
    const articles = Array.from({ length: 28 }, (_none, index) => `Article ${index + 1}`);
    expect(headings.filter((words) => words?.startsWith('Article '))).toEqual(articles);
    expect(headings).toEqual(
      expect.arrayContaining(['Chapter I', 'Chapter V', 'Annex A', 'Annex D', 'Protocol', 'Signature']),
    );
    expect(textOf('ka-treaty-063')).toContain('*Have agreed* as follows');
  });

  it.each(['ka-award-043', 'kcl-decision-087'])('%s numbers each paragraph once, and its tables add up', (id) => {
    const body = textOf(id).split(/^## Annex I\./m)[0] ?? '';
    const numbers = [...body.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(numbers.map((_number, index) => index + 1));
    expect(listWrongTotals(body)).toEqual([]);
  });
});

it('a document that the library holds is cited by its number or reference with a link to it', () => {
  const unlinked = sources.flatMap(({ id, text }) => {
    const plain = text.replaceAll(/\[[^\]\n]*\]\(doc:[^)]*\)/g, '');
    return sources
      .filter((other) => other.id !== id)
      .flatMap(({ id: cited, citedBy }) =>
        citedBy
          .filter((name) => name.length > 5 && !namesOf(id).includes(name) && mentions(plain, name))
          .map((name) => `${id} names ${name} without a link to ${cited}`),
      );
  });
  expect(unlinked).toEqual([]);
});

/** Names by which a document goes itself: papers of one case share its number. */
function namesOf(id: string): readonly string[] {
  return sources.find((source) => source.id === id)?.citedBy ?? [];
}

function mentions(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && !/[\w.]/.test(text[at - 1] ?? ' ') && !/\w/.test(text[at + name.length] ?? ' ');
}

describe('what is said of statutes', () => {
  const SOURCES = '## Sources';
  /** A line that names a text, its address and the day on which it was read. */
  const SOURCE_LINE = /^- \[[^\]]+\]\(https:\/\/[^)]+\).* Read \d{1,2} [A-Z][a-z]+ 2\d{3}\./u;
  /** A place in a statute; those of our own summaries are links to them. */
  const PLACE = /\b(?:sections?|articles?) \d/iu;
  const said = sources.filter(({ type }) => type === 'Country overview' || type === 'Practical insight');
  const split = ({ text }: Source) => {
    const [body = '', list = ''] = text.split(SOURCES);
    return { body, lines: list.split('\n').filter((line) => line.startsWith('- ')) };
  };

  it('OP-176 each source of an overview or an insight has an address and the day on which it was read', () => {
    const all = said.flatMap((source) => split(source).lines.map((line) => `${source.id} ${line}`));
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter((line) => !SOURCE_LINE.test(line.slice(line.indexOf('- '))))).toEqual([]);
  });

  it('OP-176 an insight that names a place in a statute, and every overview with one, names its source', () => {
    const unsourced = said.filter((source) => {
      const { body, lines } = split(source);
      return lines.length === 0 && PLACE.test(body.replaceAll(/\[[^\]]*\]\([^)]*\)/gu, ''));
    });
    // A court's own words on a section, in a decision that is linked beside them.
    expect(unsourced.map(({ id }) => id)).toEqual(['ka-country-india']);
  });

  it('OP-176 an overview without a source calls unknown what it does not say', () => {
    const overviews = said.filter(({ type }) => type === 'Country overview');
    expect(overviews.length).toBe(20);
    const silent = overviews.filter((source) => !/unknown/iu.test(source.text) && split(source).lines.length === 0);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });
});
