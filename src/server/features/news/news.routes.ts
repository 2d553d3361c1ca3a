import * as calls from '#contract/news.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { NewsService } from './news.service.ts';

/** `/apiv2/News/…`. */
export function registerNewsRoutes(register: RegisterCall, service: NewsService): void {
  register(calls.findNews, ({ reader, body }) => service.find(reader, body));
  register(calls.listNewsPublications, async ({ reader }) => ({
    publications: await service.listPublications(reader),
  }));
}
