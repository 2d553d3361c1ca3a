import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { PRODUCT } from '#server/compose/product.ts';

it.each([
  ['KA', '#940c72', 'CON-009'],
  ['KIPL', '#007ac3', 'CON-010'],
  ['KCL', '#007ac3', 'CON-010'],
] as const)('The brand colour of %s is %s (%s)', (edition, colour, _row) => {
  const sheet = readFileSync(join(PRODUCT.root, 'src/web/styles/editions.css'), 'utf8');
  const { theme } = EDITIONS[edition];
  const rules = [...sheet.matchAll(/([^{}]+)\{([^}]*)\}/g)];
  const own = rules.find(([, selectors = '']) =>
    selectors.split(/,\s*/).some((each) => each.trim() === `[data-edition='${theme}']`),
  );
  expect(own?.[2]).toContain(`--brand: ${colour};`);
});
