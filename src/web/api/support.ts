import { sendSupportMessage } from '#contract/support.ts';
import type { SupportDraft } from '#domain/tools/support/support-message.ts';
import { callServer } from './call-server.ts';

/** Sends a message to whoever runs the library. @throws ApiError; for a field that is refused its details name it. */
export async function sendMessage(draft: SupportDraft): Promise<void> {
  await callServer(sendSupportMessage, { body: { ...draft } });
}
