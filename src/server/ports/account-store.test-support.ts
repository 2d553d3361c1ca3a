import type { Contract, Institution } from './account-store.ts';

export const HARBOUR: Institution = {
  id: 'harbour',
  name: 'Harbour Chambers',
  customerNo: '77-1',
  contact: 'library@harbour.example',
  demo: false,
};
export const QUAY: Institution = { id: 'quay', name: 'Quay University', customerNo: '77-2', contact: null, demo: true };
export const CONTRACT: Contract = {
  institution: HARBOUR.id,
  edition: 'KA',
  code: 'KAPP',
  from: '2026-02-01',
  to: '2026-03-31',
  suspended: false,
};
