import type { KnownInstrument } from '#domain/provisions/known-instrument.ts';
import { buildInstrument as build } from './build-instrument.ts';
import { ARTICLES, DOTTED_ARTICLES, DOTTED_RULES, RULES } from './manners.ts';

/** Each text of an institution's rules is an instrument of its own: its numbers change from one to the next. */
export const ARBITRATION_RULES: readonly KnownInstrument[] = [
  ...[1998, 2012, 2017, 2021].map((year) =>
    build(
      ARTICLES,
      `icc-rules-${year}`,
      `ICC Rules of Arbitration ${year}`,
      `ICC Rules ${year} | ICC Arbitration Rules ${year}`,
    ),
  ),
  ...[1998, 2014, 2020].map((year) =>
    build(DOTTED_ARTICLES, `lcia-rules-${year}`, `LCIA Arbitration Rules ${year}`, `LCIA Rules ${year}`),
  ),
  ...[1976, 2010, 2013, 2021].map((year) =>
    build(ARTICLES, `uncitral-rules-${year}`, `UNCITRAL Arbitration Rules ${year}`, `UNCITRAL Rules ${year}`),
  ),
  ...[2003, 2006, 2022].map((year) =>
    build(
      RULES,
      `icsid-arbitration-rules-${year}`,
      `ICSID Arbitration Rules ${year}`,
      `ICSID Rules ${year} | ICSID Arbitration Rule ${year}`,
    ),
  ),
  ...[2007, 2010, 2017, 2023].map((year) =>
    build(ARTICLES, `scc-rules-${year}`, `SCC Arbitration Rules ${year}`, `SCC Rules ${year}`),
  ),
  ...[2013, 2018, 2024].map((year) =>
    build(
      DOTTED_ARTICLES,
      `hkiac-rules-${year}`,
      `HKIAC Administered Arbitration Rules ${year}`,
      `HKIAC Rules ${year}`,
    ),
  ),
  ...[2013, 2016, 2025].map((year) =>
    build(DOTTED_RULES, `siac-rules-${year}`, `SIAC Arbitration Rules ${year}`, `SIAC Rules ${year}`),
  ),
  ...[2012, 2021].map((year) =>
    build(ARTICLES, `swiss-rules-${year}`, `Swiss Rules of International Arbitration ${year}`, `Swiss Rules ${year}`),
  ),
  ...[2013, 2018, 2021].map((year) =>
    build(ARTICLES, `vienna-rules-${year}`, `VIAC Rules of Arbitration ${year}`, `Vienna Rules ${year}`),
  ),
  build(DOTTED_ARTICLES, 'dis-rules-2018', 'DIS Arbitration Rules 2018', 'DIS Rules 2018'),
  build(ARTICLES, 'diac-rules-2007', 'DIAC Arbitration Rules 2007', 'DIAC Rules 2007'),
  build(ARTICLES, 'diac-rules-2022', 'DIAC Arbitration Rules 2022', 'DIAC Rules 2022'),
  build(ARTICLES, 'crcica-rules-2007', 'CRCICA Arbitration Rules 2007', 'CRCICA Rules 2007'),
  build(ARTICLES, 'crcica-rules-2011', 'CRCICA Arbitration Rules 2011', 'CRCICA Rules 2011'),
  build(ARTICLES, 'icdr-rules-2021', 'ICDR International Arbitration Rules 2021', 'ICDR Rules 2021'),
  build(DOTTED_ARTICLES, 'cam-ccbc-rules-2012', 'CAM-CCBC Arbitration Rules 2012', 'CAM-CCBC Rules 2012'),
  ...[2020, 2021].map((year) => build(ARTICLES, `wipo-arbitration-rules-${year}`, `WIPO Arbitration Rules ${year}`)),
  ...[2010, 2020].map((year) =>
    build(
      ARTICLES,
      `iba-rules-on-evidence-${year}`,
      `IBA Rules on the Taking of Evidence in International Arbitration ${year}`,
      `IBA Rules on Evidence ${year} | IBA Rules ${year}`,
    ),
  ),
];
