import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SuggestionPanel } from './suggestion-panel.tsx';

it('The side panel of the suggestions explains every operator (SR-038)', () => {
  const model = {
    isOpen: true,
    sections: [],
    typed: 'seat',
    listId: 'list',
    chosen: -1,
    idOf: String,
    active: '',
    open: () => undefined,
    close: () => undefined,
    press: () => false,
  };
  const html = renderToStaticMarkup(
    createElement(SuggestionPanel, {
      model,
      offer: ({ href }) => ({ href, lead: undefined }),
      isInSheet: false,
      onChoose: () => undefined,
    }),
  );
  const explained = [...html.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(
    ([, sign, meaning]) => `${sign}: ${meaning}`,
  );
  expect(explained).toEqual([
    'a AND b: All words must be present.',
    'a OR b: Any of the words.',
    'a NOT b: Excludes the term that follows.',
    'a NEAR b: Both, with at most 30 other words between them, in either order.',
    'a NEAR5 b: Both, with at most 5 other words between them, in either order; any number from 1 to 100.',
    'word*: Any letters in place of the star; ? stands for exactly one.',
    '( ): Groups what belongs together.',
    'title(a): Only in the title; likewise party, judge, court, author, citation, number, keyword, summary and text.',
    'a b: Words side by side are a phrase, with or without quotation marks.',
    '=word: Exactly this word, without its other forms.',
  ]);
});
