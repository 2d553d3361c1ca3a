import type { ExternalAddresses, ExternalPlace } from '#domain/edition/menu.ts';

/** Other sites that every edition leads to. */
export const SHARED_PLACES: readonly ExternalPlace[] = [
  { id: 'landing', name: 'Welcome page', about: 'The page of the publisher that welcomes whoever is not signed in.' },
  {
    id: 'training',
    name: 'Tutorials',
    about: 'Courses and short films on searching and reading, made by the publisher.',
  },
  { id: 'support', name: 'Support', about: 'The help desk of the publisher, where readers ask and report.' },
  { id: 'demo', name: 'Demo', about: 'A tour of all content and tools, shown in a frame of its page.' },
];

/** As long as an operator names none, pages of our own serve. */
export const OWN_PAGES: ExternalAddresses = {
  landing: null,
  landingByHost: {},
  training: null,
  support: null,
  demo: null,
};
