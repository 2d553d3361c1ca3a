import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { REMOVED_TITLE } from '#domain/document/removed-title.ts';
import { ApiError } from '#web/api/api-error.ts';
import { DocumentTrouble } from './document-trouble.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

function drawWithdrawn(title: string): string {
  const answer = { code: 'document-withdrawn', message: 'Withdrawn.', details: { title, date: '2026-11-27' } };
  const children = createElement(DocumentTrouble, { error: new ApiError(410, answer), onRetry: () => {} });
  return renderToStaticMarkup(RouterContextProvider({ router, children }));
}

it('OP-204: a document whose title was taken away says so and does not send to a search for it', () => {
  expect(drawWithdrawn('One v. Two')).toContain('Search for this title');
  const removed = drawWithdrawn(REMOVED_TITLE);
  expect(removed).not.toContain('Search for this title');
  expect(removed).toContain('Search the library');
  expect(removed).toContain('removed by the operator');
});
