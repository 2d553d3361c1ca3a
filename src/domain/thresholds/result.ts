/** Whether a deal has to be filed somewhere. */
export const RESULTS = ['filing', 'no filing', 'not computable'] as const;

export type Result = (typeof RESULTS)[number];
