/** What the Court of Justice writes behind the number of a case: an appeal, an urgent reference, a case referred back. */
const PROCEEDINGS = String.raw`(?:\s(?:P(?:[-‐‑–]R|PU)?|R(?:ENV|EC|EV|X)?|AJ|DEP|INTP|OP|OST|SA|TO)\d?(?:\s?\([A-Z]{1,3}\d?\))?(?![\p{L}\p{N}]))*(?:\s[pr]\s*$)?`;

/** Registers of German and Austrian courts, as they stand between the chamber and the number. */
const REGISTERS = String.raw`(?:A[BZ]R|AR[sZ]?|Bv[EFLR]|Cg|Kart|Ni|Ob[ARSs]|O(?:Cg|Nc|b)?|R[kKs]|Sch[Hh]?|StR|U|VA|W|Z[ABR])`;

/** Institutions whose cases are called by them and a number. */
const INSTITUTION = String.raw`(?:CAS|DIS|HKIAC|ICC|LCIA|SCC|SIAC|VIAC)`;

/** How citations stand inside a longer text: by court and report, then by the numbers of cases. */
export const CITATION_FORMS: readonly RegExp[] = [
  /\bECLI:[A-Z]{2}:[A-Z0-9]{1,7}:\d{4}:[A-Z0-9.]{1,25}(?<!\.)/giu,
  // The Court of Justice leaves out the first part of its own: `EU:C:2017:632`.
  /\bEU:[CTF]:\d{4}:\d{1,5}(?!\d)/gu,
  /\b10\.\d{4,9}\/[^\s"<>]+(?<![.,;)\]])/giu,
  /[[(]\d{4}[\])]\s+(?:\d+\s+)?[A-Z][\p{L}.'’&]*(?:\s+\(?[A-Z][\p{L}.]*\)?){0,3}\s+\d+(?:_\d+)?(?:\s*\(\p{L}+\))?/gu,
  /\b(?:CELEX:?\s?)?[1-9]\d{4}[A-Z]{1,2}\d{4}(?![\p{L}\d])/gu,
  // Without brackets the court or the report is in capitals: `2010 EWHC 465`, `2022 EWCA Civ 24`, `AIR 1974 SC 1389`.
  /\b(?:[A-Z]{2,6}\s+)?(?:1[89]|20)\d{2}\s+[A-Z]{2,6}(?:\s+[A-Z][a-z]+)?\s+\d{1,5}(?![\d/])(?:\s*\(\p{L}+\))?/gu,
  // Where a page is not known yet, the Supreme Court prints a line.
  /\b\d{1,4}\s(?:U\.?\s?S\.?|S\.?\s?Ct\.?|L\.\s?Ed\.(?:\s?2d)?|F\.(?:\s?Supp\.)?(?:\s?(?:2d|3d|4th))?|F(?:\.?\s?Supp)?\.?\s?(?:2d|3d|4th)|L\.?\s?Ed\.?\s?2d)\s(?:\d{1,5}(?!\d)|_{2,9})/giu,
  // Of other reporters, those with an ordinal or with full stops.
  /\b\d{1,4}\s(?:A|P|So|[NS]\.?\s?[EW]|N\.?\s?Y(?:\.?\s?S)?|A\.?\s?D|Cal|Cal\.?\s?(?:App|Rptr)|Ohio\sSt|Ill|Wis|Wash|Pa)\.?\s?(?:2d|3d|[4-6]th)\s\d{1,5}(?!\d)/gu,
  /\b\d{1,4}\s(?:[NS]\.\s?[EW]|N\.\s?Y(?:\.\s?S)?|A\.\s?D|Cal(?:\.\s?(?:App|Rptr))?|F\.\s?R\.\s?D|F\.\s?App['’]x|B\.\s?R|Fed\.\s?Cl|T\.\s?C)\.?\s\d{1,5}(?!\d)/gu,
  // Opinions of the United States Tax Court that are in no volume: `T.C. Memo. 2020-26`.
  /\bT\.?\s?C\.?\s(?:Memo|Summ(?:ary)?\.?\sOp(?:inion)?)\.?\s(?:No\.?\s)?(?:19|20)\d{2}[-–]\d{1,4}(?!\d)/gu,
  // Reports by volume and part: `BGE 140 III 134`.
  /\b(?:BGE|ATF|DTF)\s\d{2,3}\s[IV]{1,3}\s\d{1,4}(?!\d)/gu,
  // The European Commission, and the courts of the Union: until 1989 a number with a year, and the word `Case` before it.
  /\bCOMP\/(?:[A-Z](?:-\d)?\/)?\d{2}\.\d{3}(?!\d)/gu,
  new RegExp(String.raw`\b[CTFctf][-‐‑–]\d{1,4}\/\d{2}(?!\d)${PROCEEDINGS}`, 'gu'),
  /(?<=\b[Cc]ases?\s(?:[Nn]os?\.?\s)?)\d{1,3}(?:[-–]\d{1,3})?\/\d{2}(?![\d/])/gu,
  /\b(?:M|AT|SA|DMA|FS)(?:\.\s?)?\d{3,6}(?!\d)/gu,
  // The European Patent Office and the Unified Patent Court: `G 2/21`, `T 0641/00`, `UPC_CFI_1/2023`.
  /\b[DGJRTW]\s?\d{1,4}\/\d{2}(?![\d/])/gu,
  /\b(?:UPC_(?:CFI|CoA)|ACTR?|A[Pp][Ll]|App|CC|ORD|PR)_\d{1,6}\/20\d{2}(?!\d)/gu,
  // Courts of Germany and Austria: `X ZR 103/08`, `1 BvR 1054/01`, `4a O 12/20`, `KZR 36/17`, `18 OCg 3/15p`.
  new RegExp(
    String.raw`\b(?:[IVX]{1,5}[a-z]?|[1-9]\d{0,2}[a-z]?)\s${REGISTERS}\s\d{1,5}\/\d{2}(?![\d/])[a-z]?(?![\p{L}])`,
    'gu',
  ),
  /\bK(?:R[BZ]|V[RZ]|Z[BR])\s\d{1,4}\/\d{2}(?![\d/])/gu,
  // The Swiss Federal Tribunal, and appeals to the French Court of Cassation.
  /\b\d[A-Z]_\d{1,4}\/(?:19|20)\d{2}(?!\d)/gu,
  /(?<![\d-])\d{2}-\d{2}\.\d{3}(?![\d.])/gu,
  // Institutions of arbitration, by their registers or by name.
  /\b[A-Z]{3,6}(?:\([A-Z]{2}\))?\/\d{2,4}\/\d{1,4}(?!\d)/gu,
  /\bPCA\s(?:[Cc]ase\s)?(?:No\.?\s)?\d{4}-\d{1,3}(?!\d)/gu,
  new RegExp(
    String.raw`\b${INSTITUTION}\s(?:[Cc]ase\s(?:No\.?\s)?|No\.?\s)(?:[A-Z]{1,4}[\s-]?)?\(?\d[\dA-Z/()-]{1,20}(?<![(/-])`,
    'gu',
  ),
  new RegExp(
    String.raw`\b${INSTITUTION}[\s/](?:[A-Z]{1,2}\s?\d{4,6}(?:\/\d{1,4})?|\d{5,6}(?:\/[A-Z]{1,4})*)(?![\d\p{L}])`,
    'gu',
  ),
];
