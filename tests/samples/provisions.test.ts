import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockText, type Block } from '#domain/document/block.ts';
import { mainUnitOf } from '#domain/provisions/law-text.ts';
import { PROVISION_ANCHOR } from '#domain/provisions/provision-anchor.ts';
import { ProvisionIndex } from '#domain/provisions/provision-index.ts';
import { listProvisions } from '#domain/provisions/provision-tree.ts';
import { aknImporter } from '#importers/akn/akn.importer.ts';
import { giiImporter } from '#importers/gii/gii.importer.ts';
import type { Importer } from '#importers/importer.ts';
import { markdownImporter } from '#importers/markdown/markdown.importer.ts';
import { uslmImporter } from '#importers/uslm/uslm.importer.ts';
import { importText } from '#importers/xml/xml.test-support.ts';
import { describe, expect, test } from 'vitest';

const SAMPLES = process.env['PANDECT_SAMPLES'] ?? '../shared/samples';

interface Law {
  readonly path: string;
  readonly importer: Importer;
  /** Read in the source by hand: what words an address leads to. */
  readonly words: Readonly<Record<string, string>>;
}

const LAWS: readonly Law[] = [
  {
    path: 'akn-legislation/nipubb-quoted-text-and-defined-terms.xml',
    importer: aknImporter,
    words: {
      's-2': 'Basic definitions',
      's-41-2': 'An adoption order may not be made',
      's-117-b': 'omit paragraph (4).',
      'sch-1': 'Registration of adoptions',
      'sch-1-para-2-5-b': 'adoption under an overseas adoption.',
      'sch-2-para-2-1-c': 'if the applicant is in England and Wales',
    },
  },
  {
    path: 'akn-legislation/uksi-test2.xml',
    importer: aknImporter,
    words: {
      'reg-2': 'Amendment of the Trailer Registration Regulations 2018',
      'reg-2-2-c': 'after sub-paragraph (vi), insert',
      'reg-2-7': 'The amendment in the Schedule has effect.',
      'sch-para-1-1-b': 'after paragraph 1(8), insert',
    },
  },
  {
    path: 'uslm/bill-S1900_RS.xml',
    importer: uslmImporter,
    words: {
      's-301': 'Notwithstanding any other provision of law',
      's-403-b': 'Notwithstanding subsection (a)',
      's-404-1-A': 'the same requirements as licensed placements',
      's-406-a-2': 'is under the age of 13;',
    },
  },
  {
    path: 'de-laws/baunvo.xml',
    importer: giiImporter,
    words: {
      's-1-4-1': 'nach der Art der zulässigen Nutzung',
      's-4a': 'Gebiete zur Erhaltung und Entwicklung der Wohnnutzung',
      's-8-3-3': 'Vergnügungsstätten.',
    },
  },
  {
    path: 'treaties/BWBV0005176.md',
    importer: markdownImporter,
    words: {
      'art-V-1-b': 'The party against whom the award is invoked',
      'art-7-1': 'The provisions of the present Convention shall not affect',
      'nl-art-II': 'Artikel II',
    },
  },
  {
    path: 'treaties/BWBV0006168.md',
    importer: markdownImporter,
    words: {
      'art-2-j': '“Rules of Procedure” means',
      'annex-I-art-7-2-b': 'have been a party',
      'nl-annex-I-art-13-2': 'De verkiezing van de president van het Hof van beroep',
    },
  },
];

/** The numbers that a text prints of itself: what it quotes is of another one. */
function isNumbered(block: Block): boolean {
  if (block.kind === 'heading') return /\d|^[IVXLC]+$/u.test(block.number ?? '');
  return block.kind === 'paragraph' && block.role !== 'quote' && /[\p{L}\d]/u.test(block.number ?? '');
}

describe.each(LAWS)('the provisions of $path', ({ path, importer, words }) => {
  const file = join(SAMPLES, path);

  test.skipIf(!existsSync(file))(
    'OP-196: every printed number has one place, which leads to its own words',
    async () => {
      const { documents, blocks } = await importText(importer, readFileSync(file), { path, chunk: 65_536 });
      const record = documents[0]?.document;
      const list = listProvisions(blocks, (record && mainUnitOf(record)) ?? 'paragraph');
      const index = new ProvisionIndex();
      for (const provision of list) index.add(provision, `b${provision.block + 1}`);
      expect(new Set(list.map(({ anchor }) => anchor)).size).toBe(list.length);
      expect(list.filter(({ anchor }) => !PROVISION_ANCHOR.test(anchor))).toEqual([]);
      const placed = blocks.flatMap((block, at) => (isNumbered(block) ? [{ block, at }] : []));
      expect(placed.length).toBeGreaterThan(12);
      expect(placed.filter(({ at }) => !index.ofBlock(at)).map(({ block }) => blockText(block))).toEqual([]);
      for (const { block, at } of placed) {
        const provision = index.ofBlock(at);
        const found = index.find(provision?.anchor ?? '');
        expect([found?.block, found?.below?.block], blockText(block)).toContain(at);
        // The last number that is printed there is the last of its address.
        const printed = ('number' in block ? (block.number ?? '') : '').match(/[\p{L}\d]+/gu)?.at(-1) ?? '';
        const last = (found?.anchor ?? '')
          .replace(/\.\d+$/u, '')
          .split(/[-_]/u)
          .at(-1);
        if (!/ter (?:Abschnitt|Teil)$/u.test(blockText(block))) expect(last?.toLowerCase()).toBe(printed.toLowerCase());
      }
      for (const [anchor, begins] of Object.entries(words)) {
        const found = blocks[index.find(anchor)?.block ?? -1];
        expect(found && blockText(found), anchor).toContain(begins);
      }
    },
  );
});
