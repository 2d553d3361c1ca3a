/** The content type of practical insights. */
export const INSIGHT_TYPE = 'Practical insight';
