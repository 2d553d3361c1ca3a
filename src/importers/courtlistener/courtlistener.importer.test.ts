import { blockText } from '#domain/document/block.ts';
import { expectGoldenImport, importRefusal, importSource } from '../reading/importers.test-support.ts';
import { describe, expect, test } from 'vitest';
import { courtlistenerImporter } from './courtlistener.importer.ts';

const opinion = (fields: Record<string, unknown>) =>
  JSON.stringify({ id: 1, case_name: 'A v. B', date_filed: '2020-01-02', ...fields });
const head = (text: string) => new TextEncoder().encode(text);

describe('a CourtListener opinion', () => {
  test('that is typewritten is set in paragraphs with pages, notes and citations', async () => {
    const { blocks } = await expectGoldenImport(courtlistenerImporter, 'courtlistener/slip.json');
    const text = blocks.map(blockText).join('\n');
    expect(text).toContain('nobody relit it until the morning. It was a well-known lamp.');
    expect(text).toContain('where the well-known rule was first stated.');
  });

  test('that is printed as a slip keeps its captions, divided sentences and parts in order', async () => {
    const page = (label: string, lines: readonly string[]) =>
      [
        `                        Cite as: 681 U. S. ____ (2031)                              ${label}`,
        '',
        ...lines,
      ].join('\n');
    const pages = [
      [
        '(Slip Opinion)              OCTOBER TERM, 2030                                       1',
        '',
        '                                       Syllabus',
        '',
        '        BEACON PRODUCTS, INC. v. LANTERN ',
        '',
        '                INTERNATIONAL, INC. ',
        '',
        '     No. 30–11. Argued March 21, 2031—Decided May 30, 2031',
        'A statute entitles the keeper of a light to “exclude others',
        '  from lighting, dimming or selling it, and whoever does so without',
        '  authority may face liability. The keeper sold one of the lamps and the',
        '  buyer lit it again, which the court below held to be an infringement.',
        '  Held:',
        '     1. The keeper exhausted its rights in the lamp that it sold.',
        '',
        '  ADA, J., delivered the opinion of the Court.',
      ].join('\n'),
      page('1', [
        '                             Opinion of the Court',
        '',
        '   JUSTICE ADA delivered the opinion of the',
        'Court.',
        '   The judgment of the court below is',
        'reversed.',
        '',
        '   JUSTICE EYRE took no part in the decision of',
        'this case.',
      ]),
      page('1', [
        '      BYRNE, J., concurring',
        '                      Opinion ofinBpart and,dissenting',
        '                                   YRNE  J.         in part',
        '',
        '  JUSTICE BYRNE, concurring in part and dissenting in',
        'part.',
        '  I concur in the holding of the court and',
        'in nothing else.',
      ]),
    ];
    const { blocks } = await importSource(courtlistenerImporter, opinion({ plain_text: pages.join('\f') }));
    const texts = blocks.map((block) => (block.kind === 'page' ? `page ${block.label}` : blockText(block)));
    expect(texts).toEqual([
      'page 1',
      'Syllabus',
      'BEACON PRODUCTS, INC. v. LANTERN INTERNATIONAL, INC.',
      'No. 30–11. Argued March 21, 2031—Decided May 30, 2031',
      expect.stringMatching(/^A statute entitles .* an infringement\.$/),
      'Held:',
      '1. The keeper exhausted its rights in the lamp that it sold.',
      'ADA, J., delivered the opinion of the Court.',
      'page 1',
      'Opinion of the Court',
      'JUSTICE ADA delivered the opinion of the Court.',
      'The judgment of the court below is reversed.',
      'JUSTICE EYRE took no part in the decision of this case.',
      'page 1',
      'BYRNE, J., concurring in part and dissenting in part',
      'JUSTICE BYRNE, concurring in part and dissenting in part.',
      'I concur in the holding of the court and in nothing else.',
    ]);
  });

  test('names as its judges who wrote, and not who took no part', async () => {
    const text = [
      'PELL, J., delivered the opinion of the Court. HORN, J., filed an opinion concurring in part, in which',
      'TIDE, J., joined. ADA, C. J., took no part in the decision of the case.',
    ].join('\n');
    const { documents } = await importSource(courtlistenerImporter, opinion({ plain_text: text }));
    expect(documents[0]?.document.judges).toEqual(['Pell', 'Horn']);
  });

  test('that quotes a law in a block keeps it in one paragraph, over a page, too, and each first line begins its own', async () => {
    const page = (label: string, lines: readonly string[]) =>
      [
        `${label}                     PELL v. HARBOUR`,
        '',
        '                     Opinion of the Court',
        '',
        ...lines,
      ].join('\n');
    const pages = [
      page('2', [
        '  So said the opinion of ADA, J., which BYRNE and KENNE-',
        'DY, JJ., joined. The law on the lamps of the harbour in full',
        'reads:',
        '    “Whoever without authority lights or dims a sub-',
        '    stantial part of the lamps of a harbour shall be',
        '    liable to its keeper.”',
        '  The jury returned a verdict for the keeper, who finds in',
        'it whatever he asked for. See Harbour v. Mole, 12 F. 3d 1006,',
        '1016–1017 (CA8 1984).',
        '  The law on oil reads:',
        '    “Whoever burns the oil of another without authority',
        '    in the lamps of a harbour that is open to ships of',
      ]),
      page('3', [
        '    other harbours shall be liable.”',
        '   JUSTICE ADA agrees with the opinion of the Court.',
        '   The judgment of the court below on the lamps of the',
        'harbour is reversed, and the case is sent back to that',
        'court, which will look at the books of the harbour and',
        'hear its keeper.',
      ]),
    ];
    const { blocks } = await importSource(courtlistenerImporter, opinion({ plain_text: pages.join('\f') }));
    const shown = blocks.flatMap((block) =>
      block.kind === 'paragraph' ? [`${block.role ?? 'body'}: ${blockText(block)}`] : [],
    );
    expect(shown).toEqual([
      'body: So said the opinion of ADA, J., which BYRNE and KENNEDY, JJ., joined. The law on the lamps of the harbour in full reads:',
      'quote: “Whoever without authority lights or dims a substantial part of the lamps of a harbour shall be liable to its keeper.”',
      'body: The jury returned a verdict for the keeper, who finds in it whatever he asked for. See Harbour v. Mole, 12 F. 3d 1006, 1016–1017 (CA8 1984).',
      'body: The law on oil reads:',
      'quote: “Whoever burns the oil of another without authority in the lamps of a harbour that is open to ships of other harbours shall be liable.”',
      'body: JUSTICE ADA agrees with the opinion of the Court.',
      'body: The judgment of the court below on the lamps of the harbour is reversed, and the case is sent back to that court, which will look at the books of the harbour and hear its keeper.',
    ]);
  });

  test('that is a cluster gives its parts with star pages and the names of court and judges', async () => {
    await expectGoldenImport(courtlistenerImporter, 'courtlistener/cluster.json');
  });

  test('is read from the richest text that it holds', async () => {
    const { blocks } = await importSource(
      courtlistenerImporter,
      opinion({ plain_text: 'plain', html: '', html_with_citations: '<p>rich</p>' }),
    );
    expect(blocks.map(blockText)).toEqual(['rich']);
  });

  test('is known by its field names, and no other JSON is', () => {
    const accepts = (path: string, text: string) => courtlistenerImporter.accepts(path, head(text));
    expect(accepts('a.json', opinion({}))).toBe(true);
    expect(accepts('a.txt', opinion({}))).toBe(false);
    expect(accepts('a.json', '{"slug":"bgh","court":{"name":"x"},"file_number":"1","ecli":"x","content":"<p>"}')).toBe(
      false,
    );
    expect(accepts('a.json', '{"case_name":"only one"}')).toBe(false);
  });

  test.each([
    ['{"case_name":"A",\n "date_filed":', 'the file ends too early', 2, 15],
    ['{"case_name":"A",\n "date_filed":"20', 'the file ends too early', 2, 18],
    ['{"case_name":"A",\n "date_filed" 2}', "expected ':' after property name", 2, 15],
    ['{"case_name":"A", "x":\n\n nope}', "unexpected token 'o'", 3, 3],
    [`{"case_name":"A", "x":\n\n nope, "y": "${'z'.repeat(40)}"}`, "unexpected token 'o'", 3, 3],
    [`{"case_name":"${'z'.repeat(40)}",\n"x": +1}`, "unexpected token '+'", 2, 6],
    ['{"a":1}\n}', 'unexpected non-whitespace character', 2, 1],
  ])('that is broken JSON is refused with place and reason: %j', async (source, reason, line, column) => {
    const refusal = await importRefusal(courtlistenerImporter, source);
    expect(refusal).toMatchObject({ line, column });
    expect(refusal.reason).toContain(`not valid JSON: ${reason}`);
  });

  test.each([
    ['{"case_name":"A","date_filed":', 'not valid JSON'],
    ['["x"]', 'must be a JSON object'],
    [opinion({ html: ' ' }), 'holds no text; allowed are the fields html_with_citations'],
    ['', 'empty'],
  ])('is refused in words: %j', async (source, reason) => {
    expect((await importRefusal(courtlistenerImporter, source)).reason).toContain(reason);
  });

  test('lets no mark of its own come out of the text', async () => {
    const { blocks } = await importSource(
      courtlistenerImporter,
      opinion({ plain_text: 'a \ue0000\ue003 b \ue0029\ue003 c' }),
    );
    expect(blocks.map(blockText)).toEqual(['a 0 b 9 c']);
  });
});
