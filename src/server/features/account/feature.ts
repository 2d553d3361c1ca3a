import { getAccountInformation } from '#contract/account.ts';
import type { Feature } from '#server/ports/feature.ts';
import { registerAccountRoutes } from './account.routes.ts';

/** Who is signed in. */
export const accountFeature: Feature<unknown> = {
  name: 'account',
  calls: [getAccountInformation],
  serve: registerAccountRoutes,
};
