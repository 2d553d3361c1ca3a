/** The content type of practical insights. */
export const INSIGHT_TYPE = 'Practical insight';

/** Stages of an arbitration, in their order; practical insights are filed under them (OP-102). */
export const STAGES = [
  'Agreement',
  'Commencement',
  'Tribunal',
  'Procedure',
  'Evidence',
  'Interim measures',
  'Award',
  'Costs',
  'Set-aside',
  'Enforcement',
] as const;

export type Stage = (typeof STAGES)[number];

/** The topic under which a stage's insights are filed. */
export function topicOfStage(stage: Stage): string {
  return `Stage > ${stage}`;
}

/** The stage that topics name; of several the earliest. */
export function findStage(topics: readonly string[]): Stage | undefined {
  return STAGES.find((stage) => topics.includes(topicOfStage(stage)));
}
