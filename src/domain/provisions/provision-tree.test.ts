import type { Block } from '#domain/document/block.ts';
import { describe, expect, test } from 'vitest';
import { mainUnitOf } from './law-text.ts';
import { anchorOfSteps, PROVISION_ANCHOR, writePinpoint } from './provision-anchor.ts';
import { ProvisionIndex } from './provision-index.ts';
import { listProvisions } from './provision-tree.ts';

const heading = (level: 1 | 2 | 3, number: string, text = ''): Block => ({
  kind: 'heading',
  level,
  ...(number === '' ? {} : { number }),
  inlines: [text],
});
const paragraph = (number: string, depth = 0, more: Partial<Extract<Block, { kind: 'paragraph' }>> = {}): Block => ({
  kind: 'paragraph',
  ...(number === '' ? {} : { number }),
  ...(depth === 0 ? {} : { depth }),
  inlines: ['Words.'],
  ...more,
});
const anchorsOf = (blocks: readonly Block[], bare: Parameters<typeof listProvisions>[1]) =>
  listProvisions(blocks, bare).map(({ anchor, block }) => `${anchor}@${block}`);

describe('the provisions of a text of law', () => {
  test('OP-196: a treaty has articles with paragraphs and letters, whose numbers run through its chapters', () => {
    const treaty = [
      heading(1, 'Chapter I', 'Scope'),
      heading(2, 'Article 1', 'Sales'),
      paragraph('(1)'),
      paragraph('(a)', 1),
      paragraph('(b)', 1),
      paragraph('(2)'),
      heading(1, 'Chapter II', 'General'),
      heading(2, 'Article 7', 'Interpretation'),
      paragraph('(1)'),
    ];
    expect(anchorsOf(treaty, 'article')).toEqual([
      'ch-I@0',
      'art-1@1',
      'art-1-1@2',
      'art-1-1-a@3',
      'art-1-1-b@4',
      'art-1-2@5',
      'ch-II@6',
      'art-7@7',
      'art-7-1@8',
    ]);
  });

  test('OP-196: a section whose number is printed below its heading begins at the heading, a schedule counts anew', () => {
    const act = [
      heading(1, 'Part 1', 'Adoption'),
      heading(2, '', 'Amendment of regulation C1'),
      paragraph('8. (1)'),
      paragraph('(a)', 1),
      paragraph('(i)', 2),
      paragraph('(2)'),
      paragraph('“(3A)', 1, { role: 'quote' }),
      heading(2, '', 'Commencement'),
      paragraph('9.'),
      heading(1, 'Schedule 1', 'Registers'),
      paragraph('1. (1)', 1),
      paragraph('(2)', 1),
      paragraph('3.', 1),
    ];
    expect(anchorsOf(act, 'section')).toEqual([
      'pt-1@0',
      's-8@1',
      's-8-1@2',
      's-8-1-a@3',
      's-8-1-a-i@4',
      's-8-2@5',
      's-9@7',
      'sch-1@9',
      'sch-1-para-1@10',
      'sch-1-para-1-1@10',
      'sch-1-para-1-2@11',
      'sch-1-para-3@12',
    ]);
    expect(listProvisions(act, 'section')[1]?.below).toEqual({ block: 2, number: '8.' });
  });

  test('OP-196: sections that share a heading begin at their own numbers', () => {
    const act = [heading(1, '', 'Costs'), paragraph('1.'), paragraph('2.'), paragraph('3. (a)'), paragraph('(b)')];
    expect(anchorsOf(act, 'rule')).toEqual(['rule-1@1', 'rule-2@2', 'rule-3@3', 'rule-3-a@3', 'rule-3-b@4']);
    expect(listProvisions(act, 'rule').some(({ below }) => below)).toBe(false);
  });

  test('OP-196: a number that is printed twice in one place and a translation have places of their own', () => {
    const text = [
      { ...heading(1, 'Article 5'), language: 'en' },
      { ...paragraph('1.'), language: 'en' },
      { ...paragraph('1.'), language: 'en' },
      { ...heading(1, 'Artikel 5'), language: 'nl' },
      { ...paragraph('1.'), language: 'nl' },
    ];
    expect(anchorsOf(text, 'article')).toEqual(['art-5@0', 'art-5-1@1', 'art-5-1.2@2', 'nl-art-5@3', 'nl-art-5-1@4']);
  });

  test('OP-196: (i) after (h) is a letter and after (a) a numeral where both are set equally far in', () => {
    const numbers = ['(a)', '(i)', '(ii)', '(b)', '(c)', '(h)', '(i)', '(j)'];
    const text = [heading(1, 'Article 2'), ...numbers.map((number) => paragraph(number, 1))];
    expect(listProvisions(text, 'article').map(({ anchor }) => anchor.slice(6))).toEqual([
      '',
      'a',
      'a-i',
      'a-ii',
      'b',
      'c',
      'h',
      'i',
      'j',
    ]);
  });

  test('OP-196: recitals stand before the articles, rules print the number above, headings need not part it', () => {
    const text = [
      paragraph('', 0, { inlines: ['Whereas:'] }),
      paragraph('(1)'),
      paragraph('(14)'),
      heading(1, '', 'Article 1: Subject matter'),
      paragraph('1.1'),
      paragraph('1.2'),
      heading(1, '', 'Article 8 orders and others'),
      heading(1, 'ANNEX'),
      paragraph('2.', 1),
    ];
    expect(anchorsOf(text, 'article')).toEqual([
      'preamble@0',
      'rec-1@1',
      'rec-14@2',
      'art-1@3',
      'art-1-1@4',
      'art-1-2@5',
      'annex@7',
      'annex-para-2@8',
    ]);
  });

  test('OP-196: every anchor is one that addresses may name, and is found however its numerals are written', () => {
    const text = [heading(1, 'Article V'), paragraph('1.'), paragraph('(b)', 1), heading(1, '§ 4a'), paragraph('(A)')];
    const list = listProvisions(text, 'article');
    expect(list.filter(({ anchor }) => !PROVISION_ANCHOR.test(anchor))).toEqual([]);
    const index = new ProvisionIndex();
    for (const provision of list) index.add(provision, `b${provision.block + 1}`);
    expect(index.find('art-5-1-B')).toMatchObject({ anchor: 'art-V-1-b', at: 'b3' });
    expect(index.find('art-V-1-c')).toBeUndefined();
  });

  test('OP-196: a provision is written in words as lawyers do', () => {
    const written = [
      'art-39-1',
      's-12-3-a',
      'sch-1-para-3-2',
      'rule-7',
      'rec-14',
      'nl-art-5-1.2',
      'art-104_3',
      'app-2',
    ];
    expect(written.map(writePinpoint)).toEqual([
      'art 39(1)',
      's 12(3)(a)',
      'sch 1, para 3(2)',
      'r 7',
      'recital 14',
      'art 5(1)',
      'art 104-3',
      'app 2',
    ]);
  });

  test('OP-196: texts of law are known by what they are filed as, and their bare numbers by their titles', () => {
    const unit = (type: string, title: string) => mainUnitOf({ type, title });
    expect(unit('Legislation', 'The Trailer Registration (Amendment) Regulations 2021')).toBe('regulation');
    expect(unit('Legislation', 'Arbitration Act 1996')).toBe('section');
    expect(unit('Convention', 'CISG')).toBe('article');
    expect(unit('Rules', 'LCIA Rules 2020')).toBe('rule');
    expect(unit('Case law', 'Article 5')).toBeUndefined();
  });

  test('OP-196: headings that print all above them are parts of their article', () => {
    const summary = [
      heading(1, '', 'Article V'),
      heading(2, '', 'Article V(1)'),
      heading(3, '', 'Article V(1)(b)'),
      paragraph('(i)', 1),
      heading(1, '', 'Article VI'),
    ];
    expect(anchorsOf(summary, 'article')).toEqual(['art-V@0', 'art-V-1@1', 'art-V-1-b@2', 'art-V-1-b-i@3', 'art-VI@4']);
  });

  test('OP-196: rows of a list that is set as a table are places of their own, across tables and columns', () => {
    const table = (...rows: readonly (readonly string[])[]): Block => ({
      kind: 'table',
      rows: rows.map((row) => row.map((cell) => ({ paragraphs: [[cell]] }))),
    });
    const text = [
      heading(1, 'Article 2'),
      paragraph('1.'),
      table(['(a)', 'goods;'], ['', '(i)', 'used;'], ['', '(ii)', 'new;'], ['(b)', 'services.']),
      table(['(c)', 'persons.'], ['Total', '12']),
      paragraph('2.'),
      table(['(a)', 'ships;']),
    ];
    const list = listProvisions(text, 'article');
    expect(list.map(({ anchor, block, row = '' }) => `${anchor}@${block} ${row}`.trim())).toEqual([
      'art-2@0',
      'art-2-1@1',
      'art-2-1-a@2 0',
      'art-2-1-a-i@2 1',
      'art-2-1-a-ii@2 2',
      'art-2-1-b@2 3',
      'art-2-1-c@3 0',
      'art-2-2@4',
      'art-2-2-a@5 0',
    ]);
    const index = new ProvisionIndex();
    for (const provision of list) index.add(provision, `b${provision.block + 1}`);
    expect([...(index.rowsOf(2) ?? [])]).toEqual([
      [0, 'art-2-1-a'],
      [1, 'art-2-1-a-i'],
      [2, 'art-2-1-a-ii'],
      [3, 'art-2-1-b'],
    ]);
    expect(index.ofBlock(2)).toBeUndefined();
  });

  test('OP-196: recitals that are set as tables are recitals', () => {
    const row = (number: string): Block => ({
      kind: 'table',
      rows: [[{ paragraphs: [[number]] }, { paragraphs: [['x']] }]],
    });
    const text = [paragraph('', 0, { inlines: ['Whereas:'] }), row('(1)'), row('(2)'), heading(1, 'Article 1')];
    expect(anchorsOf(text, 'article')).toEqual(['preamble@0', 'rec-1@1', 'rec-2@2', 'art-1@3']);
  });

  test('OP-196: numbers that stand in one line with the first of what they hold go on below it', () => {
    const law = [heading(1, '§ 11'), paragraph('(3) 1.'), paragraph('2.', 1), paragraph('3.', 1), paragraph('(4)')];
    expect(anchorsOf(law, 'section').slice(1)).toEqual([
      's-11-3@1',
      's-11-3-1@1',
      's-11-3-2@2',
      's-11-3-3@3',
      's-11-4@4',
    ]);
  });

  test('OP-196: headings that print only a number are main parts, each of them', () => {
    const act = [
      heading(1, '1', 'Scope'),
      paragraph('(1)'),
      heading(1, '2', 'Fees'),
      heading(1, '3', 'End'),
      paragraph('(1)'),
    ];
    expect(anchorsOf(act, 'section')).toEqual(['s-1@0', 's-1-1@1', 's-2@2', 's-3@3', 's-3-1@4']);
  });

  test('OP-196: what comes before Section 2 is of Section 1, whose number older acts do not print', () => {
    const act = [paragraph(''), paragraph('(b) (1)', 1), paragraph('(2)', 1), paragraph('Sec. 2.'), paragraph('(a)')];
    expect(anchorsOf(act, 'section')).toEqual(['s-1@0', 's-1-b@1', 's-1-b-1@1', 's-1-b-2@2', 's-2@3', 's-2-a@4']);
  });

  test('OP-196: the first of a list that is printed within its sentence has a place there', () => {
    const act = [
      paragraph('', 0, { inlines: ['Be it enacted, That (a) the quay is let, and'] }),
      paragraph('(b)', 1),
      paragraph('Sec. 2.'),
    ];
    expect(anchorsOf(act, 'section')).toEqual(['s-1@0', 's-1-a@0', 's-1-b@1', 's-2@2']);
    const list = [paragraph('1.', 0, { inlines: ['A port means (a) a quay or'] }), paragraph('(b)', 1)];
    expect(anchorsOf(list, 'section')).toEqual(['s-1@0', 's-1-a@0', 's-1-b@1']);
    const none = [paragraph('1.', 0, { inlines: ['A port means a quay or'] }), paragraph('(b)', 1)];
    expect(anchorsOf(none, 'section')).toEqual(['s-1@0', 's-1-b@1']);
  });

  test('OP-196: the reasons before a text are its preamble, under a heading or without one', () => {
    const begins = (words: string) => paragraph('', 0, { inlines: [words] });
    const headless = [begins('The contracting Member States, Considering that courts'), heading(2, 'Article 1')];
    expect(anchorsOf(headless, 'article')).toEqual(['preamble@0', 'art-1@1']);
    const headed = [heading(1, '', 'Preamble'), paragraph('(1)'), heading(2, 'Article 1')];
    expect(anchorsOf(headed, 'article')).toEqual(['preamble@0', 'rec-1@1', 'art-1@2']);
    const plain = [begins('This Act may be cited as the Quays Act, whereas rent is due.'), heading(2, 'Article 1')];
    expect(anchorsOf(plain, 'article')).toEqual(['art-1@1']);
    const behind = [heading(2, 'Article 1'), begins('Considering that courts are open')];
    expect(anchorsOf(behind, 'article')).toEqual(['art-1@0']);
  });

  test('OP-196: a chapter is found by its number alone, the first of several, a section as sources name it', () => {
    const index = new ProvisionIndex();
    const blocks = [
      heading(1, 'Part I'),
      heading(2, 'Chapter III'),
      heading(3, 'Article 1'),
      heading(1, 'Part II'),
      heading(2, 'Chapter III'),
      heading(2, 'Section 2'),
    ];
    for (const provision of listProvisions(blocks, 'section')) index.add(provision, `b${provision.block + 1}`);
    expect(index.find('ch-III')?.block).toBe(1);
    expect(index.find('ch-3')?.block).toBe(1);
    expect(index.find('pt-II-ch-III')?.block).toBe(4);
    expect(index.find('ch-IV')).toBeUndefined();
    for (const anchor of ['s-2', 'sec-2', 'sec_2', 'section-2']) expect(index.find(anchor)?.block).toBe(5);
  });

  test('OP-196: a reference to a provision names the same place as its address', () => {
    expect(anchorOfSteps(['V', '1', 'b'], 'article')).toBe('art-V-1-b');
    expect(anchorOfSteps(['annex-II', '3'], 'article')).toBe('annex-II-3');
    expect(anchorOfSteps(['1059', '2'], 'section')).toBe('s-1059-2');
    expect(anchorOfSteps(['recital-12'], 'article')).toBe('rec-12');
  });
});
