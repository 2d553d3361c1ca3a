/** The filter whose values stand above the results as pills; what modes preset and switches add is of it. */
export const CONTENT_TYPE = 'contenttype';

/** The filter that stands for the period of a search; its value is the number of one (`period.ts`). */
export const TIME_PERIOD = 'timeperiod';

/** The filter that says where else to look, its values ids of switches, and the feature that locks them (OP-11). */
export const SEARCH_WITHIN = 'searchwithin';
