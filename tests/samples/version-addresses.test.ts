import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAddresses } from '#domain/versions/check-addresses.test-support.ts';
import { traceBlocks } from '#domain/versions/traced-text.test-support.ts';
import { aknImporter } from '#importers/akn/akn.importer.ts';
import { giiImporter } from '#importers/gii/gii.importer.ts';
import { importText } from '#importers/xml/xml.test-support.ts';
import { createRandom } from '#tests/support/generate-queries.ts';
import { expect, test } from 'vitest';

const SAMPLES = process.env['PANDECT_SAMPLES'] ?? '../shared/samples';

/** A real judgment and a real act. */
const TEXTS = ['akn-judgments/test5.xml', 'akn-legislation/nipubb-quoted-text-and-defined-terms.xml'];

test.skipIf(!existsSync(SAMPLES)).each(TEXTS)(
  'OP-119: 200 addresses of %s never show other words in silence after 65 edits',
  async (path) => {
    const { blocks } = await importText(aknImporter, readFileSync(join(SAMPLES, path)), { path, chunk: 65_536 });
    const { made, bare } = await checkAddresses(traceBlocks(blocks), createRandom(11));
    if (process.env['PANDECT_ADDRESSES']) process.stdout.write(`${path} ${JSON.stringify({ made, bare })}\n`);
    expect(made).toMatchObject({ other: [], missed: [] });
    expect(bare).toMatchObject({ silent: [], noisy: [] });
    expect(made.same).toBeGreaterThan(120);
  },
);

/** Two real acts. */
const ACTS = [
  { path: 'akn-legislation/nipubb-quoted-text-and-defined-terms.xml', importer: aknImporter },
  { path: 'de-laws/baunvo.xml', importer: giiImporter },
];

test.skipIf(!existsSync(SAMPLES)).each(ACTS)(
  'OP-196: 200 addresses of $path, those of its provisions among them, never show other words in silence after 65 edits',
  async ({ path, importer }) => {
    const { blocks } = await importText(importer, readFileSync(join(SAMPLES, path)), { path, chunk: 65_536 });
    const { made, bare } = await checkAddresses(traceBlocks(blocks), createRandom(196), 'section');
    expect(made).toMatchObject({ other: [], missed: [] });
    expect(bare).toMatchObject({ silent: [], noisy: [] });
    expect(made.same).toBeGreaterThan(100);
  },
);
