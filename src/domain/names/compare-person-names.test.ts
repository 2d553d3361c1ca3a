import { describe, expect, test } from 'vitest';
import { createRandom } from '#tests/support/generate-queries.ts';
import { compareNameForms, comparePersonNames } from './compare-person-names.ts';
import { shapePersonName } from './person-name-form.ts';
import { readPersonName } from './read-person-name.ts';

const SAME: readonly (readonly [string, string])[] = [
  ['Johan P. van der Zuyderhof', 'van der Zuyderhof, Johan P.'],
  ['Johan P. van der Zuyderhof', 'Prof. Dr. Johan P. van der Zuyderhof KC'],
  ['Johan P. van der Zuyderhof', 'Zuyderhof, Johan P. van der'],
  ['Johan P. van der Zuyderhof', 'JOHAN P. VAN DER ZUYDERHOF'],
  ['Johan P. van der Zuyderhof', 'VAN DER ZUYDERHOF Johan P'],
  ['Johan Zuyderhof', 'ZUYDERHOF Johan'],
  ['Johan Zuyderhof', 'johan  zuyderhof'],
  ['Johan Zuyderhof', 'Ｊｏｈａｎ Ｚｕｙｄｅｒｈｏｆ'],
  ['Johan Zuyderhof', 'Johan\u00a0Zuyderhof'],
  ['Johan Zuyderhof', 'The Hon. Johan Zuyderhof'],
  ['J. P. Zuyderhof', 'J.P. Zuyderhof'],
  ['J. P. Zuyderhof', 'Zuyderhof JP'],
  ['J. P. Castelbrac', 'J.-P. Castelbrac'],
  ['Jean-Ambroise Castelbrac', 'Jean Ambroise Castelbrac'],
  ['Peregrine Thackwold QC', 'Peregrine Thackwold KC'],
  ['Peregrine Thackwold', 'Sir Peregrine Thackwold CBE KC'],
  ['Peregrine Thackwold Jr.', 'Thackwold, Peregrine, Junior'],
  ['Peregrine Thackwold III', 'Peregrine Thackwold 3rd'],
  ['Aurélien Castelbrac', 'Aurelien Castelbrac'],
  ["Aurélien d'Estrebecq", 'Aurélien D’ESTREBECQ'],
  ['Cunigunde Straßfelder', 'Cunigunde Strassfelder'],
  ['Jörn Ahrenswöld', 'Jorn Ahrenswold'],
  ['Åsbjørg Skjærvøldal', 'Asbjorg Skjaervoldal'],
  ['Wacława Strzyżobrodzka', 'Waclawa Strzyzobrodzka'],
  ['Gülbahar Işıktepe', 'GÜLBAHAR IŞIKTEPE'],
  ['Gülbahar Işıktepe', 'Gulbahar Isiktepe'],
  ['İlkbahar Işıktepe', 'Ilkbahar Isiktepe'],
  ['Þorgnýr Hallfreðsson', 'Thorgnyr Hallfredsson'],
  ['Lucila Arrizuela Montesquivo', 'Arrizuela Montesquivo, Lucila'],
  ['Lucila Arrizuela Montesquivo', 'ARRIZUELA MONTESQUIVO Lucila'],
  ['Lucila Arrizuela y Montesquivo', 'Arrizuela Montesquivo, Lucila'],
  ['Lucila Arrizuela-Montesquivo', 'Lucila Arrizuela Montesquivo'],
  ['Lucila de la Peñarroja', 'De la Penarroja, Lucila'],
  ['Taymur al-Qadhrawi', 'Taymur Al Qadhrawi'],
  ['Taymur al-Qadhrawi', 'AL-QADHRAWI, Taymur'],
  ['Park Dol-yeong', 'Dol-yeong Park'],
  ['Park Dol-yeong', 'PARK Dol Yeong'],
  ['Park Dol-yeong', 'Dolyeong Park'],
  ['Chen Rouzhai', 'Rouzhai Chen'],
  ['Chen Rouzhai', 'Chen, Rou-Zhai'],
  ['Tanaka Hanabuko', 'Hanabuko TANAKA'],
  ['Nguyễn Thị Quỳnh Loan', 'Thi Quynh Loan Nguyen'],
  ['Kovács Bendegúz', 'Dr. Bendegúz Kovács'],
  ['K. R. S. Thirumalpad', 'KRS Thirumalpad'],
  ['K. R. S. Thirumalpad', 'Thirumalpad, K.R.S.'],
  ["Caoilte O'Brannagh", 'Caoilte O’BRANNAGH'],
  ["Caoilte O'Brannagh", 'Caoilte Obrannagh'],
  ["Caoilte O'Brannagh", 'Caoilte Ó Brannagh'],
  ['Fergusina McTorridan', 'Fergusina Mc Torridan'],
  ['LUCILA ARRIZUELA Y MONTESQUIVO', 'Arrizuela Montesquivo, Lucila'],
  ['Fergusina McTorridan', 'McTORRIDAN Fergusina'],
  ['Cécile St. Arnoult', 'Cecile St Arnoult'],
  ['陈柔斋', '陈 柔斋'],
];

const COMPATIBLE: readonly (readonly [string, string])[] = [
  ['Johan P. van der Zuyderhof', 'J. P. van der Zuyderhof'],
  ['Johan P. van der Zuyderhof', 'Johan van der Zuyderhof'],
  ['Johan P. van der Zuyderhof', 'van der Zuyderhof'],
  ['Johan P. van der Zuyderhof', 'J. van der Zuyderhof'],
  ['Johan P. van der Zuyderhof', 'Johan Pieter van der Zuyderhof'],
  ['Johan van der Zuyderhof', 'Johan Zuyderhof'],
  ['Johan van der Zuyderhof', 'Johan van Zuyderhof'],
  ['Johan van der Zuyderhof', 'Johan Vanderzuyderhof'],
  ['Johan van der Zuyderhof', 'Judge van der Zuyderhof'],
  ['Johan Zuyderhof', 'Johan Pieter Zuyderhof'],
  ['Johan Zuyderhof', 'Zuyderhof Johan'],
  ['Paul Martijn', 'Martijn Paul'],
  ['Johan Zuyderhof', 'Zuyderhof J.'],
  ['Pieter Zuyderhof', 'Johan Pieter Zuyderhof'],
  ['J. Pieter Zuyderhof', 'Johan P. Zuyderhof'],
  ['Chr. Ahrenswold', 'Christophora Ahrenswold'],
  ['M. Aurélien Castelbrac', 'Aurélien Castelbrac'],
  ['Peregrine Thackwold', 'Peregrine Thackwold Jr.'],
  ['Peregrine Thackwold', 'Thackwold J'],
  ['Peregrine Thackwold', 'Mr Justice Thackwold'],
  ['Peregrine Thackwold', 'Peregrine Thackwold (Orania)'],
  ['Peregrine Thackwold', 'Peregrine "Perry" Thackwold'],
  ['Ottoline Thackwold', 'Ottoline Thackwold née Quillfeather'],
  ['Ottoline Quillfeather-Nkosi', 'Ottoline Quillfeather'],
  ['Ottoline Quillfeather-Nkosi', 'Ottoline Nkosi'],
  ['Jörn Ahrenswöld', 'Joern Ahrenswoeld'],
  ['Käthe Müllenbeck', 'Kaethe Muellenbeck'],
  ['Kathe Mullenbeck', 'Kaethe Muellenbeck'],
  ['Åsbjørg Skjærvøldal', 'Aasbjoerg Skjaervoeldal'],
  ['Lucila Arrizuela Montesquivo', 'Lucila Arrizuela'],
  ['Lucila Arrizuela Montesquivo', 'Lucila Montesquivo'],
  ['Arrizuela Montesquivo, Lucila', 'L. Arrizuela'],
  ['Lucila de la Peñarroja Montesquivo', 'Lucila de la Peñarroja'],
  ['Teodósio Vilharinho', 'Teodósio Vilharinho Filho'],
  ['Taymur al-Qadhrawi', 'Taymur El-Qadhrawi'],
  ['Taymur al-Qadhrawi', 'Taymur Alqadhrawi'],
  ['Taymur al-Qadhrawi', 'Taymur Qadhrawi'],
  ['Taymur bin Suhaym Al-Qadhrawi', 'Taymur Al-Qadhrawi'],
  ['Taymur bin Suhaym', 'Taymur ibn Suhaym'],
  ['Taymur bin Suhaym', 'Taymur bin Suhaym Al-Qadhrawi'],
  ['Anna Maria Zuyderhof', 'Annamaria Zuyderhof'],
  ['Mohammed al-Qadhrawi', 'Muhammad al-Qadhrawi'],
  ['Park Dol-yeong', 'Park D. Y.'],
  ['Chen Rouzhai', 'Chen R.'],
  ['Wang Lin', 'Lin Wang'],
  ['Song Lunden', 'Lunden, Song'],
  ['Theodora Rouzhai Chen', 'Rouzhai Chen'],
  ['Nguyen Thi Quynh Loan', 'Loan Nguyen'],
  ['Szentgyörgyi Bulcsú', 'Bulcsú Szentgyörgyi'],
  ['K. R. S. Thirumalpad', 'Thirumalpad'],
  ['Pyotr Tchornovsky', 'Pyotr Chornovskiy'],
  ['Pyotr Ilyich Tchornovsky', 'P.I. Chornovskij'],
  ['Pyotr Tchornovsky', 'Чорновский Петр'],
  ['Yevgeny Vostrikhov', 'Evgenii Vostrikhoff'],
  ['Aleksandr Vostrikhin', 'Alexander Vostrihin'],
  ['Yulia Vostrikhina', 'Iuliia Vostrikhina'],
  ['Yu. Vostrikhin', 'Yuri Vostrikhin'],
  ['Đurđa Zlatokrilović', 'Djurdja Zlatokrilovich'],
  ['Fergusina McTorridan', 'Fergusina MacTorridan'],
  ["Caoilte O'Brannagh", 'Caoilte O Brannagh'],
];

const DIFFERENT: readonly (readonly [string, string])[] = [
  ['Johan Zuyderhof', 'Pieter Zuyderhof'],
  ['Johan Zuyderhof', 'Johan Zuyderland'],
  ['Johan P. Zuyderhof', 'Johan K. Zuyderhof'],
  ['Johan Pieter Zuyderhof', 'Johan Karel Zuyderhof'],
  ['J. P. Zuyderhof', 'Johan Karel Zuyderhof'],
  ['J. Zuyderhof', 'Pieter Zuyderhof'],
  ['Pieter Zuyderhof', 'Johan P. Zuyderhof'],
  ['J. Zuyderhof', 'Pieter Johan Zuyderhof'],
  ['Johan van Zuyderhof', 'Johan ten Zuyderhof'],
  ['Johan von Zuyderhof', 'Johan de Zuyderhof'],
  ['Peregrine Thackwold Jr.', 'Peregrine Thackwold Sr.'],
  ['Peregrine Thackwold II', 'Peregrine Thackwold III'],
  ['Peregrine Thackwold', 'Peregrina Thackwold'],
  ['Ottoline Quillfeather-Nkosi', 'Ottoline Quillfeather-Mbarga'],
  ['Ottoline Quillfeather-Nkosi', 'Ottoline Thackwold'],
  ['Arrizuela Montesquivo, Lucila', 'Arrizuela Ventallat, Lucila'],
  ['Lucila Arrizuela Montesquivo', 'Lucila Ventallat'],
  ['Cunigunde Ahrenschmidt', 'Cunigunde Ahrenschmitt'],
  ['Cunigunde Ahrenmeyer', 'Cunigunde Ahrenmaier'],
  ['Cunigunde Bauerhold', 'Cunigunde Baurhold'],
  ['Michael Thackwold', 'Michal Thackwold'],
  ['Taymur bin Suhaym', 'Taymur bin Zubrah'],
  ['Taymur al-Qadhrawi', 'Suhaym al-Qadhrawi'],
  ['Park Dol-yeong', 'Park Dol-min'],
  ['Chen Rouzhai', 'Shen Rouzhe'],
  ['Fang An', 'Fan Gan'],
  ['Kovács Bendegúz', 'Kovács Zalán'],
  ['Sigurrós Hallfreðsdóttir', 'Sigurrós Hallfreðsson'],
  ['Pyotr Tchornovsky', 'Pavel Tchornovsky'],
  ['Pyotr Tchornovsky', 'Pyotr Tchornenko'],
  ['Zuyderhof, Johan', 'Johan, Zuyderhof'],
  ["Caoilte O'Brannagh", 'Caoilte Brannagh'],
  ['陈柔斋', '陈柔文'],
  ['Dr.', 'Johan Zuyderhof'],
];

function compare(one: string, other: string) {
  return comparePersonNames(readPersonName(one), readPersonName(other));
}

describe('Two spellings of a name (OP-134)', () => {
  test.each(SAME)('“%s” and “%s” say the same', (one, other) => expect(compare(one, other)).toBe('same'));

  test.each(COMPATIBLE)('“%s” and “%s” may be one person, which would be a guess', (one, other) =>
    expect(compare(one, other)).toBe('compatible'),
  );

  test.each(DIFFERENT)('“%s” and “%s” are two', (one, other) => expect(compare(one, other)).toBe('different'));

  test('the table holds at least 120 pairs', () => {
    expect(SAME.length + COMPATIBLE.length + DIFFERENT.length).toBeGreaterThanOrEqual(120);
  });
});

describe('Over all spellings of the table', () => {
  const names = [...new Set([...SAME, ...COMPATIBLE, ...DIFFERENT].flat())].filter((name) => name !== 'Dr.');
  const forms = names.map((name) => shapePersonName(readPersonName(name)));
  const verdicts = forms.map((one) => forms.map((other) => compareNameForms(one, other).verdict));
  const listSame = (row: number) => names.filter((_, column) => verdicts[row]![column] === 'same');

  test('it does not matter which name comes first', () => {
    const lopsided = names.flatMap((name, row) =>
      names.filter((_, column) => verdicts[row]![column] !== verdicts[column]![row]).map((other) => [name, other]),
    );
    expect(lopsided).toEqual([]);
  });

  test('same is an equivalence: of itself, both ways, and through a third', () => {
    for (const [row, name] of names.entries()) {
      expect(listSame(row)).toContain(name);
      for (const other of listSame(row))
        expect(listSame(names.indexOf(other)), `${name} | ${other}`).toEqual(listSame(row));
    }
  });
});

const SEED = Number(process.env['PANDECT_SEED'] ?? 20_261_122);

describe(`Names made of parts, seed ${SEED}`, () => {
  const GIVEN = ['Johan', 'Ottoline', 'Peregrine', 'Lucila', 'Jörn', 'Wacława', 'Caoilte'];
  const PARTICLES = ['', '', 'van der', 'von', 'de la', 'ten'];
  const FAMILY = ['Zuyderhof', 'Thackwold', 'Arrizuela', 'Strzyżobrodzka', 'Ahrenswöld', "O'Brannagh"];

  function makeParts(random: () => number) {
    const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)]!;
    return {
      given: pick(GIVEN),
      middle: random() < 0.4 ? pick(GIVEN) : '',
      particles: pick(PARTICLES),
      family: pick(FAMILY),
    };
  }

  function writeAll({ given, middle, particles, family }: ReturnType<typeof makeParts>) {
    const first = `${given} ${middle}`.trim();
    const last = `${particles} ${family}`.trim();
    return [
      `${first} ${last}`,
      `${last}, ${first}`,
      `${last.toUpperCase()} ${first}`,
      `Dr. ${first} ${last}, LL.M.`,
      `${first} ${last}`.normalize('NFD'),
      `${last}, ${first}`.normalize('NFKD').replaceAll(/\p{M}/gu, ''),
    ];
  }

  test('every way to write one name is the same, and an initial is never more than compatible', () => {
    const random = createRandom(SEED);
    for (let round = 0; round < 300; round += 1) {
      const parts = makeParts(random);
      const spellings = writeAll(parts);
      for (const spelling of spellings) expect(compare(spellings[0]!, spelling), spelling).toBe('same');
      const short = `${parts.given[0]}. ${parts.particles} ${parts.family}`;
      for (const spelling of spellings) expect(compare(short, spelling), spelling).toBe('compatible');
    }
  });

  test('two names of other parts are never the same, in whichever order they are compared', () => {
    const random = createRandom(SEED + 1);
    for (let round = 0; round < 1_000; round += 1) {
      const [one, other] = [makeParts(random), makeParts(random)];
      const [left, right] = [writeAll(one)[round % 6]!, writeAll(other)[(round * 7) % 6]!];
      expect(compare(left, right)).toBe(compare(right, left));
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(compare(left, right) === 'same', `${left} | ${right}`).toBe(isSame);
    }
  });
});
