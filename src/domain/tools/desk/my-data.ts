/**
 * What is kept about an account, by the names of its file, with what its reader is told of it. What stores it, and what
 * is deleted with it, follows from these names: another collection is a line here and its table beside it.
 */
export const MY_DATA = {
  favorites: 'Your favorites, with your notes, and which of them you want to be told of.',
  folders: 'The folders they lie in.',
  latestSearches: 'Your latest searches.',
  relationshipSearches: 'The people whose relationships you looked for last.',
  alerts: 'Your search alerts, with what you have seen of them.',
  researchRecord: 'Your research record, with its notes.',
  recordSettings: 'Whether your searches are recorded.',
  history: 'What you recently viewed, unless you paused it.',
  historySettings: 'Whether what you view is kept.',
  customization: 'Which tools your home page shows, in which order, and the news you follow.',
  homeVisits: 'When you were last on the home page, which says what is new since.',
  readingPlaces: 'Where you stopped reading in long documents.',
  checklists: 'What you ticked in checklists.',
  mergerCases: 'The mergers that you keep in the filing calculator, with their figures.',
  comparisonNotes: 'What you wrote beside topics of comparisons.',
  messages: 'What you wrote to support.',
  trash: 'What lies in your trash.',
} as const;

export type MyDataName = keyof typeof MY_DATA;
