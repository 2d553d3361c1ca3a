import * as calls from '#contract/customization.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { CustomizationService } from './customization.service.ts';

/** `/apiv2/Customization` and the tools of the home page. */
export function registerCustomizationRoutes(register: RegisterCall, service: CustomizationService): void {
  register(calls.getHomeTools, async ({ reader }) => ({ tools: await service.listTools(reader) }));
  register(calls.getOurToolsTile, async ({ reader }) => ({ tools: await service.listTile(reader) }));
  register(calls.getCustomization, ({ reader }) => service.get(reader));
  register(calls.updateTools, ({ reader, body }) => service.updateTools(reader, body.tools));
  register(calls.updateNewsPublicationTitle, ({ reader, body }) => service.followNews(reader, body.newsPublications));
}
