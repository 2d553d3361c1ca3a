/**
 * What names a program that fetches without a reader, as whole words or their beginnings. Kept by hand: add what shows
 * up in the figures and is not a person. Compared whatever the letter case.
 */
export const ROBOT_PATTERNS: readonly RegExp[] = [
  /bot\b|bot[/;_-]/i,
  /crawl/i,
  /spider/i,
  /slurp/i,
  /scrap(?:er|y)/i,
  /archiver|heritrix|wayback/i,
  /headless/i,
  /\b(?:curl|wget|libwww-perl|lwp|httpie|python-requests|python-urllib|aiohttp|scrapy)\b/i,
  /\b(?:go-http-client|okhttp|java|apache-httpclient|node-fetch|undici|axios|guzzlehttp|ruby|faraday)\b/i,
  /\b(?:phantomjs|selenium|puppeteer|playwright)\b/i,
  /monitor|uptime|pingdom|healthcheck|validator|linkcheck/i,
  /feed(?:fetcher|ly|burner)|rss/i,
  /facebookexternalhit|mediapartners|preview/i,
];

/** Whether a user agent is a robot's; one that says nothing is taken for one. */
export function isRobot(userAgent: string): boolean {
  return userAgent.trim() === '' || ROBOT_PATTERNS.some((pattern) => pattern.test(userAgent));
}
