import type { ProfileFacts } from '#domain/document/document.ts';

/** What is said of somebody at a glance, on the page and in its file, in this order. */
export const SHOWN_FACTS = [
  { fact: 'nationalities', name: 'Nationality' },
  { fact: 'languagesOfProceedings', name: 'Languages of proceedings' },
  { fact: 'roles', name: 'Roles' },
  { fact: 'sectors', name: 'Sectors' },
  { fact: 'institutions', name: 'Institutions' },
  { fact: 'applicableRules', name: 'Rules' },
  { fact: 'applicableLaws', name: 'Applicable law' },
] as const satisfies readonly { readonly fact: keyof ProfileFacts; readonly name: string }[];
