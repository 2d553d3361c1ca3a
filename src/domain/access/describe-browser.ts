/** Named before those that they claim to be. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\/(\d+)/u, 'Edge'],
  [/\b(?:OPR|OPiOS)\/(\d+)/u, 'Opera'],
  [/\bSamsungBrowser\/(\d+)/u, 'Samsung Internet'],
  [/\bVivaldi\/(\d+)/u, 'Vivaldi'],
  [/\b(?:Firefox|FxiOS)\/(\d+)/u, 'Firefox'],
  [/(?:Chrome|CriOS)\/(\d+)/u, 'Chrome'],
  [/\bVersion\/(\d+)\S* .*Safari\//u, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/u, 'an iPhone'],
  [/\biPad\b/u, 'an iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/u, 'a Mac'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/u, 'Linux'],
];

/** Browser and system of a user agent in words: `Firefox 145 on Windows`, `curl`, `A browser that is not known`. */
export function describeBrowser(userAgent: string): string {
  const [browser] = BROWSERS.flatMap(([pattern, name]) => {
    const version = pattern.exec(userAgent)?.[1];
    return version === undefined ? [] : [`${name} ${version}`];
  });
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const program = /^(?!Mozilla\b)[A-Za-z][\w.-]{0,39}(?=[/ ]|$)/u.exec(userAgent)?.[0];
  const name = browser ?? program ?? (system === undefined ? 'A browser that is not known' : 'A browser');
  return system === undefined ? name : `${name} on ${system}`;
}
