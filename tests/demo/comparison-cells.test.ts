import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare, getComparisonLanding } from '#contract/comparison.ts';
import { getDocument, getDocumentPart } from '#contract/document.ts';
import { EDITION_IDS, type EditionId } from '#domain/edition/edition.ts';
import { PRODUCT } from '#server/compose/product.ts';
import { TestServer } from '#tests/support/demo-server.ts';

const server = new TestServer();
const hasProducts = (edition: EditionId) =>
  existsSync(join(PRODUCT.demoFolder, edition.toLowerCase(), 'comparisons.yaml'));
const portion = <One>(all: readonly One[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

/** What a cell says of where it was read: it would not exist without. */
const SOURCE = /\bSources?: [^]*\bread (?:on )?\d{1,2} [A-Z][a-z]+ 20\d\d/u;

/** The whole text of a document as readers see it. */
async function readText(id: string, host: string): Promise<string> {
  const { content, contentTo, parts } = await server.call(getDocument, { query: { id }, host });
  const rest: string[] = [content];
  for (let from = contentTo; from < parts.length;) {
    const more = await server.call(getDocumentPart, { query: { id, from, to: from + 8 }, host });
    rest.push(...more.parts);
    from = more.to;
  }
  return rest.join('\n');
}

describe('the comparisons of the demo library', () => {
  beforeAll(async () => {
    await server.loadDemo(EDITION_IDS);
    await server.open();
  }, 600_000);
  afterAll(() => server.close());

  it('TL-051, OP-46: are the thirteen products that a library of three editions is asked for', async () => {
    const slugs = await Promise.all(
      EDITION_IDS.map(async (edition) => {
        const records = await server.library.reference.listRecords('comparison', edition);
        return [edition, records.map(({ record }) => record.slug).toSorted()];
      }),
    );
    expect(Object.fromEntries(slugs)).toEqual({
      KA: ['Commercial_Arbitration', 'arbitral_institutions', 'investment_arbitration'],
      KIPL: [
        'annotated_upc_agreement',
        'copyright_exceptions',
        'patent_litigation',
        'trade_secrets',
        'trademark_procedure',
      ],
      KCL: ['fdi_procedure_pro', 'leniency', 'merger-thresholds', 'private_enforcement', 'state_aid_navigator'],
    });
  });

  // An edition without a file of products has nothing to hold.
  describe.each(EDITION_IDS)('of %s', (edition) => {
    it.skipIf(!hasProducts(edition))(
      'OP-143, OP-186: have in every cell the section of its document word for word with its source and the day that was read, and its link opens that very paragraph',
      async () => {
        const host = `${edition.toLowerCase()}.localhost`;
        const records = await server.library.reference.listRecords('comparison', edition);
        expect(records.length).toBeGreaterThan(0);
        for (const { slug } of records.map(({ record }) => record)) {
          const landing = await server.call(getComparisonLanding, { path: { slug }, host });
          const answered = landing.jurisdictions.reduce((sum, { topics }) => sum + topics.length, 0);
          let cells = 0;
          for (const places of portion(landing.jurisdictions, landing.limits.jurisdictions)) {
            for (const topics of portion(landing.topicTree, landing.limits.topics)) {
              const body = {
                Slug: slug,
                TopicIds: topics.map(({ topicId }) => topicId),
                JurisDictions: places.map(({ id }) => id),
              };
              const { documents, dropped } = await server.call(compare, { path: { slug }, body, host });
              expect(dropped).toEqual([]);
              for (const { documentId, topicHtml } of documents) {
                const text = await readText(documentId, host);
                for (const { html, from, url } of topicHtml) {
                  cells += 1;
                  expect(text, `${documentId} ${from}`).toContain(html);
                  expect(html.replaceAll(/<[^>]*>/gu, ' '), `${documentId} ${from}`).toMatch(SOURCE);
                  expect(text).toContain(`id="${from}"`);
                  expect(url).toBe(`/document/${documentId}#${from}`);
                }
              }
            }
          }
          expect(`${slug}: ${cells}`).toBe(`${slug}: ${answered}`);
          expect(cells, slug).toBeGreaterThan(0);
        }
      },
      300_000,
    );
  });
});
