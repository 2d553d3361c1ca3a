import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { FilterAnswer } from '#contract/search.ts';
import { FacetGroup } from './facet-group.tsx';

const JURISDICTION: FilterAnswer = {
  id: 'jurisdiction',
  name: 'Jurisdiction',
  filterType: 'andOr',
  count: 2,
  hasMoreFilterItems: false,
  isSelfReported: false,
  andOrValue: 'or',
  filterItems: ['France', 'Spain'].map((name) => ({ id: name, name, label: name, count: 1, checked: false })),
};

const draw = (values: readonly string[], every: boolean) =>
  renderToStaticMarkup(
    createElement(FacetGroup, {
      facet: JURISDICTION,
      definition: undefined,
      isOpen: true,
      choice: { facet: 'jurisdiction', values, every },
      groups: [],
      presets: [],
      view: {},
      onChoose: () => undefined,
      onView: () => undefined,
    }),
  );

it('How values go together is shown for several of them, and for one as long as all must be there (SR-094)', () => {
  expect(draw(['France', 'Spain'], false)).toContain('All of these');
  expect(draw(['France'], false)).not.toContain('All of these');
  expect(draw(['France'], true)).toContain('All of these');
});
