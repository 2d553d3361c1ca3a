import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { KA_VIEW } from '#tests/support/edition-view.ts';
import { EditionViewContext } from '#web/app/edition-view.ts';
import { HomeNews } from './home-news.tsx';
import { readRows } from '#web/app/use-kept-rows.ts';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

function draw(rows: number, data: readonly [] | undefined): string {
  const part = { data, hasFailed: false, retry: () => undefined };
  const news = createElement(HomeNews, { part, rows });
  const children = createElement(EditionViewContext, { value: KA_VIEW }, news);
  return renderToStaticMarkup(RouterContextProvider({ router, children }));
}

const countRows = (html: string) => html.match(/<li/gu)?.length ?? 0;

it('TL-013: News of the home page keeps room for as much as the followed sources had the last time', () => {
  expect(draw(6, undefined)).toContain('--rows:6');
  expect(countRows(draw(6, undefined))).toBe(6);
  expect(draw(2, undefined)).toContain('--rows:2');
  expect(countRows(draw(2, undefined))).toBe(2);
});

it('Where there was none, a line says so, in the room that was kept for it', () => {
  expect(draw(0, undefined)).toContain('--rows:1');
  expect(draw(0, [])).toMatch(/--rows:1.*Nothing in this time from the sources you follow/su);
});

it('Rows that were stored are a number, or none', () => {
  expect(['3', '0', '12', '', '-1', '1e9', '300', 'six'].map(readRows)).toEqual([
    3,
    0,
    12,
    ...Array.from({ length: 5 }, () => undefined),
  ]);
});
