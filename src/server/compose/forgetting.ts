import { setTimeout as pause } from 'node:timers/promises';
import { ForgetService } from '#server/features/forgetting/forget.service.ts';
import type { Config } from '#server/config/config.ts';
import type { Forgetting } from '#server/ports/forgetting.ts';
import { openPeople } from './people.ts';
import { openWriter } from './writer.ts';

/** A server writes its counted uses each second. */
const SETTLE_MILLISECONDS = 1500;

/** What takes words out of a library and of what readers keep. */
export interface OpenForgetting {
  readonly service: ForgetService;
  readonly forgetting: Forgetting;
  close(): Promise<void>;
}

/** Takes the library's lock, but for reading. Throws `LibraryLocked` while an import runs. */
export async function openForgetting(
  config: Config,
  { isReading = false }: { readonly isReading?: boolean } = {},
): Promise<OpenForgetting> {
  const library = await openWriter(config);
  const people = await openPeople(config);
  const close = async () => {
    people.close();
    await library.close();
  };
  try {
    if (!isReading) await library.writer.open();
  } catch (error) {
    await close();
    throw error;
  }
  const { forgetting } = library;
  const settle = () => pause(SETTLE_MILLISECONDS);
  return { service: new ForgetService({ forgetting, traces: people.traces, settle }), forgetting, close };
}
