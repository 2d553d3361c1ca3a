/** Article 52 of the Treaty on European Union, without the state that withdrew in 2020; read in November 2026. */
export const EUROPEAN_UNION = {
  name: 'European Union',
  lands: 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
};
