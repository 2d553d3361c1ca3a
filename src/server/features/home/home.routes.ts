import * as calls from '#contract/home.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { HomeService } from './home.service.ts';
import type { SinceLastVisitService } from './since-last-visit.service.ts';

/** `/apiv2/Home/…`, each part of the page by itself, and `/apiv2/Books/BookTocs`. */
export function registerHomeRoutes(register: RegisterCall, home: HomeService, since: SinceLastVisitService): void {
  register(calls.getHomePageBlogs, ({ reader }) => home.listBlogs(reader));
  register(calls.getHomeFeaturedContent, ({ reader }) => home.listFeatured(reader));
  register(calls.getBookTocs, ({ reader, query: { tocIds = [] } }) =>
    home.listBookTocs(reader, [...new Set([tocIds].flat())]),
  );
  register(calls.getSinceLastVisit, ({ reader, signal }) => since.get(reader, signal));
}
