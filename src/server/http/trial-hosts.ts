/** Plain localhost: one edition at a time with a switch (OP-18). */
export const STANDALONE_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
export const TRIAL_PREFIXES = ['staging', 'alpha', 'beta', 'test'];
const TRIAL_PREFIX = new RegExp(`^(?:${TRIAL_PREFIXES.join('|')})\\.`, 'u');

/** Whether a host shows an edition without being its product (SH-003). */
export function isTrialHost(host: string): boolean {
  return TRIAL_PREFIX.test(host);
}

/** The host whose trial a host is; itself where it is none. */
export function productHostOf(host: string): string {
  return host.replace(TRIAL_PREFIX, '');
}
