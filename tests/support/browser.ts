import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the server of the browser tests listens. */
export const BROWSER_PORT = Number(process.env['PANDECT_TEST_PORT'] ?? 8123);

/** Where the server of the browser tests writes down which data folder it uses. */
export const DATA_FOLDER_NOTE = join(tmpdir(), `pandect-browser-${BROWSER_PORT}.txt`);

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * What the browser does for somebody at a window, and nobody asks of a test: above all the pages it prepares for its own
 * address bar, two for each context, which cost as much as a page of ours. The last list that is given counts, so that
 * those which the driver switches off stand here too.
 */
const SWITCHED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * A test has one page of one site: neither a process of its own for each address, nor one that stands ready for the next,
 * is ever of use to it, and both are begun for every test.
 */
const OWN_PROCESSES = ['IsolateOrigins', 'site-per-process', 'SpareRendererForSitePerProcess'];

/** A page of a test lives for seconds: what compiling its scripts once and twice more costs never comes back. */
const SHORT_LIVED = '--no-turbofan --no-maglev';

interface BrowserStart {
  readonly executablePath?: string;
  readonly args: string[];
  readonly env?: Record<string, string | undefined>;
}

/** How the browser is started: one that is there, quiet, and without what a container does not have. */
export function browserOptions(): BrowserStart {
  return startFrom(findPlace(), SWITCHED_OFF);
}

/**
 * The same without the parts of a browser that draw a window, where Debian's build of that stands beside it: a quarter
 * cheaper a test with what is switched off, but its letters differ by a shade.
 */
export function windowlessOptions(): BrowserStart {
  const place = findPlace();
  const shell = `${place}-headless-shell`;
  const start = startFrom(existsSync(shell) ? shell : place, [...SWITCHED_OFF, ...OWN_PROCESSES]);
  const args = [
    ...start.args,
    '--disable-site-isolation-trials',
    '--renderer-process-limit=1',
    `--js-flags=${SHORT_LIVED}`,
  ];
  // Where the environment names no language, as in a container, the windowless build finds no words in a page.
  return { ...start, args, env: { ...process.env, LC_ALL: 'en_US.UTF-8' } };
}

function findPlace(): string | undefined {
  return process.env['PANDECT_BROWSER'] ?? PLACES.find((path) => existsSync(path));
}

function startFrom(place: string | undefined, switchedOff: readonly string[]): BrowserStart {
  return {
    ...(place === undefined ? {} : { executablePath: place }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${switchedOff.join(',')}`,
    ],
  };
}
