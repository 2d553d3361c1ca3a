/**
 * Headers of the provider's pages, whose forms lead to this server and on to the given origins of the library. Nothing
 * here needs a script.
 */
export function listPageHeaders(origins: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    `form-action ${["'self'", ...origins.map(printSource)].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}

/** A policy has no way to write an IPv6 address but any host at that port. */
function printSource(origin: string): string {
  return origin.replace(/\[[^\]]*\]/u, '*');
}
