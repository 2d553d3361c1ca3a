import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { watchText, type TextTimes } from './watch-text.ts';

/** How much slower the processor of the reader is than this machine's. */
const SLOWDOWN = 4;
const PATIENCE = 180_000;

/** Who reads: cookies and the address of the server. */
export interface Reading {
  readonly browser: Browser;
  readonly url: string;
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly url: string }[];
}

/** A page that is open on a slowed processor. */
export interface OpenText {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** As slow as the processor of the reader, or as quick as this machine's. */
  slow(isSlow: boolean): Promise<void>;
  /** Waits until something happened, and says when; throws after three minutes. */
  time(name: keyof TextTimes): Promise<number>;
  close(): Promise<void>;
}

/** Opens an address in a browser that knows nothing yet. */
export async function openText({ browser, url, cookies }: Reading, path: string): Promise<OpenText> {
  const context: BrowserContext = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  await context.addCookies([...cookies]);
  const page = await context.newPage();
  await watchText(page);
  const devtools = await context.newCDPSession(page);
  const slow = async (isSlow: boolean) => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: isSlow ? SLOWDOWN : 1 });
  };
  await slow(true);
  await page.goto(path, { waitUntil: 'commit' });
  return {
    page,
    devtools,
    slow,
    time: async (name) => {
      const found = await page.waitForFunction((key) => window.benchText.times[key], name, { timeout: PATIENCE });
      return (await found.jsonValue()) ?? Number.NaN;
    },
    close: () => context.close(),
  };
}

/** Resident memory of the process that draws the page, in MB; undefined where the system does not tell. */
export async function readPageMemory(browser: Browser): Promise<number | undefined> {
  const devtools = await browser.newBrowserCDPSession();
  try {
    const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
    const sizes = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => readResident(id));
    return Math.max(...sizes.filter((size) => size !== undefined));
  } finally {
    await devtools.detach();
  }
}

function readResident(process: number): number | undefined {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${process}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : (Number(kilobytes) * 1024) / 1e6;
  } catch {
    return undefined;
  }
}
