import type { ExternalAddresses } from './menu.ts';

/** What is known of the host that an edition is shown on. */
export interface Host {
  /** Without port, in lower case. */
  readonly name: string;
  /** Staging, alpha, beta or test (SH-003). */
  readonly isTrial: boolean;
  /** Plain localhost, which shows any edition. */
  readonly isStandalone: boolean;
}

type ChosenAddresses = Omit<ExternalAddresses, 'landingByHost'>;

/**
 * Where an edition leaves for other sites on this host: standalone nowhere (OP-18); on trial hosts everywhere but for the
 * landing page, which is our own there (SH-040); and some hosts have an address of the application for it (SH-041).
 */
export function chooseAddresses({ landingByHost, ...addresses }: ExternalAddresses, host: Host): ChosenAddresses {
  if (host.isStandalone) return { landing: null, training: null, support: null, demo: null };
  if (host.isTrial) return { ...addresses, landing: null };
  return { ...addresses, landing: landingByHost[host.name] ?? addresses.landing };
}
