/** Works of kinds that the demo library has none of, made up: what they say comes back in `works.json`. */
export const OWN_WORKS: Readonly<Record<string, string>> = {
  'own-judgment-both': `title: Quayside Holdings Ltd v Harbour Board
type: Case law
court: High Court of Justice
caseNumbers: [CL-2019-000999]
citations: ["[2020] EWHC 9001 (Comm)"]
caseDate: 2020-03-05`,
  'own-judgment-neutral': `title: Beacon Trust v Dunmore Council
type: Case law
court: Supreme Court of the United Kingdom
citations: ["[2021] UKSC 9001"]
caseDate: 2021-07-14`,
  'own-judgment-american': `title: Lakeshore Ferries Inc. v. Dunmore
type: Case law
court: Supreme Court of the United States
caseNumbers: ["87-9001"]
citations: ["489 U.S. 9705 (1989)"]
caseDate: 1989-02-21`,
  'own-judgment-reported': `title: Corrie v Slipway Vehicles Ltd
type: Case law
court: House of Lords
citations: ["[2008] 1 AC 9884"]
caseDate: 2008-02-27`,
  'own-award-number': `title: Final Award in ICC Case No. 90012
type: Award
organization: International Chamber of Commerce
caseNumbers: [ICC Case No. 90012]
caseDate: 1998-05`,
  'own-award-bare': `title: Award of 3 May 2004
type: Award
organization: Dunmore Chamber of Commerce
caseDate: 2004-05-03`,
  'own-treaty-series': `title: Treaty on the Quays of Dunmore
type: Convention
citations: ["1833 UNTS 9003"]
legislationDate: 1994-11-16`,
  'own-patent': `title: Clamp for mooring a ferry
type: Patent specification
organization: European Patent Office
authors: [Inês Duarte]
patent: [EP 2 999 001 B1]
publicationDate: 2015-04-01`,
  'own-patent-application': `title: Lamp for a harbour light
type: Patent application
organization: World Intellectual Property Organization
authors: [Bo Achebe, Ada van der Lindqvist]
patent: [WO 2031/999002 A1]
publicationDate: 2021-06-12`,
  'own-bill': `title: Harbour Lights Bill
type: Bill
legislationNumber: HL Bill 9012
publicationDate: 2022-01-20`,
};
