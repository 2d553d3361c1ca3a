import { describe, expect, test } from 'vitest';
import { readPersonName } from './read-person-name.ts';

interface Rest {
  readonly titles?: string;
  readonly suffixes?: string;
  readonly postNominals?: string;
  readonly asides?: readonly string[];
}

/** What is written; given names; particles; family names; whatever else is said. Words are parted by spaces. */
type Row =
  | readonly [raw: string, given: string, particles: string, family: string]
  | readonly [raw: string, given: string, particles: string, family: string, rest: Rest];

const PLAIN: readonly Row[] = [
  ['Johan Zuyderhof', 'Johan', '', 'Zuyderhof'],
  ['Johan P. Zuyderhof', 'Johan P.', '', 'Zuyderhof'],
  ['Johan P Zuyderhof', 'Johan P.', '', 'Zuyderhof'],
  ['J. P. Zuyderhof', 'J. P.', '', 'Zuyderhof'],
  ['J.P. Zuyderhof', 'J. P.', '', 'Zuyderhof'],
  ['J.P.Zuyderhof', 'J. P.', '', 'Zuyderhof'],
  ['JP Zuyderhof', 'J. P.', '', 'Zuyderhof'],
  ['J P Zuyderhof', 'J. P.', '', 'Zuyderhof'],
  ['J.-P. Castelbrac', 'J. P.', '', 'Castelbrac'],
  ['J-P Castelbrac', 'J. P.', '', 'Castelbrac'],
  ['Jean-Ambroise Castelbrac', 'Jean-Ambroise', '', 'Castelbrac'],
  ['Ottoline Quillfeather-Nkosi', 'Ottoline', '', 'Quillfeather-Nkosi'],
  ['Yu. Vostrikhin', 'Yu.', '', 'Vostrikhin'],
  ['Chr. Ahrenswold', 'Chr.', '', 'Ahrenswold'],
  ['Zuyderhof', '', '', 'Zuyderhof'],
  ['  Johan   Zuyderhof ', 'Johan', '', 'Zuyderhof'],
  ['Johan\u00a0P.\u202fZuyderhof', 'Johan P.', '', 'Zuyderhof'],
  ['Ｊｏｈａｎ　Ｚｕｙｄｅｒｈｏｆ', 'Johan', '', 'Zuyderhof'],
  ['Johan Zuy\u00adderhof', 'Johan', '', 'Zuyderhof'],
  ['\u200eJohan Zuyderhof\u200f', 'Johan', '', 'Zuyderhof'],
  ['Johan Zuyderhof;', 'Johan', '', 'Zuyderhof'],
  ['JOHAN ZUYDERHOF', 'JOHAN', '', 'ZUYDERHOF'],
  ['johan zuyderhof', 'johan', '', 'zuyderhof'],
];

const REVERSED: readonly Row[] = [
  ['Zuyderhof, Johan', 'Johan', '', 'Zuyderhof'],
  ['Zuyderhof,Johan P.', 'Johan P.', '', 'Zuyderhof'],
  ['ZUYDERHOF, Johan', 'Johan', '', 'ZUYDERHOF'],
  ['ZUYDERHOF Johan', 'Johan', '', 'ZUYDERHOF'],
  ['Johan ZUYDERHOF', 'Johan', '', 'ZUYDERHOF'],
  ['ZUYDERHOF Johan P.', 'Johan P.', '', 'ZUYDERHOF'],
  ['VAN DER ZUYDERHOF Johan', 'Johan', 'VAN DER', 'ZUYDERHOF'],
  ['van der ZUYDERHOF Johan', 'Johan', 'van der', 'ZUYDERHOF'],
  ['Johan VAN DER ZUYDERHOF', 'Johan', 'VAN DER', 'ZUYDERHOF'],
  ['ARRIZUELA MONTESQUIVO Lucila', 'Lucila', '', 'ARRIZUELA MONTESQUIVO'],
  ['Lucila ARRIZUELA MONTESQUIVO', 'Lucila', '', 'ARRIZUELA MONTESQUIVO'],
  ["O'BRANNAGH Caoilte", 'Caoilte', '', "O'BRANNAGH"],
  ['McTORRIDAN Fergusina', 'Fergusina', '', 'McTORRIDAN'],
  ['QUILLFEATHER-NKOSI Ottoline', 'Ottoline', '', 'QUILLFEATHER-NKOSI'],
  ['Zuyderhof J. P.', 'J. P.', '', 'Zuyderhof'],
  ['Zuyderhof J.P.', 'J. P.', '', 'Zuyderhof'],
  ['Zuyderhof JP', 'J. P.', '', 'Zuyderhof'],
  ['Zuyderhof, J', 'J.', '', 'Zuyderhof'],
  ['van der Zuyderhof J.P.', 'J. P.', 'van der', 'Zuyderhof'],
  ['Zuyderhof, Johan P. van der', 'Johan P.', 'van der', 'Zuyderhof'],
  ['Zuyderhof, J.P. van der', 'J. P.', 'van der', 'Zuyderhof'],
  ['Zuyderhof (van der), Johan', 'Johan', '', 'Zuyderhof', { asides: ['van der'] }],
];

const PARTICLES: readonly Row[] = [
  ['van der Zuyderhof, Johan P.', 'Johan P.', 'van der', 'Zuyderhof'],
  ['Johan P. van der Zuyderhof', 'Johan P.', 'van der', 'Zuyderhof'],
  ['Johan Van Der Zuyderhof', 'Johan', 'Van Der', 'Zuyderhof'],
  ['Van der Zuyderhof', '', 'Van der', 'Zuyderhof'],
  ['Ottokar von Wolkenreuth', 'Ottokar', 'von', 'Wolkenreuth'],
  ['Ottokar von und zu Wolkenreuth', 'Ottokar', 'von und zu', 'Wolkenreuth'],
  ['Ottokar Graf von Wolkenreuth', 'Ottokar', 'Graf von', 'Wolkenreuth'],
  ['Freiherr von Wolkenreuth, Ottokar', 'Ottokar', 'Freiherr von', 'Wolkenreuth'],
  ["Willemijn van 't Oosterzand", 'Willemijn', "van 't", 'Oosterzand'],
  ['Willemijn ten Oosterzand', 'Willemijn', 'ten', 'Oosterzand'],
  ['Sigismund zum Felsenacker', 'Sigismund', 'zum', 'Felsenacker'],
  ["Aurélien d'Estrebecq", 'Aurélien', '', "d'Estrebecq"],
  ['Aurélien d’Estrebecq', 'Aurélien', '', "d'Estrebecq"],
  ["Aurélien d' Estrebecq", 'Aurélien', '', "d'Estrebecq"],
  ['Aurélien du Plessoubre', 'Aurélien', 'du', 'Plessoubre'],
  ['Aurélien de La Tournebrac', 'Aurélien', 'de La', 'Tournebrac'],
  ['Fiammetta della Roccapiana', 'Fiammetta', 'della', 'Roccapiana'],
  ["Fiammetta Dell'Oltrevigna", 'Fiammetta', '', "Dell'Oltrevigna"],
  ['Fiammetta de’ Roccapiana', 'Fiammetta', "de'", 'Roccapiana'],
  ['Torvald af Klintehamre', 'Torvald', 'af', 'Klintehamre'],
  ['Ines dos Ventoinhas', 'Ines', 'dos', 'Ventoinhas'],
  ['Rhodri ap Gwynforach', 'Rhodri', 'ap', 'Gwynforach'],
];

const IBERIAN: readonly Row[] = [
  ['Arrizuela Montesquivo, Lucila', 'Lucila', '', 'Arrizuela Montesquivo'],
  ['Lucila Arrizuela y Montesquivo', 'Lucila', '', 'Arrizuela y Montesquivo'],
  ['Arrizuela y Montesquivo, Lucila', 'Lucila', '', 'Arrizuela y Montesquivo'],
  ['Lucila de la Peñarroja Montesquivo', 'Lucila', 'de la', 'Peñarroja Montesquivo'],
  ['de la Peñarroja y Montesquivo, Lucila', 'Lucila', 'de la', 'Peñarroja y Montesquivo'],
  ['Lucila Arrizuela de Montesquivo', 'Lucila Arrizuela', 'de', 'Montesquivo'],
  ['Oriol Puigderrajols i Ventallat', 'Oriol', '', 'Puigderrajols i Ventallat'],
  ['Teodósio Vilharinho e Caldasnovas', 'Teodósio', '', 'Vilharinho e Caldasnovas'],
  ['Teodósio da Vilharinho', 'Teodósio', 'da', 'Vilharinho'],
  ['Vilharinho Caldasnovas, Teodósio M.', 'Teodósio M.', '', 'Vilharinho Caldasnovas'],
  ['Teodósio Vilharinho Filho', 'Teodósio', '', 'Vilharinho', { suffixes: 'Filho' }],
  ['Teodósio Vilharinho Neto', 'Teodósio', '', 'Vilharinho', { suffixes: 'Neto' }],
  ['Sra. Lucila Arrizuela', 'Lucila', '', 'Arrizuela', { titles: 'Sra.' }],
  ['Lic. Lucila Arrizuela', 'Lucila', '', 'Arrizuela', { titles: 'Lic.' }],
  ['Arrizuela-Montesquivo, L.', 'L.', '', 'Arrizuela-Montesquivo'],
];

const TITLED: readonly Row[] = [
  [
    'Prof. Dr. Johan P. van der Zuyderhof KC',
    'Johan P.',
    'van der',
    'Zuyderhof',
    { titles: 'Prof. Dr.', postNominals: 'KC' },
  ],
  ['Prof.Dr.Johan Zuyderhof', 'Johan', '', 'Zuyderhof', { titles: 'Prof. Dr.' }],
  ['Dr Johan Zuyderhof', 'Johan', '', 'Zuyderhof', { titles: 'Dr' }],
  ['Dr. iur. Cunigunde Ahrenswold', 'Cunigunde', '', 'Ahrenswold', { titles: 'Dr. iur.' }],
  ['Dr. iur. h.c. Cunigunde Ahrenswold', 'Cunigunde', '', 'Ahrenswold', { titles: 'Dr. iur. h.c.' }],
  ['Dr. h. c. mult. Cunigunde Ahrenswold', 'Cunigunde', '', 'Ahrenswold', { titles: 'Dr. h. c. mult.' }],
  [
    'Univ.-Prof. DDr. Cunigunde Ahrenswold, LL.M.',
    'Cunigunde',
    '',
    'Ahrenswold',
    { titles: 'Univ.-Prof. DDr.', postNominals: 'LL.M.' },
  ],
  ['PD Dr. habil. Cunigunde Ahrenswold', 'Cunigunde', '', 'Ahrenswold', { titles: 'PD Dr. habil.' }],
  ['Dipl.-Ing. Cunigunde Ahrenswold', 'Cunigunde', '', 'Ahrenswold', { titles: 'Dipl.-Ing.' }],
  ['RA Dr. Cunigunde Ahrenswold', 'Cunigunde', '', 'Ahrenswold', { titles: 'RA Dr.' }],
  ['Ahrenswold, Dr. Cunigunde', 'Cunigunde', '', 'Ahrenswold', { titles: 'Dr.' }],
  ['Ahrenswold, Cunigunde, Prof. Dr.', 'Cunigunde', '', 'Ahrenswold', { titles: 'Prof. Dr.' }],
  ['The Hon. Peregrine Thackwold', 'Peregrine', '', 'Thackwold', { titles: 'The Hon.' }],
  ['The Honourable Peregrine Thackwold', 'Peregrine', '', 'Thackwold', { titles: 'The Honourable' }],
  ['The Rt Hon. Lord Thackwold', '', '', 'Thackwold', { titles: 'The Rt Hon. Lord' }],
  [
    'The Right Honourable Dame Ottoline Thackwold',
    'Ottoline',
    '',
    'Thackwold',
    { titles: 'The Right Honourable Dame' },
  ],
  ['Mr Justice Thackwold', '', '', 'Thackwold', { titles: 'Mr Justice' }],
  ['Lady Justice Thackwold', '', '', 'Thackwold', { titles: 'Lady Justice' }],
  ['Chief Justice Peregrine Thackwold', 'Peregrine', '', 'Thackwold', { titles: 'Chief Justice' }],
  ['Judge Thackwold', '', '', 'Thackwold', { titles: 'Judge' }],
  ['Sir Peregrine Thackwold', 'Peregrine', '', 'Thackwold', { titles: 'Sir' }],
  ['H.E. Judge Peregrine Thackwold', 'Peregrine', '', 'Thackwold', { titles: 'H.E. Judge' }],
  ['His Excellency Peregrine Thackwold', 'Peregrine', '', 'Thackwold', { titles: 'His Excellency' }],
  ['Ms. Ottoline Thackwold', 'Ottoline', '', 'Thackwold', { titles: 'Ms.' }],
  ['Mme Aurélienne Castelbrac', 'Aurélienne', '', 'Castelbrac', { titles: 'Mme' }],
  ['Me Aurélienne Castelbrac', 'Aurélienne', '', 'Castelbrac', { titles: 'Me' }],
  ['Maître Aurélienne Castelbrac', 'Aurélienne', '', 'Castelbrac', { titles: 'Maître' }],
  ['M. Aurélien Castelbrac', 'M. Aurélien', '', 'Castelbrac'],
  ['Avv. Fiammetta Roccapiana', 'Fiammetta', '', 'Roccapiana', { titles: 'Avv.' }],
  ['Dott.ssa Fiammetta Roccapiana', 'Fiammetta', '', 'Roccapiana', { titles: 'Dott.ssa' }],
  ['JUDr. Bohdanka Vřesnická, Ph.D.', 'Bohdanka', '', 'Vřesnická', { titles: 'JUDr.', postNominals: 'Ph.D.' }],
  ['mr. drs. Johan van der Zuyderhof', 'Johan', 'van der', 'Zuyderhof', { titles: 'mr. drs.' }],
  ['Prof. dr hab. Wacława Strzyżobrodzka', 'Wacława', '', 'Strzyżobrodzka', { titles: 'Prof. dr hab.' }],
  ['Don Halvarsgate', 'Don', '', 'Halvarsgate'],
  ["Dato' Haziqah binti Rosmansyah", 'Haziqah', 'binti', 'Rosmansyah', { titles: "Dato'" }],
  ['Tan Sri Dr. Haziq Rosmansyah', 'Haziq', '', 'Rosmansyah', { titles: 'Tan Sri Dr.' }],
  ['Shri Balakrishna Thirumalpad', 'Balakrishna', '', 'Thirumalpad', { titles: 'Shri' }],
  ['Av. Gülbahar Işıktepe', 'Gülbahar', '', 'Işıktepe', { titles: 'Av.' }],
];

const SUFFIXED: readonly Row[] = [
  ['Peregrine Thackwold KC', 'Peregrine', '', 'Thackwold', { postNominals: 'KC' }],
  ['Peregrine Thackwold, Q.C.', 'Peregrine', '', 'Thackwold', { postNominals: 'Q.C.' }],
  ['Thackwold QC', '', '', 'Thackwold', { postNominals: 'QC' }],
  ['Thackwold, Peregrine, KC', 'Peregrine', '', 'Thackwold', { postNominals: 'KC' }],
  ['Thackwold KC, Peregrine', 'Peregrine', '', 'Thackwold', { postNominals: 'KC' }],
  ['PEREGRINE THACKWOLD QC', 'PEREGRINE', '', 'THACKWOLD', { postNominals: 'QC' }],
  ['Sir Peregrine Thackwold CBE KC', 'Peregrine', '', 'Thackwold', { titles: 'Sir', postNominals: 'CBE KC' }],
  ['Peregrine Thackwold, LL.B., LL.M., FCIArb', 'Peregrine', '', 'Thackwold', { postNominals: 'LL.B. LL.M. FCIArb' }],
  ['Peregrine Thackwold C.Arb', 'Peregrine', '', 'Thackwold', { postNominals: 'C.Arb' }],
  ['Peregrine Thackwold, Esq.', 'Peregrine', '', 'Thackwold', { postNominals: 'Esq.' }],
  ['Peregrine Thackwold, MA, DPhil', 'Peregrine', '', 'Thackwold', { postNominals: 'MA DPhil' }],
  ['Balwant Thirumalpad SC', 'Balwant', '', 'Thirumalpad', { postNominals: 'SC' }],
  ['Adaeze Okwuchirum, SAN', 'Adaeze', '', 'Okwuchirum', { postNominals: 'SAN' }],
  ['Thackwold J', '', '', 'Thackwold', { postNominals: 'J' }],
  ['Thackwold LJ', '', '', 'Thackwold', { postNominals: 'LJ' }],
  ['Peregrine Thackwold Jr.', 'Peregrine', '', 'Thackwold', { suffixes: 'Jr.' }],
  ['Peregrine Thackwold, Jr', 'Peregrine', '', 'Thackwold', { suffixes: 'Jr' }],
  ['Thackwold, Peregrine, Jr.', 'Peregrine', '', 'Thackwold', { suffixes: 'Jr.' }],
  ['Thackwold, Jr., Peregrine', 'Peregrine', '', 'Thackwold', { suffixes: 'Jr.' }],
  ['Thackwold Jr., Peregrine', 'Peregrine', '', 'Thackwold', { suffixes: 'Jr.' }],
  ['Peregrine Thackwold III', 'Peregrine', '', 'Thackwold', { suffixes: 'III' }],
  ['Peregrine Thackwold III, Esq.', 'Peregrine', '', 'Thackwold', { suffixes: 'III', postNominals: 'Esq.' }],
  ['Peregrine Thackwold Sr.', 'Peregrine', '', 'Thackwold', { suffixes: 'Sr.' }],
  ['Peregrine Thackwold (Orania)', 'Peregrine', '', 'Thackwold', { asides: ['Orania'] }],
  ['Peregrine "Perry" Thackwold', 'Peregrine', '', 'Thackwold', { asides: ['Perry'] }],
  ['Ottoline Thackwold née Quillfeather', 'Ottoline', '', 'Thackwold', { asides: ['Quillfeather'] }],
  ['Cunigunde Ahrenswold geb. Felsenacker', 'Cunigunde', '', 'Ahrenswold', { asides: ['Felsenacker'] }],
  ['Jun MA', 'Jun', '', 'MA'],
  ['Park Jun', 'Park', '', 'Jun'],
  ['Peregrine Thackwold - KC', 'Peregrine', '', 'Thackwold', { postNominals: 'KC' }],
  ['Thackwold, J.D.', 'J. D.', '', 'Thackwold'],
  ['Thackwold, JA', 'J. A.', '', 'Thackwold'],
  ['Peregrine Thackwold, J.D.', 'Peregrine', '', 'Thackwold', { postNominals: 'J.D.' }],
  ['Cunigunde Ahrenswold jun.', 'Cunigunde', '', 'Ahrenswold', { suffixes: 'jun.' }],
  ['Aurélien Castelbrac fils', 'Aurélien', '', 'Castelbrac', { suffixes: 'fils' }],
  ['Ventoinhas Neto', 'Ventoinhas', '', 'Neto'],
  ['He Rouzhai', 'Rouzhai', '', 'He'],
  ['O. van der Zuyderhof', 'O.', 'van der', 'Zuyderhof'],
  ['LUCILA ARRIZUELA Y MONTESQUIVO', 'LUCILA', '', 'ARRIZUELA Y MONTESQUIVO'],
];

const ARABIC_AND_HEBREW: readonly Row[] = [
  ['Taymur al-Qadhrawi', 'Taymur', 'al', 'Qadhrawi'],
  ['Taymur Al-Qadhrawi', 'Taymur', 'Al', 'Qadhrawi'],
  ['Taymur Al Qadhrawi', 'Taymur', 'Al', 'Qadhrawi'],
  ['Taymur El-Qadhrawi', 'Taymur', 'El', 'Qadhrawi'],
  ['Al-Qadhrawi, Taymur', 'Taymur', 'Al', 'Qadhrawi'],
  ['AL-QADHRAWI Taymur', 'Taymur', 'AL', 'QADHRAWI'],
  ['al-Qadhrawi', '', 'al', 'Qadhrawi'],
  ['Taymur bin Suhaym', 'Taymur', 'bin', 'Suhaym'],
  ['Taymur ibn Suhaym', 'Taymur', 'ibn', 'Suhaym'],
  ['Taymur bin Suhaym Al-Qadhrawi', 'Taymur bin Suhaym', 'Al', 'Qadhrawi'],
  ['Sheikh Taymur bin Suhaym al Qadhrawi', 'Taymur bin Suhaym', 'al', 'Qadhrawi', { titles: 'Sheikh' }],
  ['Abd al-Wahhaj Qadhrawi', 'Abd al-Wahhaj', '', 'Qadhrawi'],
  ['Taymur Abu Zubrah', 'Taymur', 'Abu', 'Zubrah'],
  ['Yiftach Ben-Tsorfati', 'Yiftach', '', 'Ben-Tsorfati'],
  ['Yiftach ben Tsorfati', 'Yiftach', 'ben', 'Tsorfati'],
  ['Ben Quillfeather', 'Ben', '', 'Quillfeather'],
];

const EAST_ASIAN: readonly Row[] = [
  ['Park Dol-yeong', 'Dol-yeong', '', 'Park'],
  ['Dol-yeong Park', 'Dol-yeong', '', 'Park'],
  ['PARK Dol Yeong', 'Dol Yeong', '', 'PARK'],
  ['Park, Dol-Yeong', 'Dol-Yeong', '', 'Park'],
  ['Kim Vesterholt', 'Kim', '', 'Vesterholt'],
  ['Chen Rouzhai', 'Rouzhai', '', 'Chen'],
  ['Rouzhai Chen', 'Rouzhai', '', 'Chen'],
  ['CHEN Rouzhai', 'Rouzhai', '', 'CHEN'],
  ['Chen Rou-zhai', 'Rou-zhai', '', 'Chen'],
  ['Ouyang Rouzhai', 'Rouzhai', '', 'Ouyang'],
  ['LI Rouzhai', 'Rouzhai', '', 'LI'],
  ['NG Rouzhai', 'Rouzhai', '', 'NG'],
  ['Wang Lin', 'Wang', '', 'Lin'],
  ['Theodora Rouzhai Chen', 'Theodora Rouzhai', '', 'Chen'],
  ['Tanaka Hanabuko', 'Hanabuko', '', 'Tanaka'],
  ['Hanabuko Tanaka', 'Hanabuko', '', 'Tanaka'],
  ['TANAKA Hanabuko', 'Hanabuko', '', 'TANAKA'],
  ['Nguyễn Văn Thường Quới', 'Văn Thường Quới', '', 'Nguyễn'],
  ['Nguyen Thi Quynh Loan', 'Thi Quynh Loan', '', 'Nguyen'],
  ['Quynh Loan Nguyen', 'Quynh Loan', '', 'Nguyen'],
  ['陈 柔斋', '', '', '陈柔斋'],
];

const ELSEWHERE: readonly Row[] = [
  ['Kovács Bendegúz', 'Bendegúz', '', 'Kovács'],
  ['Bendegúz Kovács', 'Bendegúz', '', 'Kovács'],
  ['dr. Kovács Bendegúz Zalán', 'Bendegúz Zalán', '', 'Kovács', { titles: 'dr.' }],
  ['ifj. Kovács Bendegúz', 'Bendegúz', '', 'Kovács', { suffixes: 'ifj.' }],
  ['K. R. S. Thirumalpad', 'K. R. S.', '', 'Thirumalpad'],
  ['K.R.S. Thirumalpad', 'K. R. S.', '', 'Thirumalpad'],
  ['KRS Thirumalpad', 'K. R. S.', '', 'Thirumalpad'],
  ['Thirumalpad K.R.S.', 'K. R. S.', '', 'Thirumalpad'],
  ['Sigurrós Hallfreðsdóttir', 'Sigurrós', '', 'Hallfreðsdóttir'],
  ['Þorgnýr Ö. Hallfreðsson', 'Þorgnýr Ö.', '', 'Hallfreðsson'],
  ['Fergusina MacTorridan', 'Fergusina', '', 'MacTorridan'],
  ['Fergusina Mc Torridan', 'Fergusina', 'Mc', 'Torridan'],
  ['Mac Torridan, Fergusina', 'Fergusina', 'Mac', 'Torridan'],
  ["Caoilte O'Brannagh", 'Caoilte', '', "O'Brannagh"],
  ['Caoilte Oʼbrannagh', 'Caoilte', '', "O'brannagh"],
  ['Caoilte O`Brannagh', 'Caoilte', '', "O'Brannagh"],
  ['Caoilte Ó Brannagh', 'Caoilte', 'Ó', 'Brannagh'],
  ['Pyotr Ilyich Tchornovsky', 'Pyotr Ilyich', '', 'Tchornovsky'],
  ['Tchornovsky P.I.', 'P. I.', '', 'Tchornovsky'],
  ['Петр Чорновский', 'Петр', '', 'Чорновский'],
  ['Gülbahar Işıktepe', 'Gülbahar', '', 'Işıktepe'],
  ['Åsbjørg Skjærvøldal', 'Åsbjørg', '', 'Skjærvøldal'],
  ['Cécile St. Arnoult', 'Cécile', 'St.', 'Arnoult'],
];

const TABLE = [
  ...PLAIN,
  ...REVERSED,
  ...PARTICLES,
  ...IBERIAN,
  ...TITLED,
  ...SUFFIXED,
  ...ARABIC_AND_HEBREW,
  ...EAST_ASIAN,
  ...ELSEWHERE,
];

function listWords(words = ''): readonly string[] {
  return words.split(' ').filter(Boolean);
}

describe('A written name comes apart into titles, given names, particles, family names and what follows (OP-134)', () => {
  test.each(TABLE)('“%s”', (...row) => {
    const [raw, given, particles, family, rest = {}] = row;
    const { order: _, ...read } = readPersonName(raw);
    expect(read).toEqual({
      titles: listWords(rest.titles),
      given: listWords(given),
      particles: listWords(particles),
      family: listWords(family),
      suffixes: listWords(rest.suffixes),
      postNominals: listWords(rest.postNominals),
      asides: rest.asides ?? [],
    });
  });

  test('the table holds at least 150 different spellings', () => {
    expect(new Set(TABLE.map(([raw]) => raw)).size).toBeGreaterThanOrEqual(150);
  });
});

describe('Whether the writing says what is the family name', () => {
  test.each([
    'Zuyderhof, Johan',
    'ZUYDERHOF Johan',
    'Johan van der Zuyderhof',
    'Zuyderhof J.P.',
    'J.P. Zuyderhof',
    'Park Dol-yeong',
  ])('“%s” says so', (raw) => {
    expect(readPersonName(raw).order).toBe('stated');
  });

  test.each([
    'Johan Zuyderhof',
    'Lucila Arrizuela Montesquivo',
    'JOHAN ZUYDERHOF',
    'Wang Lin',
    'Chen Rouzhai',
    'Nguyen Thi Quynh Loan',
  ])('“%s” leaves it open: the order is the usual one', (raw) => {
    expect(readPersonName(raw).order).toBe('usual');
  });
});

test.each(['', '  ', '—', '.', ',', '()', 'Dr.'])('“%s” names nobody', (raw) => {
  const { given, particles, family } = readPersonName(raw);
  expect([...given, ...particles, ...family]).toEqual([]);
});
