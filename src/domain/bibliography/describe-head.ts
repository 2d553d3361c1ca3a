import type { BibliographicEntry } from './bibliographic-entry.ts';
import { listLawFields } from './law-fields.ts';
import { isLaw, REFERENCE_NAMES, type Genre } from './reference-names.ts';

/** What the head of a page says of the work on it, for programs that run no script (OP-121). */
export interface HeadMetadata {
  readonly title: string;
  /** Name and content, in order; a name may stand several times. */
  readonly tags: readonly (readonly [name: string, content: string])[];
  /** Schema.org. */
  readonly linkedData: Readonly<Record<string, unknown>>;
  /** OpenURL context object, the `title` of a COinS span; undefined where OpenURL has no words for what the head says. */
  readonly context: string | undefined;
}

/** Genres of the OpenURL formats for books and journals; the others are described in Dublin Core. */
const OPEN_URL: Partial<Record<Genre, { readonly format: 'book' | 'journal'; readonly genre: string }>> = {
  book: { format: 'book', genre: 'book' },
  chapter: { format: 'book', genre: 'bookitem' },
  article: { format: 'journal', genre: 'article' },
};

const CONTAINERS: Partial<Record<Genre, string>> = { article: 'Periodical', news: 'Periodical', post: 'Blog' };

type Pairs = readonly (readonly [name: string, value: string | undefined])[];

/** The head of a work's page: the tags of scholarly indexes, Dublin Core, Zotero's own fields, linked data and an OpenURL context. */
export function describeHead(entry: BibliographicEntry): HeadMetadata {
  const tags: Pairs = [...listScholarTags(entry), ...listDublinCore(entry), ...listZotero(entry)];
  const context = isDescribable(entry) ? writeContext(entry) : undefined;
  return { title: entry.title, tags: keepKnown(tags), linkedData: describeLinked(entry), context };
}

function listScholarTags(entry: BibliographicEntry): Pairs {
  const { genre, container } = entry;
  return [
    ['citation_title', entry.title],
    ...entry.creators.map((creator) => ['citation_author', creator] as const),
    ...(entry.editors ?? []).map((editor) => ['citation_editor', editor] as const),
    ['citation_publication_date', entry.date?.replaceAll('-', '/')],
    [
      genre === 'article' ? 'citation_journal_title' : 'citation_book_title',
      hasContainer(genre) ? container : undefined,
    ],
    ['citation_volume', entry.volume],
    ['citation_issue', entry.issue],
    ['citation_firstpage', entry.firstPage],
    ['citation_lastpage', entry.lastPage],
    ['citation_publisher', entry.issuer],
    ['citation_doi', entry.doi],
    ['citation_isbn', entry.isbn],
    ['citation_issn', entry.issn],
    ['citation_language', entry.languages[0]],
    ['citation_public_url', entry.link],
    ['citation_abstract', entry.abstract],
  ];
}

function listDublinCore(entry: BibliographicEntry): Pairs {
  return [
    ['DC.type', REFERENCE_NAMES[entry.genre].zotero],
    ['DC.title', entry.title],
    ...entry.creators.map((creator) => ['DC.creator', creator] as const),
    ...(entry.editors ?? []).map((editor) => ['DC.contributor', editor] as const),
    ['DC.date', entry.date],
    ['DC.publisher', entry.issuer],
    ['DC.source', entry.container],
    ['DC.identifier', entry.number],
    ...(entry.parallel ?? []).map((citation) => ['DC.identifier', citation] as const),
    ['DC.identifier', entry.link],
    ['DCTERMS.bibliographicCitation', entry.citation],
    ...entry.languages.map((language) => ['DC.language', language] as const),
    // Reference managers take `DC.coverage` for the place in an archive.
    ...entry.jurisdictions.map((jurisdiction) => ['DCTERMS.spatial', jurisdiction] as const),
    ['DCTERMS.abstract', entry.abstract],
  ];
}

/** What of law no other vocabulary has: Zotero takes any of its own fields as it is called. */
function listZotero(entry: BibliographicEntry): Pairs {
  const fields = listLawFields(entry, 'zotero').map(([name, value]) => [`z:${name}`, value] as const);
  // It has no treaties; its styles print a statute as what is said here.
  return [
    ...fields,
    ['z:edition', entry.edition?.toString()],
    ['z:extra', entry.genre === 'treaty' ? 'Type: treaty' : undefined],
  ];
}

function describeLinked(entry: BibliographicEntry): Readonly<Record<string, unknown>> {
  const { genre, container, firstPage, lastPage, issuer, number } = entry;
  const author = describePeople(entry.creators);
  const editor = entry.editors ? { editor: describePeople(entry.editors) } : {};
  const isAct = isLaw(genre) && genre !== 'case';
  return {
    '@context': 'https://schema.org',
    '@type': REFERENCE_NAMES[genre].schema,
    name: entry.title,
    url: entry.link,
    ...(author.length > 0 ? { author } : {}),
    ...(entry.date === undefined ? {} : { [isAct ? 'legislationDate' : 'datePublished']: entry.date }),
    ...(issuer === undefined ? {} : { publisher: { '@type': 'Organization', name: issuer } }),
    ...(number === undefined ? {} : { [isAct ? 'legislationIdentifier' : 'identifier']: number }),
    // Who edits a book or a journal edits what stands in it through that alone.
    ...(container === undefined
      ? editor
      : { isPartOf: { '@type': CONTAINERS[genre] ?? 'CreativeWork', name: container, ...editor } }),
    ...(firstPage === undefined ? {} : { pageStart: firstPage }),
    ...(lastPage === undefined ? {} : { pageEnd: lastPage }),
    ...(entry.isbn === undefined ? {} : { isbn: entry.isbn }),
    ...(entry.citation === undefined ? {} : { citation: entry.citation }),
    ...(entry.abstract === undefined ? {} : { abstract: entry.abstract }),
    inLanguage: entry.languages,
  };
}

function describePeople(names: readonly string[]): object[] {
  return names.map((name) => ({ '@type': 'Person', name }));
}

/** Key/encoded-value pairs as ANSI/NISO Z39.88-2004 has them. */
function writeContext(entry: BibliographicEntry): string {
  const openUrl = OPEN_URL[entry.genre];
  const format = openUrl ? `info:ofi/fmt:kev:mtx:${openUrl.format}` : 'info:ofi/fmt:kev:mtx:dc';
  const pairs: Pairs = [
    ['ctx_ver', 'Z39.88-2004'],
    ['rft_val_fmt', format],
    ...(openUrl ? listOpenUrl(entry, openUrl.genre) : listOpenDublinCore(entry)),
    ['rft.description', entry.abstract],
    ['rft_id', entry.link],
    ['rft_id', entry.doi && `info:doi/${entry.doi}`],
  ];
  return keepKnown(pairs)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
}

/**
 * Neither court nor number, nor who edited a book, has a key in a context. Zotero takes a context before it looks at the
 * head, so that one which says less would lose what the head says.
 */
function isDescribable(entry: BibliographicEntry): boolean {
  const { genre, editors = [] } = entry;
  if (listLawFields(entry, 'zotero').some(([, value]) => value !== undefined)) return false;
  return genre === 'article' || (!isLaw(genre) && genre !== 'journal' && editors.length === 0);
}

function listOpenUrl(entry: BibliographicEntry, genre: string): Pairs {
  const [first, ...others] = entry.creators;
  const titles: Pairs =
    entry.genre === 'article'
      ? [
          ['rft.atitle', entry.title],
          ['rft.jtitle', entry.container],
        ]
      : entry.genre === 'chapter'
        ? [
            ['rft.atitle', entry.title],
            ['rft.btitle', entry.container],
          ]
        : [['rft.btitle', entry.title]];
  return [
    ['rft.genre', genre],
    ...titles,
    ['rft.au', first],
    ...others.map((creator) => ['rft.au', creator] as const),
    ['rft.date', entry.date],
    ['rft.edition', entry.edition?.toString()],
    ['rft.volume', entry.volume],
    ['rft.issue', entry.issue],
    ['rft.spage', entry.firstPage],
    ['rft.epage', entry.lastPage],
    ['rft.pub', entry.genre === 'article' ? undefined : entry.issuer],
    ['rft.isbn', entry.isbn],
    ['rft.issn', entry.issn],
  ];
}

function listOpenDublinCore(entry: BibliographicEntry): Pairs {
  return [
    ['rft.type', REFERENCE_NAMES[entry.genre].zotero],
    ['rft.title', entry.title],
    ...entry.creators.map((creator) => ['rft.creator', creator] as const),
    ['rft.date', entry.date],
    ['rft.publisher', entry.issuer],
    ['rft.source', entry.container],
    ['rft.identifier', entry.number],
    ...entry.languages.map((language) => ['rft.language', language] as const),
  ];
}

function hasContainer(genre: Genre): boolean {
  return genre === 'article' || genre === 'chapter';
}

function keepKnown(pairs: Pairs): (readonly [string, string])[] {
  return pairs.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, value] as const]));
}
