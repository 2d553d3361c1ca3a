/** Why an address cannot be listened at, by the system's name for it, and what an operator can do. */
const REASONS: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken: another program listens there, perhaps Pandect itself. Stop that one, or set PORT to another port (0 takes a free one).`,
  EACCES: (port) =>
    `Port ${port} is not open to the user that runs Pandect: the system keeps low ports for itself. Set PORT to 1024 or above, and let a proxy lead there.`,
  EADDRNOTAVAIL: (_port, host) =>
    `${host} is no address of this machine. Set HOST to one that is, to 127.0.0.1 for this machine alone, or to 0.0.0.0 for everywhere.`,
  ENOTFOUND: (_port, host) => `${host} is no known host name. Set HOST to an address of this machine, or to its name.`,
};

/** What the system was asked for; files are refused by the same names. */
const LISTENING = ['listen', 'bind', 'getaddrinfo'];
const SAME: Readonly<Record<string, string>> = {
  EPERM: 'EACCES',
  EAFNOSUPPORT: 'EADDRNOTAVAIL',
  EAI_AGAIN: 'ENOTFOUND',
};

/** What an operator is told where the server cannot listen. Undefined for other errors. */
export function describeListenTrouble(
  error: unknown,
  { port, host }: { readonly port: number; readonly host: string },
): string | undefined {
  const { code = '', syscall = '' } = (error ?? {}) as { readonly code?: string; readonly syscall?: string };
  if (!LISTENING.includes(syscall)) return undefined;
  return REASONS[SAME[code] ?? code]?.(port, host);
}
