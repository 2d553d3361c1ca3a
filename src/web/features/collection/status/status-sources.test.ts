import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { listSources } from './list-sources.ts';
import { StatusSources } from './status-sources.tsx';

test('OP-186: A source that was read more than twelve months ago is to be checked before use, one of today is not', () => {
  const row = (basis: string, readOn: string) => ({ source: null, basis, readOn });
  const today = new Date().toISOString().slice(0, 10);
  const sources = listSources([row('An old list', '2015-03-14'), row('A list of today', today)]);
  const [old, fresh] = renderToStaticMarkup(createElement(StatusSources, { sources })).split('</li>');
  expect(old).toContain('Check before use');
  expect(fresh).not.toContain('Check before use');
});
