import type { KnownInstrument } from '#domain/provisions/known-instrument.ts';
import { buildInstrument as build } from './build-instrument.ts';
import { ARTICLES, SIGNED_SECTIONS } from './manners.ts';

/** Laws of Germany, Austria and Switzerland, by their English names and their own abbreviations. */
export const GERMAN_LANGUAGE_LAWS: readonly KnownInstrument[] = [
  build(
    SIGNED_SECTIONS,
    'de-gwb',
    'German Act against Restraints of Competition',
    'GWB | Act against Restraints of Competition | German Competition Act | Gesetz gegen Wettbewerbsbeschränkungen',
  ),
  build(SIGNED_SECTIONS, 'de-zpo', 'German Code of Civil Procedure', 'ZPO | Zivilprozessordnung | German ZPO', {
    last: 1117,
  }),
  build(SIGNED_SECTIONS, 'de-bgb', 'German Civil Code', 'BGB | Bürgerliches Gesetzbuch'),
  build(SIGNED_SECTIONS, 'de-patg', 'German Patent Act', 'PatG | Patentgesetz'),
  build(SIGNED_SECTIONS, 'de-gebrmg', 'German Utility Model Act', 'GebrMG | Gebrauchsmustergesetz'),
  build(SIGNED_SECTIONS, 'de-geschgehg', 'German Trade Secrets Act', 'GeschGehG'),
  build(SIGNED_SECTIONS, 'de-markeng', 'German Trade Mark Act', 'MarkenG | Markengesetz'),
  build(ARTICLES, 'de-gg', 'Basic Law for the Federal Republic of Germany', 'GG | German Basic Law | Grundgesetz'),
  build(SIGNED_SECTIONS, 'at-zpo', 'Austrian Code of Civil Procedure', 'ZPO | öZPO | Austrian ZPO', { last: 618 }),
  build(SIGNED_SECTIONS, 'at-kartg-2005', 'Austrian Cartel Act 2005', 'KartG 2005 | Kartellgesetz 2005'),
  build(SIGNED_SECTIONS, 'at-hvertrg', 'Austrian Commercial Agents Act', 'HVertrG'),
  build(ARTICLES, 'ch-zpo', 'Swiss Code of Civil Procedure', 'ZPO | Swiss CPC | CPC | Swiss ZPO', { last: 408 }),
  build(ARTICLES, 'ch-co', 'Swiss Code of Obligations', 'OR | CO | Obligationenrecht'),
  build(ARTICLES, 'ch-pila', 'Swiss Private International Law Act', 'PILA | IPRG | LDIP | Swiss PILA'),
  build(ARTICLES, 'ch-cartel-act', 'Swiss Cartel Act', 'Swiss Cartel Act 1995', { year: 1995 }),
];
