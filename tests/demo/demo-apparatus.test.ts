import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { INSTRUMENTS } from '#server/compose/known-instruments.ts';
import { parseYamlFields } from '#importers/reading/yaml-fields.ts';
import { PRODUCT } from '#server/compose/product.ts';

interface Source {
  readonly path: string;
  readonly edition: string;
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly court: string;
  readonly pages: string | undefined;
  readonly text: string;
}

/** An instrument or a provision with a text in the library, and what running text calls it. */
interface Held {
  readonly edition: string;
  readonly document: string;
  readonly naming: RegExp;
}

/** How many notes the kinds have that are written with notes; kinds that have none are in the second list. */
const NOTES: Readonly<Record<string, readonly [number, number]>> = {
  'Book chapter': [5, 30],
  'Journal article': [5, 30],
  Award: [5, 40],
  Decision: [5, 40],
  'Procedural order': [5, 40],
};
const WITHOUT_NOTES = ['News', 'Development', 'Legislation', 'Convention', 'Rules', 'Treaty provision'];
/** The long award and the long decision have notes as long documents do. */
const LONG = ['ka-award-043', 'kcl-decision-087', 'ka-treaty-063'];

/** How running text names a treaty whose articles are documents of their own; `N` is the number. */
const ARTICLES: Readonly<Record<string, string>> = {
  'kipl-epc': 'Article N (?:EPC|of the (?:European Patent Convention|EPC))',
  'kipl-upca': 'Article N (?:UPCA|of the (?:Agreement on a Unified Patent Court|UPCA))',
  'kipl-pct': 'Article N (?:PCT|of the Patent Cooperation Treaty)',
  'kipl-trips': 'Article N (?:TRIPS|of the TRIPS Agreement)',
  'kipl-paris': 'Article N of the Paris Convention',
  'kcl-legislation-tfeu': 'Article N (?:TFEU|of the Treaty on the Functioning of the European Union)',
};

const sources = readdirSync(PRODUCT.demoFolder, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && path !== 'README.md' && !path.startsWith('versions'))
  .map(readSource);

function readSource(path: string): Source {
  const file = readFileSync(join(PRODUCT.demoFolder, path), 'utf8');
  const [, head = '', text = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(file) ?? [];
  const fields = parseYamlFields(head, 'a document');
  const first = (name: string) => fields.list(name)[0] ?? '';
  return {
    path,
    edition: path.split('/')[0] ?? '',
    id: first('id'),
    type: first('type'),
    title: first('title'),
    court: first('court'),
    pages: /^pages: (.*)$/m.exec(head)?.[1],
    text,
  };
}

function listNotes(text: string): string[] {
  return [...text.matchAll(/^\[\^\d+\]: (.*)$/gm)].map(([, note = '']) => note);
}

function countWords(text: string): number {
  return withoutTargets(text).split(/\s+/).filter(Boolean).length;
}

function withoutTargets(text: string): string {
  return text.replaceAll(/\[([^\]\n]*)\]\([^)]*\)/g, '$1');
}

function listHeld(): Held[] {
  const instruments = ['ka', 'kipl', 'kcl'].flatMap((edition) =>
    readFileSync(join(PRODUCT.demoFolder, edition, 'instruments.yaml'), 'utf8')
      .split(/^- /m)
      .flatMap((record) => nameInstrument(edition, record)),
  );
  const statutes = sources
    .filter(({ path, title }) => /\/(?:legislation|rules)\//.test(path) && isLongName(nameOf(title)))
    .map(({ edition, id, title }) => ({ edition, document: id, naming: naming(escape(nameOf(title))) }));
  const provisions = sources.flatMap(({ edition, id }) => {
    const [, series = '', number = '', letter = ''] = /^(.*)-0*(\d+)([a-z]*)$/.exec(id) ?? [];
    const form = ARTICLES[series];
    if (form === undefined) return [];
    return [{ edition, document: id, naming: naming(form.replace('N', `${number}${letter}(?:\\(\\w+\\))*`)) }];
  });
  return [...instruments, ...statutes, ...provisions];
}

/** What a statute or a set of rules is called, of a title such as `Sweden: Swedish Arbitration Act (editorial summary)`. */
function nameOf(title: string): string {
  const name = title.replace(/^[A-Z][\w ]+: /, '').replace(/ \((?:editorial )?summary[^)]*\)$/, '');
  return /^[^,(]+/.exec(name)?.[0].trim() ?? name;
}

/** A name that can mean one thing alone: "Regulation" and "State aid" are words of the language. */
function isLongName(name: string): boolean {
  return name.length >= 12 && name.includes(' ');
}

function nameInstrument(edition: string, record: string): Held[] {
  const field = (name: string) => new RegExp(`^ *${name}: (.*)$`, 'm').exec(record)?.[1] ?? '';
  const document = field('document');
  if (document === '') return [];
  const shared = INSTRUMENTS.find(({ id }) => id === field('id'))?.aliases ?? [];
  const names = [field('name'), ...field('aliases').replaceAll(/[[\]]/g, '').split(','), ...shared]
    .map((name) => name.trim())
    .filter((name) => name.length >= 8)
    .sort((one, other) => other.length - one.length);
  return [{ edition, document, naming: naming(names.map(escape).join('|')) }];
}

/** The characters of a name as themselves in an expression. */
function escape(name: string): string {
  return name.replaceAll(/[^\w ]/g, String.raw`\$&`);
}

function naming(forms: string): RegExp {
  return new RegExp(`(?<!\\w)(?:${forms})(?!\\w)`);
}

/** Prose alone: headings, tables and quotations of forms are not written with links. */
function proseOf(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^[#|>]/.test(line))
    .join('\n')
    .replaceAll(/\[[^\]\n]*\]\([^)]*\)|`[^`]*`|https?:\/\/\S+/g, ' ');
}

describe('the notes of the demo library', () => {
  it('chapters and articles have 5 to 30 footnotes, awards, decisions and orders of tribunals 5 to 40', () => {
    const wrong = sources.flatMap(({ id, type, text }) => {
      const [least, most] = NOTES[type] ?? [0, Infinity];
      const notes = listNotes(text).length;
      return LONG.includes(id) || (notes >= least && notes <= most) ? [] : [`${id}: ${notes}`];
    });
    expect(wrong).toEqual([]);
  });

  it('decisions of authorities have 0 to 40 footnotes, and of the courts those whose judges write some', () => {
    const ruled = sources.filter(({ type }) => /^(?:Commission|National|Court) decision$|^Case law$/.test(type));
    const noted = ruled.map(({ id, type, court, text }) => ({ id, type, court, notes: listNotes(text).length }));
    const wrong = noted.filter(({ id, notes }) => notes > 40 && !LONG.includes(id));
    expect(wrong).toEqual([]);
    const courts = noted.filter(({ type, notes }) => notes > 0 && /^C(?:ourt decision|ase law)$/.test(type));
    expect(courts.filter(({ court }) => !/United States|Singapore/.test(court)).map(({ id }) => id)).toEqual([]);
    const authorities = noted.filter(({ type, notes }) => notes > 0 && /Commission|National/.test(type));
    expect(authorities.length).toBeGreaterThanOrEqual(15);
    expect(authorities.filter(({ notes }) => notes < 3).map(({ id }) => id)).toEqual(['kcl-decision-031']);
    expect(new Set(authorities.map(({ notes }) => notes)).size).toBeGreaterThanOrEqual(6);
  });

  it('news, developments and the texts of the law have no footnotes', () => {
    const noted = sources.filter(({ type, text }) => WITHOUT_NOTES.includes(type) && listNotes(text).length > 0);
    expect(noted.map(({ id }) => id)).toEqual([]);
  });

  it('footnotes are as many as their document needs: no count is that of half of a kind', () => {
    for (const kind of ['Award', 'Book chapter', 'Journal article']) {
      const counts = sources.filter(({ type }) => type === kind).map(({ text }) => listNotes(text).length);
      const commonest = Math.max(...counts.map((count) => counts.filter((other) => other === count).length));
      expect(commonest, kind).toBeLessThan(counts.length / 2);
    }
  });

  it('each footnote is called once, in the order of the text, and stands there', () => {
    const wrong = sources.flatMap(({ id, text }) => {
      const called = [...text.matchAll(/\[\^(\d+)\](?!:)/g)].map(([, number]) => Number(number));
      const given = [...text.matchAll(/^\[\^(\d+)\]:/gm)].map(([, number]) => Number(number));
      const inOrder = called.map((_number, index) => index + 1);
      const right = inOrder.join(' ');
      return called.join(' ') === right && given.join(' ') === right ? [] : [id];
    });
    expect(wrong).toEqual([]);
  });

  it('no text of a footnote is that of more than three documents', () => {
    const documents = new Map<string, Set<string>>();
    for (const { id, text } of sources) {
      for (const note of listNotes(text)) documents.set(note, (documents.get(note) ?? new Set()).add(id));
    }
    expect([...documents].filter(([, ids]) => ids.size > 3).map(([note]) => note)).toEqual([]);
  });
});

it('a document leads to each instrument and each article that it names and the library holds', () => {
  const held = listHeld();
  expect(held.length).toBeGreaterThanOrEqual(100);
  const unlinked = sources.flatMap(({ id, edition, text }) => {
    const prose = proseOf(text);
    return held
      .filter((other) => other.edition === edition && other.document !== id && other.naming.test(prose))
      .filter(({ document }) => !new RegExp(`\\]\\(doc:${document}[)#]`).test(text))
      .map(({ document, naming: form }) => `${id} names ${form.exec(prose)?.[0]} without a link to ${document}`);
  });
  expect(unlinked).toEqual([]);
});

describe('the pages of the demo library', () => {
  it('are as many as the words fill, at 350 to 450 words a page, the last of which may be short', () => {
    const wrong = sources.flatMap(({ id, pages, text }) => {
      if (pages === undefined) return [];
      const [first = NaN, last = first] = pages.split(/ to |(?<=^\d+)-/).map((page) => Number(/\d+$/.exec(page)?.[0]));
      const count = last - first + 1;
      const words = countWords(text);
      return words > (count - 1) * 350 && words <= count * 450 ? [] : [`${id}: ${words} words on ${pages}`];
    });
    expect(wrong).toEqual([]);
  });

  it('are in the contents of a publication what they are at its chapters and articles', () => {
    const wrong = sources.flatMap(({ id, path, pages }) => {
      if (pages === undefined || !path.includes('/books/') === !path.includes('/journals/')) return [];
      const contents = readFileSync(join(PRODUCT.demoFolder, dirname(path), 'publication.yaml'), 'utf8');
      const [, entry = ''] = new RegExp(`document: ${id}\\n([^]*?)(?=- label|$(?![^]))`).exec(contents) ?? [];
      return /pages: (.*)/.exec(entry)?.[1] === pages ? [] : [`${id}: ${pages}`];
    });
    expect(wrong).toEqual([]);
  });
});

it('writers and institutions differ in length: chapters and articles from 300 to more than 800 words', () => {
  const words = sources
    .filter(({ type }) => type === 'Book chapter' || type === 'Journal article')
    .map(({ text }) => countWords(text));
  expect(Math.max(...words) / Math.min(...words)).toBeGreaterThan(2.4);
});

it('courts and authorities differ in length: the longest decision of a kind has half as many words again as the shortest, and opinions three times as many', () => {
  for (const kind of ['Case law', 'Commission decision', 'National decision', 'Court decision']) {
    const words = sources
      .filter(({ id, type }) => type === kind && !LONG.includes(id))
      .map(({ text }) => countWords(text.replaceAll(/^\[\^\d+\]: .*$/gm, '')));
    expect(Math.max(...words) / Math.min(...words), kind).toBeGreaterThan(kind === 'Case law' ? 3 : 1.5);
  }
});

it('"Summary of Facts and Submissions" is a heading of the Boards of Appeal and of nobody else', () => {
  const others = sources.filter(
    ({ text, court }) =>
      /^#+ .*Summary of Facts and Submissions/m.test(text) && court !== 'European Patent Office, Boards of Appeal',
  );
  expect(others.map(({ id }) => id)).toEqual([]);
});
