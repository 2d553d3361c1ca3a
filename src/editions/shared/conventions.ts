/** A treaty whose parties are chosen together; `lands` are land codes (OP-64). */
export interface ConventionTable {
  readonly id: string;
  readonly name: string;
  readonly lands: readonly string[];
}

/**
 * Parties to the conventions of industrial property, as lists read on 27 November 2026 have them; an accession is one code more.
 * OAPI, a party to Madrid and Hague, is no land and stands in no group.
 * `EU` is the European Union, which is a party itself, and `EP` the European Patent Organisation.
 */
export const CONVENTIONS: readonly ConventionTable[] = [
  {
    id: 'paris',
    name: 'Paris Convention',
    lands: readCodes(`
      AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL
      CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ES ET FI FJ FR GA GB GD GE GH GM GN GQ GR GT GW GY HN
      HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY
      MA MC MD ME MG MK ML MN MR MT MU MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PT PY QA RO RS
      RU RW SA SC SD SE SG SI SK SL SM SN SR ST SV SY SZ TD TG TH TJ TM TN TO TR TT TZ UA UG US UY UZ VA VC VE
      VN WS YE ZA ZM ZW
    `),
  },
  {
    id: 'pct',
    name: 'Patent Cooperation Treaty',
    lands: readCodes(`
      AE AG AL AM AO AT AU AZ BA BB BE BF BG BH BJ BN BR BW BY BZ CA CF CG CH CI CL CM CN CO CR CU CV CY CZ DE
      DJ DK DM DO DZ EC EE EG ES FI FR GA GB GD GE GH GM GN GQ GR GT GW HN HR HU ID IE IL IN IQ IR IS IT JM JO
      JP KE KG KH KM KN KP KR KW KZ LA LC LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MN MR MT MU MW MX MY MZ
      NA NE NG NI NL NO NZ OM PA PE PG PH PL PT QA RO RS RU RW SA SC SD SE SG SI SK SL SM SN ST SV SY SZ TD TG
      TH TJ TM TN TR TT TZ UA UG US UY UZ VC VN WS ZA ZM ZW
    `),
  },
  {
    id: 'epc',
    name: 'European Patent Convention',
    lands: readCodes(`
      EP AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC ME MK MT NL NO PL PT RO RS
      SE SI SK SM TR
    `),
  },
  {
    id: 'madrid',
    name: 'Madrid System',
    lands: readCodes(`
      EU AE AF AG AL AM AT AU AZ BA BE BG BH BN BR BT BW BY BZ CA CH CL CN CO CU CV CY CZ DE DK DZ EE EG ES FI
      FR GB GE GH GM GR HR HU ID IE IL IN IR IS IT JM JP KE KG KH KP KR KZ LA LI LR LS LT LU LV MA MC MD ME MG
      MK MN MU MW MX MY MZ NA NL NO NZ OM PH PK PL PT QA RO RS RU RW SD SE SG SI SK SL SM ST SY SZ TH TJ TM TN
      TR TT UA US UZ VN WS ZM ZW
    `),
  },
  {
    id: 'hague',
    name: 'Hague System',
    lands: readCodes(`
      EU AL AM AZ BA BE BG BJ BN BR BW BY BZ CA CH CI CN DE DK EE EG ES FI FR GA GB GE GH GR HR HU IL IS IT JM
      JP KG KH KN KP KR LI LT LU LV MA MC MD ME MK ML MN MU MX NA NE NL NO OM PL RO RS RU RW SA SG SI SM SN SR
      ST SY TJ TM TN TR UA US UZ VN WS
    `),
  },
  {
    id: 'lisbon',
    name: 'Lisbon Agreement',
    lands: readCodes(`
      AL BA BF BG CG CR CU CZ DO DZ FR GA GE HT HU IL IR IT KP MD ME MK MX NI PE PT RS SK TG TN
    `),
  },
];

function readCodes(text: string): string[] {
  return text.trim().split(/\s+/u);
}
