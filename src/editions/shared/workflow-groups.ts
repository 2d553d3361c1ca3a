import type { ValueGroup } from '#domain/edition/edition.ts';

/** What an owner of industrial property does, in the order of a right's life (OP-64), with the topics of each step. */
const WORKFLOWS: readonly (readonly [name: string, topics: readonly string[]])[] = [
  ['Filing', ['Procedure > Filing', 'Patentability > Sufficiency', 'Patentability > Excluded subject-matter']],
  [
    'Prosecution',
    [
      'Claim construction > Equivalents',
      'Designs > Individual character',
      'Patentability > Added matter',
      'Patentability > Excluded subject-matter',
      'Patentability > Inventive step',
      'Patentability > Novelty',
      'Patentability > Sufficiency',
      'Trade marks > Absolute grounds',
    ],
  ],
  [
    'Opposition & Appeal',
    [
      'Patentability > Added matter',
      'Patentability > Inventive step',
      'Patentability > Novelty',
      'Patentability > Sufficiency',
      'Procedure > Appeal',
      'Procedure > Evidence',
      'Procedure > Opposition',
      'Trade marks > Bad faith',
      'Trade marks > Likelihood of confusion',
      'Trade marks > Reputation',
    ],
  ],
  [
    'Grant & Registration',
    ['Designs > Individual character', 'Procedure > Filing', 'Regulatory > SPC', 'Trade marks > Absolute grounds'],
  ],
  ['Maintenance & Renewal', ['Regulatory > SPC', 'Trade marks > Genuine use']],
  [
    'Transfer & Licensing',
    ['Copyright > Licensing', 'Licensing > Compulsory licences', 'Licensing > FRAND', 'Regulatory > SPC'],
  ],
  [
    'Enforcement',
    [
      'Claim construction > Equivalents',
      'Copyright > Exceptions',
      'Copyright > Originality',
      'Infringement > Direct',
      'Infringement > Indirect',
      'Procedure > Evidence',
      'Procedure > Jurisdiction',
      'Remedies > Damages',
      'Remedies > Injunction',
      'Remedies > Provisional measures',
      'Trade marks > Likelihood of confusion',
      'Trade marks > Reputation',
      'Trade secrets > Reasonable steps',
    ],
  ],
];

/** The workflows of industrial property, each with the topics it chooses (SR-106, SR-112). */
export const WORKFLOW_GROUPS: readonly ValueGroup[] = WORKFLOWS.map(([name, values]) => ({
  facet: 'topic',
  kind: 'workflow',
  id: name.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  name,
  values,
}));
