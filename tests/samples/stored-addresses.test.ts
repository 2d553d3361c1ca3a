import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aknImporter } from '#importers/akn/akn.importer.ts';
import { importText } from '#importers/xml/xml.test-support.ts';
import { checkStoredAddresses } from '#tests/support/check-stored-addresses.ts';
import { createRandom } from '#tests/support/generate-queries.ts';
import { expect, test } from 'vitest';

const SAMPLES = process.env['PANDECT_SAMPLES'] ?? '../shared/samples';

/** A real judgment and a real act. */
const TEXTS = ['akn-judgments/test5.xml', 'akn-legislation/nipubb-quoted-text-and-defined-terms.xml'];

test.skipIf(!existsSync(SAMPLES)).each(TEXTS)(
  'OP-119: 200 stored addresses of %s open after 65 edits and never show other words in silence',
  async (path) => {
    const { blocks } = await importText(aknImporter, readFileSync(join(SAMPLES, path)), { path, chunk: 65_536 });
    const { made, bare } = await checkStoredAddresses(blocks, createRandom(11));
    expect(made.lies).toEqual([]);
    expect(bare.silent).toEqual([]);
    expect(made.same).toBeGreaterThan(120);
  },
);
