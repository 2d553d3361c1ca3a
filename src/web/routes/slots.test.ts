import { fakePort } from '#tests/support/fake-port.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CaseToc, ProceedingDetails } from '#contract/case.ts';
import { createSearchState, defaultsOf } from '#domain/search/search-state.ts';
import { KA_VIEW } from '#tests/support/edition-view.ts';
import { createCase, createDetails, createHit, createPublication } from '#tests/support/shown-documents.ts';
import { ApiError } from '#web/api/api-error.ts';
import { DocumentActionsContext, type DocumentAction } from '#web/app/document-actions.tsx';
import { defaultMode, EditionViewContext } from '#web/app/edition-view.ts';
import { SearchFieldContext, type SearchFieldProps } from '#web/app/search-field.tsx';
import { SearchToolsContext } from '#web/app/search-tools.tsx';
import { CasePage } from '#web/features/cases/case-page.tsx';
import { FoundTable } from '#web/features/citation-list/found-table.tsx';
import type { ListLookUp } from '#web/features/citation-list/use-list-look-up.ts';
import { HomePage } from '#web/features/home/home-page.tsx';
import { FeaturedShelf } from '#web/features/home/featured-shelf.tsx';
import { UpdatesList } from '#web/features/home/updates-list.tsx';
import { DocumentHead } from '#web/features/reading/document-head.tsx';
import { DocumentTrouble } from '#web/features/reading/document-trouble.tsx';
import { PublicationPage } from '#web/features/reading/publication-page.tsx';
import { RecordEntry } from '#web/features/research-record/record-entry.tsx';
import { AlertRow } from '#web/features/search-alerts/alert-row.tsx';
import { HitRow } from '#web/features/search/results/hit-row.tsx';
import { ResultsBar } from '#web/features/search/results/results-bar.tsx';
import { DirectMatches } from '#web/features/search/ways-on/direct-matches.tsx';
import { DOCUMENT_ACTIONS } from './document-actions.ts';

const mode = defaultMode(KA_VIEW);
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const queries = new QueryClient();
const retry = () => undefined;
const isOurs = () => true;
const partOf = <T>(data: T) => ({ data, hasFailed: false, retry });

/** Whatever stands there is said as `place id address`. */
const STAR: DocumentAction = {
  id: 'star',
  Action: ({ place, document }) => createElement('i', { title: `${place} ${document.id} ${document.url}` }),
};

function draw(element: ReactElement, actions: readonly DocumentAction[] = [STAR]): string {
  const around = (children: ReactNode) =>
    createElement(
      QueryClientProvider,
      { client: queries },
      createElement(
        EditionViewContext,
        { value: KA_VIEW },
        createElement(DocumentActionsContext, { value: actions }, children),
      ),
    );
  return renderToStaticMarkup(RouterContextProvider({ router, children: around(element) }));
}

const starsOf = (element: ReactElement) => [...draw(element).matchAll(/<i title="([^"]+)"/g)].map(([, title]) => title);

const newHits = (id: string) => ({
  since: '2026-01-01T00:00:00Z',
  total: 1,
  isExact: true,
  hits: [
    {
      id,
      title: id,
      url: `/document/${id}`,
      type: 'Award',
      date: null,
      origin: null,
      addedAt: '2026-01-02T00:00:00Z',
      summary: null,
      isOpen: true,
      heldBy: [],
    },
  ],
});

vi.mock('#web/features/search-alerts/use-alert.ts', () => ({
  useAlert: () => ({ look: { isSeen: false, matches: newHits('of-alert') } }),
}));
vi.mock('#web/features/research-record/use-entry.ts', () => ({ useEntry: () => ({ matches: newHits('of-entry') }) }));

function drawHit(id: string): ReactElement {
  const edition = { id: 'first-edition', title: 'First', url: '/document/first-edition', publicationDate: null };
  return createElement(HitRow, {
    hit: createHit(id, { otherEditions: [edition] }),
    query: '',
    forms: 'number' as const,
    terms: [],
    older: [],
    isSelected: false,
    onSelect: () => undefined,
    isNew: false,
    hasAdded: false,
    level: 3,
  });
}

function drawCase(error?: ApiError): ReactElement {
  const toc: CaseToc = [
    {
      name: 'P',
      date: null,
      commencementDate: null,
      dateOfOutcome: null,
      status: null,
      outcome: null,
      proceedingId: 'p',
      documents: [{ title: 'Award', documentId: 'award', isHeld: true, isOpen: true }],
    },
  ];
  const proceeding: ProceedingDetails = {
    caseNo: '17',
    caseSlug: 'c',
    title: 'P',
    status: null,
    whoInitiated: null,
    outComeOfProceeding: null,
    commencementDate: null,
    dateOfOutcome: null,
    proceedingDocuments: [
      { xmlId: 'order', proceedingDocumentTitle: 'Order', primaryDocument: true, isHeld: true, isOpen: false },
    ],
    arbitrators: [],
    representatives: [],
  };
  return createElement(CasePage, {
    model: { details: createCase('c'), toc, error, retry },
    caseId: 'c',
    proceedingId: 'p',
    proceeding: { proceeding, error: undefined, retry },
  });
}

const closed = new ApiError(403, { code: 'document-not-included', details: { id: 'closed', title: 'Closed' } });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('An action for documents that is registered once', () => {
  it('stands beside a result and its other editions', () =>
    expect(starsOf(drawHit('a'))).toEqual(['row first-edition /document/first-edition', 'hit a /document/a']));

  it('stands in the head of a document, open or closed', () => {
    expect(
      starsOf(createElement(DocumentHead, { document: createDetails('d'), trail: [], path: '/document/a' })),
    ).toEqual(['head d /document/d']);
    expect(starsOf(createElement(DocumentTrouble, { error: closed, onRetry: retry }))).toEqual([
      'alone closed /document/closed',
    ]);
  });

  it('stands in the head of a publication and beside its other editions', () => {
    const otherEditions = [{ id: 'second', title: 'Second', year: '2020' }];
    const page = createElement(PublicationPage, {
      document: createDetails('book', { kind: 'publication', type: 'Book' }),
      model: { publication: createPublication('book', { otherEditions }), error: undefined, retry },
    });
    expect(starsOf(page)).toEqual(['row second /document/second', 'alone book /document/book']);
  });

  it('waits in the head of a publication without words that would move when its authors come', () => {
    const document = createDetails('book', { kind: 'publication', type: 'Book', summary: 'On quays.' });
    const page = (error: ApiError | undefined) =>
      draw(createElement(PublicationPage, { document, model: { publication: undefined, error, retry } }));
    expect(page(undefined)).not.toContain('On quays.');
    expect(page(new ApiError(500, {}))).toContain('On quays.');
  });

  it('stands in the head of a case, open or closed, and beside each of its documents', () => {
    expect(starsOf(drawCase())).toEqual([
      'head c /document/case/c',
      'row award /document/case/c/p/award',
      'row order /document/case/c/p/order',
    ]);
    expect(starsOf(drawCase(closed))).toEqual(['head c /document/case/c']);
  });

  it('stands on the home page, in lines and below covers', () => {
    const line = createHit('line');
    expect(starsOf(createElement(UpdatesList, { part: partOf([line]), isPage: isOurs }))).toEqual([
      'row line /document/line',
    ]);
    const title = { id: 'tile', title: 'T', author: '', imageUrl: '', url: '/document/tile', type: 'Book', year: null };
    const featured = { books: [title], journals: [], bookCount: 1, journalCount: 0 };
    expect(starsOf(createElement(FeaturedShelf, { part: partOf(featured), isPage: isOurs }))).toEqual([
      'tile tile /document/tile',
    ]);
  });

  it('stands beside a document that a query or a citation names', () => {
    const named = { id: 'n', title: 'N', url: '/document/n', type: 'Award', publicationDate: null, isOpen: true };
    const match = { ...named, kind: 'citation', text: '[2020] X 1' } as const;
    expect(starsOf(createElement(DirectMatches, { matches: [match], query: 'x' }))).toEqual(['row n /document/n']);
    const work = { line: 1, text: '[2020] X 1', names: ['[2020] X 1'] };
    const found = [{ work, documents: [named], isDisputed: false }];
    const model = fakePort<ListLookUp>({ chosen: new Set(['n']), toggle: retry });
    expect(starsOf(createElement(FoundTable, { found, model }))).toEqual(['row n /document/n']);
  });

  it('stands beside what is new of an alert and of a search of the record', () => {
    vi.stubGlobal('window', { location: { origin: 'http://ka.localhost' } });
    const made = '2026-01-01T00:00:00Z';
    const search = { id: 's', title: 'Consent', mode: 'Search', url: '/search?q=consent' };
    const alert = { ...search, createdAt: made, lookedAt: made, newCount: 1, isExact: true, trouble: null, feed: '/f' };
    expect(starsOf(createElement(AlertRow, { alert, onDeleted: retry }))).toEqual(['row of-alert /document/of-alert']);
    const entry = {
      ...search,
      madeAt: made,
      query: '{}',
      understood: null,
      filters: [],
      sort: 'Relevance',
      total: 1,
      corpusVersion: 1,
      note: '',
    };
    const properties = { entry, corpusVersion: 1, isChosen: false, onChoose: retry, onRemoved: retry };
    expect(starsOf(createElement(RecordEntry, properties))).toEqual(['row of-entry /document/of-entry']);
  });

  it('stands only where it says, and where nothing is registered there is no room for it', () => {
    const only = { ...STAR, places: ['head'] } as const;
    expect(draw(drawHit('a'), [only])).toBe(draw(drawHit('a'), []));
  });
});

describe('OP-198 Citing', () => {
  const citing = DOCUMENT_ACTIONS.filter(({ id }) => id === 'cite');
  const isCiting = (element: ReactElement) => draw(element, citing).includes('data-cite');

  it('is offered with results, lists and the pages of publications and closed documents, and with people nowhere', () => {
    const page = createElement(PublicationPage, {
      document: createDetails('book', { kind: 'publication', type: 'Book' }),
      model: { publication: createPublication('book', {}), error: undefined, retry },
    });
    expect([drawHit('a'), drawCase(), page].map(isCiting)).toEqual([true, true, true]);
    expect(isCiting(createElement(DocumentTrouble, { error: closed, onRetry: retry }))).toBe(true);
    const person = {
      id: 'p',
      title: 'P',
      url: '/profile-navigator/p',
      type: 'Arbitrator profile',
      publicationDate: null,
    };
    const match = { ...person, isOpen: true, kind: 'title', text: 'P' } as const;
    expect(isCiting(createElement(DirectMatches, { matches: [match], query: 'p' }))).toBe(false);
  });
});

describe('The slots around a search', () => {
  const state = { ...createSearchState(defaultsOf(mode)), q: 'consent' };

  it('show a tool that is registered above the results, with the search it is for', () => {
    const Tool = ({ state: shown }: { readonly state: typeof state }) => createElement('u', null, shown.q);
    const filtering = {
      mode,
      state,
      defaults: defaultsOf(mode),
      filters: { data: undefined, error: undefined, isStale: false, retry },
      views: {},
      setView: retry,
      hrefWith: () => '/search',
      prepare: retry,
      change: retry,
    };
    const model = { ...filtering, notes: [], hits: filtering.filters, filtering };
    const bar = createElement(ResultsBar, {
      model,
      answer: undefined,
      onFilters: undefined,
      download: { kind: 'results' },
      selection: { items: [], has: () => false, toggle: retry, addAll: retry, clear: retry },
      understood: null,
    });
    expect(draw(createElement(SearchToolsContext, { value: [{ id: 'note', Tool }] }, bar))).toContain('<u>consent</u>');
  });

  it('show the search field where a page has a place for it', () => {
    const Field = ({ size }: SearchFieldProps) => createElement('u', null, size);
    const model = {
      isPage: isOurs,
      newsRows: 6,
      toolRows: 3,
      greeting: 'Good morning',
      total: 1,
      everything: mode,
      since: partOf(undefined),
      updates: partOf(undefined),
      news: partOf(undefined),
      tools: partOf(undefined),
      featured: partOf(undefined),
      blogs: partOf(undefined),
      facets: partOf(undefined),
    };
    const page = createElement(SearchFieldContext, { value: Field }, createElement(HomePage, { model, parts: {} }));
    expect(draw(page)).toContain('<u>large</u>');
  });
});
