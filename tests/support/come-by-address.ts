import { readFileSync } from 'node:fs';
import type { BrowserContext } from '@playwright/test';
import { DEMO_UNIVERSITY } from '#server/compose/demo-people.ts';
import { openPeople } from '#server/compose/people.ts';
import { DATA_FOLDER_NOTE } from './browser.ts';

/** Makes the browser that of somebody at the demo university, recognised by network address and not signed in. */
export async function comeFromUniversity(context: BrowserContext): Promise<void> {
  const people = await openPeople({ dataFolder: readFileSync(DATA_FOLDER_NOTE, 'utf8') });
  await people.accounts.saveRange({ institution: DEMO_UNIVERSITY.id, range: '203.0.113.0/24' });
  people.close();
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': '203.0.113.7' });
}
