import * as calls from '#contract/news.ts';
import type { Feature } from '#server/ports/feature.ts';
import { registerNewsRoutes } from './news.routes.ts';
import { NewsService, type NewsServiceParts } from './news.service.ts';

/** News and the publications it comes from. */
export const newsFeature: Feature<NewsServiceParts> = {
  name: 'news',
  calls: [calls.findNews, calls.listNewsPublications],
  serve: (register, parts) => registerNewsRoutes(register, new NewsService(parts)),
};
