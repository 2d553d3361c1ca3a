/** The content type of people's profiles. */
export const PROFILE_TYPE = 'Arbitrator profile';
