import { join } from 'node:path';
import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { KNOWN_PLACES } from '#domain/places/known-places.ts';

const STATES = 200;
const COLUMNS = ['State', 'Signed', 'Joined', 'In force', 'Left'];

/** A convention that 200 states joined, with all that a row can say. */
export function writeStatusTable(files: string): void {
  const rows = KNOWN_PLACES.slice(0, STATES).map(({ name }, index) => {
    const year = 1960 + (index % 60);
    return `- kind: treaty-status
  id: bench-${index}
  instrument: bench-convention
  place: ${JSON.stringify(name)}
  signed: ${year}-01-15
  ratified: ${year + 1}-02-03
  means: Ratification
  inForce: ${year + 1}-05-04
${index % 9 === 0 ? `  denounced: ${year + 20}-01-01\n` : ''}  reservations: Applies it to awards made in other contracting states, and to matters that are commercial under its law.
  basis: List ${index % 7} of the depositary
  source: https://depositary.example/list/${index % 7}
  readOn: 2026-11-25`;
  });
  const instrument = `- kind: instrument
  id: bench-convention
  name: Convention of the bench
  document: bench-convention-text`;
  writeFileSync(join(files, 'status.yaml'), `${instrument}\n${rows.join('\n')}\n`);
  const head = '---\nid: bench-convention-text\ntitle: Convention of the bench\ntype: Convention\n---\n';
  writeFileSync(join(files, 'convention.md'), `${head}\n## Article I\n\nBinds who joins it.\n`);
}

/** Sorts by each head in both directions, narrows by name and by a day, and shows all again. */
export async function useStatusTable(page: Page): Promise<void> {
  const table = page.getByRole('table', { name: /^Status of/ });
  for (const name of COLUMNS) {
    const head = table.getByRole('columnheader', { name }).getByRole('button');
    await head.click();
    await head.click();
  }
  const state = page.getByRole('searchbox', { name: 'State' });
  await state.pressSequentially('land', { delay: 60 });
  for (let letter = 0; letter < 4; letter += 1) await state.press('Backspace');
  const day = page.getByLabel('In force on');
  await day.fill('1999-06-30');
  await day.fill('');
  await table.getByRole('row').nth(STATES).waitFor();
}
