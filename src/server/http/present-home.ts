import type { EditionView } from '#contract/edition-view.ts';
import type { Edition } from '#domain/edition/edition.ts';
import { listShownEditorials, type EditorialRecord } from '#domain/records/editorial.ts';

/** Words of a kind on the home page at once. */
const MOST_WORDS = 2;

/**
 * The home page as the browser is told of it with the first page: which parts it has, and what whoever runs the library
 * says there today, so that nothing has to make room for either.
 */
export function presentHome(
  { home, tools }: Pick<Edition, 'home' | 'tools'>,
  editorials: readonly EditorialRecord[],
  today: string,
): EditionView['home'] {
  const shown = listShownEditorials(editorials, today);
  const wordsOf = (wanted: EditorialRecord['slot']) =>
    shown
      .filter(({ slot }) => slot === wanted)
      .slice(0, MOST_WORDS)
      .map(presentWords);
  return {
    blocks: home.blocks.map(({ id, place }) => ({ id, place })),
    newsMonths: home.newsMonths,
    blogs: home.blogs.map(({ field, title }) => ({ field, title })),
    tools: tools.map(({ link }) => link),
    blurbs: wordsOf('blurb'),
    news: wordsOf('news'),
  };
}

function presentWords({ id, title, text, from, link, linkText }: EditorialRecord): EditionView['home']['news'][number] {
  return {
    id,
    title,
    text: text ?? null,
    date: from ?? null,
    link: link === undefined ? null : { url: link, label: linkText ?? 'Read more' },
  };
}

/** Banners of an edition's own and of its operator, as one list. */
export function listBannerDefinitions({ banners }: Pick<Edition, 'banners'>, editorials: readonly EditorialRecord[]) {
  const ofOperator = editorials
    .filter(({ slot }) => slot === 'banner')
    .map(({ id, title, link, linkText, from, to }) => ({
      id,
      text: title,
      ...(link === undefined ? {} : { link: { url: link, label: linkText ?? 'Read more' } }),
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    }));
  return [...ofOperator, ...banners];
}
