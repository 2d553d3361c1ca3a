import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Hit } from '#contract/search.ts';
import { createHit } from '#tests/support/shown-documents.ts';
import { HitRow } from './hit-row.tsx';

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

/** The links of a row need a router above them. */
const Routed = ({ children }: { readonly children?: ReactNode }) => RouterContextProvider({ router, children });

const HIT = createHit('a', {
  title: 'Seat of the arbitration',
  markedTitle: { text: 'Seat of the arbitration', marks: [] },
  authors: ['Ada Lindqvist', 'Bo Achebe'],
  legalDate: { date: '2019-03-05', label: 'Decided' },
  source: 'Reporter',
  sourceLocation: '12 (2019), p. 4',
  summary: 'On the seat.',
  jurisdictions: ['France'],
  caseNumbers: ['AC-17'],
});

function draw(change: Partial<Hit> = {}, hasAdded = false): string {
  const row = createElement(HitRow, {
    hit: { ...HIT, ...change },
    query: 'seat',
    forms: 'number' as const,
    terms: [],
    older: [],
    isSelected: false,
    onSelect: () => undefined,
    isNew: false,
    hasAdded,
    level: 3,
  });
  return renderToStaticMarkup(createElement(Routed, null, row));
}

describe('A result', () => {
  it('says of a treaty whether and since when it is in force, its forums and its sunset clause (TL-064, OP-98)', () => {
    const treaty = {
      parties: ['Norway', 'Chad'],
      inForce: '1994-01-01',
      status: 'In force',
      forums: ['ICSID'],
      sunset: '10 years',
    };
    const html = draw({ treaty });
    for (const text of ['In force since 01 Jan 1994', 'ICSID', 'Sunset clause: 10 years']) expect(html).toContain(text);
    expect(html).not.toContain('Status:');
    const ended = draw({ treaty: { ...treaty, status: 'Terminated' } });
    for (const text of ['Status: Terminated', 'In force from 01 Jan 1994']) expect(ended).toContain(text);
    expect(draw({ treaty: { ...treaty, status: 'Signed', inForce: null } })).toContain('Status: Signed');
  });

  it('shows title, authors, dates, type, source and summary, and leads to its document (SR-084, CON-011)', () => {
    const html = draw();
    expect(html).toContain('href="/document/a?searchTerm=seat"');
    const texts = html.split(/<[^>]*>/).filter((text) => text !== '');
    for (const text of [
      'Seat of the arbitration',
      'Ada Lindqvist, Bo Achebe',
      'Reporter 12 (2019), p. 4',
      'AC-17',
      'On the seat.',
      'Award',
      'Decided 05 Mar 2019',
      'France',
    ]) {
      expect(texts).toContain(text);
    }
    expect(draw({}, true)).toContain('Added 02 Jan 2026');
  });

  it('has the passages that match instead of its summary where there are any (SR-086)', () => {
    const html = draw({ excerpt: [{ text: 'The seat decides.', marks: [{ start: 4, end: 8, term: 0 }] }] });
    expect(html).toMatch(/The <mark[^>]*>seat<\/mark> decides\./);
    expect(html).not.toContain('On the seat.');
  });

  it('is read in the direction of its own words: title, passages, and each part of where it comes from', () => {
    const html = draw({ markedTitle: { text: 'פסק בוררות Acme נגד Bolt', marks: [] }, court: 'בית המשפט' });
    expect(html).toMatch(/<h3 dir="auto"[^>]*><a [^>]*>פסק/);
    expect(html).toMatch(/<span dir="auto"[^>]*>בית המשפט<\/span>/);
    expect(html).toMatch(/<p dir="auto"[^>]*><span[^>]*>…<\/span>On the seat\./);
  });

  it.each([
    ['Book', true],
    ['Loose-leaf', true],
    ['Journal', true],
    ['Award', false],
  ])('of the type %s has a cover: %s (SR-085)', (type, hasCover) =>
    expect(draw({ type }).includes('data-initial="S"')).toBe(hasCover),
  );
});
