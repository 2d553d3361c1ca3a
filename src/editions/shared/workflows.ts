/** What an owner of industrial property does, in the order of a right's life (OP-64). */
export const WORKFLOWS = [
  'Filing',
  'Prosecution',
  'Opposition & Appeal',
  'Grant & Registration',
  'Maintenance & Renewal',
  'Transfer & Licensing',
  'Enforcement',
] as const;
