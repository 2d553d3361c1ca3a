import * as calls from '#contract/customization.ts';
import type { Feature } from '#server/ports/feature.ts';
import { registerCustomizationRoutes } from './customization.routes.ts';
import { CustomizationService, type CustomizationParts } from './customization.service.ts';

/** What readers make of their home pages: tools and followed news. */
export const customizationFeature: Feature<CustomizationParts> = {
  name: 'customization',
  calls: [
    calls.getHomeTools,
    calls.getOurToolsTile,
    calls.getCustomization,
    calls.updateTools,
    calls.updateNewsPublicationTitle,
  ],
  serve: (register, parts) => registerCustomizationRoutes(register, new CustomizationService(parts)),
};
