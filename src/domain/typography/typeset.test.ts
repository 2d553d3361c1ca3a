import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typesetPages } from './typeset-pages.ts';
import { typeset, typesetPieces } from './typeset.ts';

/** `_` stands for a no-break space. */
const EXAMPLES: readonly (readonly [language: string, stored: string, drawn: string])[] = [
  ['en', 'He said "yes".', 'He said “yes”.'],
  ['en', '"Yes," she said.', '“Yes,” she said.'],
  ['en', '("the Agreement")', '(“the Agreement”)'],
  ['en', '["the Seat"]', '[“the Seat”]'],
  ['en', 'the "Treaty"; the "BIT"', 'the “Treaty”; the “BIT”'],
  ['en', '"It held: \'no consent\'."', '“It held: ‘no consent’.”'],
  ['en', '"\'Yes,\' he said."', '“‘Yes,’ he said.”'],
  ['en', '"He said \'yes\'"', '“He said ‘yes’”'],
  ['en', "the tribunal's view", 'the tribunal’s view'],
  ['en', "the parties' rights", 'the parties’ rights'],
  ['en', "'the parties' rights' prevail", '‘the parties’ rights’ prevail'],
  ['en', "don't, won't, it's", 'don’t, won’t, it’s'],
  ['en', "O'Neil v D'Arcy", 'O’Neil v D’Arcy'],
  ['en', "the rules of '98", 'the rules of ’98'],
  ['en', "since the '90s", 'since the ’90s'],
  ['en', "the 1990's", 'the 1990’s'],
  ['en', "rock 'n' roll", 'rock ’n’ roll'],
  ['en', "'tis so", '’tis so'],
  ['en', "'fair and equitable treatment'", '‘fair and equitable treatment’'],
  ['en', "so-called 'fork in the road' clauses", 'so-called ‘fork in the road’ clauses'],
  ['en', 'a 6" pipe', 'a 6" pipe'],
  ['en', '5\'10" tall', '5\'10" tall'],
  ['en', 'a wall of 12\' by 3"', 'a wall of 12\' by 3"'],
  ['en', '48° 51\' 24" N', '48° 51\' 24" N'],
  ['en', '"a 6" pipe" was sold', '“a 6" pipe” was sold'],
  ['en', '"signed in 1998"', '“signed in 1998”'],
  ['en', '"signed in 1998", it said', '“signed in 1998”, it said'],
  ['en', '"An opening without an end', '“An opening without an end'],
  ['en', 'the end of a longer passage."', 'the end of a longer passage.”'],
  ['en', '"[t]he seat"', '“[t]he seat”'],
  ['en', '"... and costs"', '“... and costs”'],
  ['en', 'Rule—"seat"—and more', 'Rule—“seat”—and more'],
  ['en', '“already set” and "not"', '“already set” and “not”'],
  ['en', "''twice''", "''twice''"],
  ['en', 'see https://example.org/a"b', 'see https://example.org/a"b'],
  ['en', "at https://example.org/o'neil?q='x'&b=1", "at https://example.org/o'neil?q='x'&b=1"],
  ['en', '"https://example.org/x"', '“https://example.org/x”'],
  ['en', "write to o'neil@example.org", "write to o'neil@example.org"],
  ['en', 'Article 5 of the Treaty', 'Article_5 of the Treaty'],
  ['en', 'Articles 5 and 6', 'Articles_5 and 6'],
  ['en', 'Article II(3)', 'Article_II(3)'],
  ['en', 'art. 7, section 12, para. 3', 'art._7, section_12, para._3'],
  ['en', 'Case No. 17', 'Case No._17'],
  ['en', '35 U. S. C. in Washington, D. C. 20543', '35 U._S._C. in Washington, D._C. 20543'],
  ['en', 'Plan B. A second one', 'Plan B. A second one'],
  ['en', 'Science 1996. PMID 8928006', 'Science 1996. PMID_8928006'],
  ['en', 'the section ended', 'the section ended'],
  ['en', 'smart 5', 'smart 5'],
  ['en', 'EUR 12 million', 'EUR_12_million'],
  ['en', 'USD 4.5 billion', 'USD_4.5_billion'],
  ['en', '30 % of it, 12 per cent', '30_% of it, 12_per cent'],
  ['en', '12 km and 3 MW', '12_km and 3_MW'],
  ['en', '12 metres from 3 members', '12 metres from 3 members'],
  ['en', '§ 1040 and ¶ 12', '§_1040 and ¶_12'],
  ['', '"said"', '“said”'],
  ['de', 'Er sagte "ja".', 'Er sagte „ja“.'],
  ['de', '"Das Wort \'Sitz\' fehlt"', '„Das Wort ‚Sitz‘ fehlt“'],
  ['de', "Hans' Klage", 'Hans’ Klage'],
  ['de-CH', '"Sitz" und \'Ort\'', '«Sitz» und ‹Ort›'],
  ['de', '§ 1040 Abs. 2, Art. 5, Nr. 3', '§_1040 Abs._2, Art._5, Nr._3'],
  ['de', 'Absatzes 1 Satz 2, mehr als 1.200 qm', 'Absatzes_1 Satz_2, mehr als 1.200_qm'],
  ['de', 'Der Satz endet', 'Der Satz endet'],
  ['de', '5 Mio. Euro', '5_Mio. Euro'],
  ['fr', 'l\'arbitre dit "oui"', 'l’arbitre dit «oui»'],
  ['fr', '« oui » ; non !', '«_oui_»_; non_!'],
  ['fr', '" oui "', '" oui "'],
  ['fr', 'article 5, 3 millions', 'article_5, 3_millions'],
  ['it', 'l\'arbitro disse "si\'"', 'l’arbitro disse «si’»'],
  ['it', '"la \'sede\'"', '«la “sede”»'],
  ['it', 'articolo 5, comma 2', 'articolo_5, comma_2'],
  ['es', 'el "laudo"', 'el «laudo»'],
  ['ja', 'the "seat"', 'the "seat"'],
];

const SIGNS: Readonly<Record<string, string>> = {
  '\u00a0': ' ',
  '’': "'",
  '‘': "'",
  '‚': "'",
  '‹': "'",
  '›': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
};

describe('a text as print sets it', () => {
  it.each(EXAMPLES)('in %s draws %s as %s', (language, stored, drawn) => {
    expect(typeset(stored, language)).toBe(drawn.replaceAll('_', '\u00a0'));
  });

  it('puts one character in the place of one, and only signs in the place of signs', () => {
    const unit = fc.constantFrom(
      ...'ab5 "\'.,-(%§'.split(''),
      'Article ',
      'art. ',
      ' million',
      'https://a.b/',
      '“',
      '\ufffc',
    );
    const language = fc.constantFrom('en', 'de', 'fr', 'it', 'de-CH', 'sv', 'ja', undefined);
    fc.assert(
      fc.property(fc.array(fc.record({ text: fc.string({ unit }), isKept: fc.boolean() })), language, (pieces, tag) => {
        const drawn = typesetPieces(pieces, tag);
        pieces.forEach(({ text, isKept }, index) => {
          const piece = drawn[index] ?? '';
          expect(piece).toHaveLength(text.length);
          if (isKept) expect(piece).toBe(text);
          for (let at = 0; at < text.length; at += 1) {
            if (piece[at] === text[at]) continue;
            // A single sign may be drawn with a double one where the language has it so inside a quotation.
            const plain = SIGNS[piece.charAt(at)]?.replace('"', "'");
            expect(plain).toBe(text.charAt(at).replace('"', "'"));
          }
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('follows a quotation through elements and leaves code alone', () => {
    const pieces = [
      { text: 'the "' },
      { text: 'seat' },
      { text: '"' },
      { text: '"x"', isKept: true },
      { text: " 'y'" },
    ];
    expect(typesetPieces(pieces, 'en')).toEqual(['the “', 'seat', '”', '"x"', ' ‘y’']);
  });

  it('sets a dash in a range of pages and nowhere else', () => {
    expect(typesetPages('12-15, 20-22')).toBe('12–15, 20–22');
    expect(typesetPages('A-1')).toBe('A-1');
    expect(typeset('pages 12-15', 'en')).toContain('12-15');
  });
});
