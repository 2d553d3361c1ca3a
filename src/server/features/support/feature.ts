import { sendSupportMessage } from '#contract/support.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Feature } from '#server/ports/feature.ts';
import type { SupportMessages } from '#server/ports/support-messages.ts';
import { registerSupportRoutes } from './support.routes.ts';
import { SupportService } from './support.service.ts';

interface Parts {
  readonly messages: SupportMessages;
  readonly clock: Clock;
}

/** Messages to whoever runs the library. */
export const supportFeature: Feature<Parts> = {
  name: 'support',
  calls: [sendSupportMessage],
  serve: (register, { messages, clock }) => registerSupportRoutes(register, new SupportService(messages, clock)),
};
