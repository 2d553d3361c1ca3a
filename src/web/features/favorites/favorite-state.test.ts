import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { WITHDRAWN_PROFILE } from '#domain/tools/desk/favorite.ts';
import { REMOVED_TITLE } from '#domain/document/removed-title.ts';
import { KA_VIEW } from '#tests/support/edition-view.ts';
import type { FavoriteRow } from '#web/api/favorites.ts';
import { EditionViewContext } from '#web/app/edition-view.ts';
import { FavoriteState } from './favorite-state.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

const ROW: FavoriteRow = {
  id: 'f',
  informationType: 'Document',
  contentId: 'a',
  url: '/document/a',
  title: 'Lindqvist v. Adaman',
  type: 'Award',
  citation: null,
  court: null,
  source: null,
  date: null,
  addedDate: '2026-11-01T10:00:00.000Z',
  updateDate: null,
  authorReviewDate: null,
  jurisdictions: [],
  topicIds: [],
  notifications: false,
  note: '',
  folders: [],
  folder: '0',
  selected: false,
  show: true,
  state: 'open',
  hasChanged: false,
  changes: null,
  knownVersion: null,
  hasMoved: false,
  formerTitle: null,
  removedDate: null,
  heldBy: [],
};

function draw(change: Partial<FavoriteRow>): string {
  const row = createElement(FavoriteState, { row: { ...ROW, ...change } });
  const children = createElement(EditionViewContext, { value: KA_VIEW }, row);
  return renderToStaticMarkup(RouterContextProvider({ router, children }));
}

const waysOf = (html: string) => [...html.matchAll(/href="([^"]+)"/gu)].map(([, href]) => href);

describe('What became of a favorite', () => {
  it('OP-128: a changed text leads to what differs from the version that the reader knew', () => {
    const changed = draw({ hasChanged: true, knownVersion: 2 });
    expect(changed).toContain('Changed since you opened it');
    expect(waysOf(changed)).toEqual(['/document/a?from=2']);
    // Another status alone has no words to compare, and a profile has no page of them.
    expect(waysOf(draw({ hasChanged: true }))).toEqual([]);
    expect(waysOf(draw({ hasChanged: true, knownVersion: 2, url: '/profile-navigator/a' }))).toEqual([]);
  });

  it('what was withdrawn says when, and is searched for by its title where it has one', () => {
    const gone = { state: 'withdrawn', removedDate: '2026-11-26' } as const;
    expect(draw(gone)).toContain('26 Nov 2026');
    expect(waysOf(draw(gone))).toEqual([expect.stringMatching(/q=lindqvist(\+|%20)v(\+|%20)adaman/u)]);
    expect(waysOf(draw({ ...gone, title: WITHDRAWN_PROFILE }))).toEqual([]);
  });

  it('OP-204: nobody is sent to search for a title that was taken away', () => {
    expect(waysOf(draw({ state: 'withdrawn', removedDate: '2026-11-26', title: REMOVED_TITLE }))).toEqual([]);
  });
});
