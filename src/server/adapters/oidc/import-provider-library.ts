import type * as library from 'oidc-provider';

export type ProviderLibrary = typeof library;

/** Printed on every line of Node that is not marked as LTS yet, ours among them; it says nothing an operator could act on. */
const NEEDLESS = 'oidc-provider WARNING: Unsupported runtime';

/** Loads the provider's library when it is first needed; installations with a provider of their own never do. */
export async function importProviderLibrary(): Promise<ProviderLibrary> {
  const { warn } = console;
  // oxlint-disable-next-line no-console -- the library writes there while it loads
  console.warn = (...parts: unknown[]) => {
    if (!String(parts[0]).includes(NEEDLESS)) warn(...parts);
  };
  try {
    return await import('oidc-provider');
  } finally {
    // oxlint-disable-next-line no-console -- put back as it was
    console.warn = warn;
  }
}
