import * as calls from '#contract/home.ts';
import type { Feature } from '#server/ports/feature.ts';
import { registerHomeRoutes } from './home.routes.ts';
import { HomeService, type HomeParts } from './home.service.ts';
import { SinceLastVisitService, type SinceLastVisitParts } from './since-last-visit.service.ts';

/** The parts of the home page that the library fills. */
export const homeFeature: Feature<HomeParts & SinceLastVisitParts> = {
  name: 'home',
  calls: [calls.getHomePageBlogs, calls.getHomeFeaturedContent, calls.getBookTocs, calls.getSinceLastVisit],
  serve: (register, parts) => registerHomeRoutes(register, new HomeService(parts), new SinceLastVisitService(parts)),
};
