import { describe, expect, it } from 'vitest';
import type { BibliographicEntry } from './bibliographic-entry.ts';
import { readWanted } from './read-wanted.ts';
import { writeRis } from './write-ris.ts';

const risOf = (entries: readonly BibliographicEntry[]) => [...writeRis(entries)].join('');

describe('a list that is handed in (OP-177)', () => {
  it('is a pasted list of citations, each with the line it stands on, once', () => {
    const list = '\uFEFF1. [2019] EWHC 12 (Comm)\r\n\r\n2) Doe v. Roe; C-284/16\n- [2019] EWHC 12 (Comm)\n';
    expect(readWanted(list).map(({ line, text }) => [line, text])).toEqual([
      [1, '[2019] EWHC 12 (Comm)'],
      [3, 'Doe v. Roe'],
      [3, 'C-284/16'],
    ]);
    expect(readWanted(' \n \n')).toEqual([]);
  });

  it('names a case by its number, a book by its title behind several editors, and rules without the article', () => {
    const list = [
      'Halm Ltd v. Quill plc, ICC Case No. 91873/XY',
      'Ada Norling, Bo Achebe (eds), Quays and their Law (Harbour Press 2021)',
      'Quay Arbitration Rules 2021, art 11(2)',
      'Harbour Act 1996, s 69',
    ];
    expect(readWanted(list.join('\n')).map(({ names }) => names.slice(1))).toEqual([
      ['ICC Case No. 91873/XY'],
      ['Quays and their Law'],
      ['Quay Arbitration Rules 2021'],
      ['Harbour Act 1996'],
    ]);
  });

  it('names the entry above once more where it says so, which is no entry', () => {
    const list = [
      'Halm v Quill',
      'Ibid.',
      'Ibid, para 12',
      'Id. at 45',
      'Idem',
      'Ibidem Shipping v Quill',
      'Idaho Quays',
    ];
    expect(readWanted(list.join('\n')).map(({ line }) => line)).toEqual([1, 6, 7]);
  });

  it('has headings, which are no entries, in whichever language and however they are numbered', () => {
    const list = [
      '# Bibliography',
      'I. Primary sources',
      'A. Table of Cases:',
      'Halm v Quill [2031] PNSC 1',
      'Arbitral Awards',
      '2.1 Books and articles',
      'Norling (ed), Quays and their Law (Harbour Press 2021)',
      'Case law:',
      'Rechtsprechung',
      'Législation et traités',
      'New York Convention',
      'Case C-284/16',
      'The Law of Treaties',
    ];
    expect(readWanted(list.join('\n')).map(({ line }) => line)).toEqual([4, 7, 11, 12, 13]);
  });

  it('is a RIS file, whose entries are known by address, DOI, ISBN, citation, number and title in this order', () => {
    const ris = [
      'TY  - JOUR',
      'TI  - Form over substance,',
      '      and back again',
      'AU  - Achebe, Bo',
      'DO  - 10.1234/zeugma.5',
      'N1  - A note of my own',
      'UR  - https://ka.example/document/ka-article-1?v=2',
      'ER  - ',
      '',
      'TY  - CASE',
      'T1  - A v B',
      'M1  - C-284/16',
      'N1  - [2020] EWHC 1 (Comm)',
      'ER  - ',
      'TY  - GEN',
      'ER  - ',
    ].join('\r\n');
    expect(readWanted(ris)).toEqual([
      {
        line: 1,
        text: 'Form over substance, and back again',
        names: ['ka-article-1', '10.1234/zeugma.5', 'Form over substance, and back again'],
      },
      {
        line: 10,
        text: 'A v B',
        names: ['A v B, [2020] EWHC 1 (Comm)', 'A v B, C-284/16', '[2020] EWHC 1 (Comm)', 'C-284/16', 'A v B'],
      },
      { line: 15, text: 'An entry without a title', names: [] },
    ]);
  });

  it.each([
    ['Norling (ed), Quays and their Law (Harbour Press 2021)', ['Quays and their Law']],
    [
      'Norling B, Quays and their Law (2nd edn, Harbour Press 2021) ISBN 978-0-306-40615-7',
      ['978-0-306-40615-7', 'Quays and their Law'],
    ],
    ['Wick T, ‘Who owns the tribunal’s file’ (2019) 3 Journal of Costs 45', ['Who owns the tribunal’s file']],
    [
      'Wick, T., “Moorings, again,” in Norling (ed.), Quays (2021), doi:10.1234/zeugma.5.',
      ['10.1234/zeugma.5', 'Moorings, again'],
    ],
    ['Lloyd v Google LLC [2021] UKSC 50, [2022] AC 1217 (SC)', []],
    ['On costs', []],
    // What stands behind the name of a case is taken off its end, as long as both sides are named.
    [
      'Halm Solar AB v Republic of Quay, Award (24 November 2020) ¶ 112.',
      [
        'Halm Solar AB v Republic of Quay, Award (24 November 2020) ¶ 112',
        'Halm Solar AB v Republic of Quay, Award (24 November 2020)',
        'Halm Solar AB v Republic of Quay, Award',
        'Halm Solar AB v Republic of Quay',
      ],
    ],
    [
      'Halm Co., Ltd. v. Quill Inc. (Harbour Court, 12 Nov. 2019)',
      ['Halm Co., Ltd. v. Quill Inc.', 'Halm Co., Ltd. v. Quill Inc'],
    ],
    // Another case between the same parties has another number.
    ['Halm v Quill, ICSID Case No. ARB/00/4, Award (23 July 2001)', ['ICSID Case No. ARB/00/4']],
    ['Can quays switch off a clause? (2022) Quay Review', ['Can quays switch off a clause?']],
    ['Wick (2022) Quay Review', []],
    ['Quay Charter Treaty, 17 December 1994, art 26', ['Quay Charter Treaty, 17 December 1994', 'Quay Charter Treaty']],
    // The year tells one edition of rules from another.
    ['Quay Rules 2021, Art V(1)(e)', ['Quay Rules 2021']],
    [
      'Convention on the Keeping of Quays (Bodø Convention), art 2',
      ['Convention on the Keeping of Quays (Bodø Convention)', 'Bodø Convention', 'Convention on the Keeping of Quays'],
    ],
    ['https://ka.example/document/ka-conv-002?v=1', ['ka-conv-002']],
    // A footnote's words before the work.
    ['See also Halm v Quill, above n 12', ['Halm v Quill, above n 12', 'Halm v Quill']],
    ['cf. Halm v Quill', ['Halm v Quill']],
    ['Seeland v Quill', []],
  ])('is a bibliography as practitioners write it: %s', (entry, inside) => {
    expect(readWanted(entry).flatMap(({ names }) => names)).toEqual([entry, ...inside]);
  });

  it('is a case as Zotero saves it, whose report stands in fields of its own', () => {
    const ris = [
      'TY  - CASE',
      'TI  - Arnwell v Castellan',
      'A2  - QB',
      'VL  - 1',
      'SP  - 232',
      'PB  - Court of Appeal',
      'DA  - 2014/05/09/',
      'ER  - ',
      'TY  - CASE',
      'TI  - Orlova v Dunmore',
      'A2  - EWHC',
      'SP  - 811',
      'PY  - 2020',
      'ER  - ',
      'TY  - JOUR',
      'TI  - On costs',
      'T2  - Journal of Costs',
      'VL  - 3',
      'SP  - 45',
      'ER  - ',
    ].join('\n');
    const [reported, neutral, article] = readWanted(ris);
    expect(reported?.names).toContain('Arnwell v Castellan, [2014] 1 QB 232');
    expect(reported?.names).toContain('(2014) 1 QB 232');
    expect(neutral?.names).toContain('[2020] EWHC 811');
    expect(article?.names).toEqual(['On costs']);
  });

  it('is what the library itself saved, whose own ids come first', () => {
    const entry: BibliographicEntry = {
      genre: 'case',
      title: 'A v B',
      creators: [],
      languages: [],
      jurisdictions: [],
      link: 'http://ka.localhost:8080/document/case/ka-case-001',
    };
    expect(readWanted(risOf([entry]))).toMatchObject([{ text: 'A v B', names: ['ka-case-001', 'A v B'] }]);
  });
});

it('OP-177: of a list that is too long one entry more is read, and of what is no entry its beginning', () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => `Harbour Law of ${index}`).join('\n');
  expect(readWanted(lines, 200).map(({ line }) => line)).toHaveLength(201);
  const ris = Array.from({ length: 300 }, (_, index) => `TY  - JOUR\nTI  - Harbour ${index}\nER  - `).join('\n');
  expect(readWanted(ris, 200)).toHaveLength(201);
  expect(readWanted(`TY  - JOUR\nTI  - ${'ab '.repeat(600_000)}`)[0]?.text.length).toBeLessThan(2001);
  expect(readWanted('ab '.repeat(600_000))[0]?.text).toHaveLength(2000);
});
