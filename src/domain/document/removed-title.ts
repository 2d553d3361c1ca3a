/** Stands where the words of a title were taken away for good (OP-204). */
export const REMOVED_TITLE = 'Title removed';
