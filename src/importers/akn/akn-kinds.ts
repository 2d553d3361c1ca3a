/** What a kind of Akoma Ntoso document is called in the library, and whose law it is where the file does not say. */
export interface AknKind {
  readonly type: string;
  readonly jurisdiction?: string;
}

const UNITED_KINGDOM = 'United Kingdom';
const UK_BILL: AknKind = { type: 'Bill', jurisdiction: UNITED_KINGDOM };
const UK_LAW: AknKind = { type: 'Legislation', jurisdiction: UNITED_KINGDOM };

/** Kinds by the `name` of the document element, as the legislatures of the United Kingdom use it. */
const NAMED: Readonly<Record<string, AknKind>> = {
  pressSummary: { type: 'Press summary', jurisdiction: UNITED_KINGDOM },
  ...Object.fromEntries(
    ['ukpubb', 'ukprib', 'ukhybb', 'scpubb', 'scprib', 'nipubb', 'wpubb'].map((name) => [name, UK_BILL]),
  ),
  ...Object.fromEntries(['uksi', 'ukdsi', 'ssi', 'sdsi', 'wsi', 'wdsi', 'nisr', 'nidsr'].map((name) => [name, UK_LAW])),
  ...Object.fromEntries(['ukpga', 'ukla', 'asp', 'nia', 'asc', 'anaw', 'ukcm'].map((name) => [name, UK_LAW])),
};

/** Kinds by the document element itself. */
const ELEMENTS: Readonly<Record<string, AknKind>> = {
  judgment: { type: 'Case law' },
  act: { type: 'Legislation' },
  bill: { type: 'Bill' },
  doc: { type: 'Explanatory document' },
  statement: { type: 'Explanatory document' },
  amendment: { type: 'Bill' },
};

/** The kind of a document element; unknown ones are plain documents. */
export function findKind(element: string, name: string | undefined): AknKind {
  const kind = NAMED[name ?? ''];
  if (kind && element !== 'judgment') return kind;
  return ELEMENTS[element] ?? { type: 'Document' };
}
