import { sendSupportMessage } from '#contract/support.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { SupportService } from './support.service.ts';

/** `POST /apiv2/Support/Message` (OP-26), open to everybody. */
export function registerSupportRoutes(register: RegisterCall, service: SupportService): void {
  register(sendSupportMessage, async ({ reader, body }) => {
    await service.take(reader, body);
    return {};
  });
}
