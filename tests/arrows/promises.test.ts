import { describe, expect, it } from 'vitest';
import { checkPlanted } from './check-planted.ts';

const DOMAIN = 'src/domain/search/planted.ts';
const CONTRACT = 'src/contract/planted.ts';
const FEATURE = 'src/server/features/alpha/planted.ts';
const UI = 'src/web/ui/planted.tsx';
const COMPONENT = 'src/web/features/alpha/planted.tsx';

const expectRefused = (path: string, text: string, words: string) =>
  expect(checkPlanted({ [path]: `\n${text}` })).toEqual([
    expect.stringMatching(new RegExp(`^${path}:2 .*${words}`, 'u')),
  ]);
const expectAllowed = (path: string, text: string) => expect(checkPlanted({ [path]: text })).toEqual([]);

describe('The domain and the contract ask neither for the time nor for chance', () => {
  it.each([
    'export const a = () => Date.now();',
    "export const a = () => Date['now']();",
    'export const a = () => new Date();',
    'export const a = (b: []) => new Date(...b);',
    'export const a = () => Date();',
    'export const a = Date;',
    'export const { now } = Date;',
    'export const a = Math.random;',
    'export const { random } = Math;',
    "export const a = (b: 'random') => Math[b]();",
    'export const a = () => globalThis.Date.now();',
    'export const a = () => performance.now();',
    'export const a = () => crypto.randomUUID();',
    'export const a = () => Temporal.Now.instant();',
  ])('%s', (text) => {
    for (const path of [DOMAIN, CONTRACT]) expectRefused(path, text, 'asks for the time or for chance');
  });

  it('but reckon with what they are given, and others and tests may ask', () => {
    const given = [
      'export const a = (now: string): Date => new Date(now);',
      'export const b = (value: unknown) => value instanceof Date && Math.floor(Date.parse("2026-01-01")) > Date.UTC(2026, 1);',
      'export const c = (clock: { now(): string; Date: number }) => [clock.now(), clock.Date];',
      'export const d = { performance: "Date.now() and Math.random()" }; // new Date()',
    ];
    expectAllowed(DOMAIN, given.join('\n'));
    for (const path of [FEATURE, COMPONENT, 'src/domain/search/planted.test.ts']) {
      expectAllowed(path, 'export const a = () => [Date.now(), new Date(), Math.random()];');
    }
  });
});

describe('A server does nothing from time to time but as a job of its scheduler (issue 37)', () => {
  const PLACES = [FEATURE, 'src/server/http/planted.ts', 'src/server/adapters/sql/people/planted.ts'];
  it.each([
    'export const a = (work: () => void) => setInterval(work, 1000);',
    'export const a = (work: () => void) => globalThis.setInterval(work, 1000);',
    "export const a = (work: () => void) => globalThis['setInterval'](work, 1000);",
    'export const { setInterval: a } = globalThis;',
    'export const a = setInterval;',
    "import { setInterval as every } from 'node:timers/promises'; export const a = every(1000);",
  ])('%s', (text) => {
    for (const path of PLACES) expectRefused(path, text, 'a job of its scheduler');
  });

  it('but waits once, gives it jobs, and in the browser and in tests there are timers', () => {
    const given = [
      'export const a = (work: () => void) => setTimeout(work, 1000);',
      'export const b = (scheduler: { every(job: object): void }) => scheduler.every({ name: "setInterval" });',
    ];
    for (const path of PLACES) expectAllowed(path, given.join('\n'));
    const taken = 'export const a = (work: () => void) => setInterval(work, 1000);';
    for (const path of [
      'src/server/adapters/system/timer-scheduler.ts',
      'src/server/http/planted.test.ts',
      COMPONENT,
    ]) {
      expectAllowed(path, taken);
    }
  });
});

describe('Code goes neither by the place of an edition nor by the letters of a code', () => {
  const IDS = "import { EDITION_IDS } from '#domain/edition/example.ts';";
  const CODES = "import type { AccessCode } from '#domain/edition/subscription-code.ts';";
  const AROUND = { 'src/domain/edition/subscription-code.ts': 'export type AccessCode = string;' };
  const check = (text: string) =>
    checkPlanted({ ...AROUND, [FEATURE]: text }).filter((line) => line.includes('by the letters of a code'));

  it.each([
    'export const a = EDITION_IDS[0];',
    'export const a = EDITION_IDS.at(-1);',
    'export const a = (b: any) => EDITION_IDS.indexOf(b) === 1;',
    'export const [a] = EDITION_IDS;',
    'export const [a] = [...EDITION_IDS];',
    'export const a = (EDITION_IDS as readonly string[])[1];',
    'const ids = EDITION_IDS; export const a = ids[2];',
    'export const a = EDITION_IDS.map((id, index) => index === 0 && id);',
    'export const a = EDITION_IDS.entries();',
    "export const a = (edition: string) => edition.startsWith('K');",
    'export const a = (b: any) => b.edition.id.length > 2;',
    "export const a = (b: any) => b.edition?.id.charAt(1) === 'I';",
    'export const a = (editionId: string) => editionId[1];',
    'export const a = (edition: string) => /^KI/u.test(edition);',
    'export const a = (edition: string) => [...edition];',
    "export const a = (edition: string) => edition < 'KB';",
    'export const a = ([b]: any, edition: string) => { [b] = edition; };',
    "export const a = (subscriptionCode: string) => subscriptionCode.slice(0, 2) === 'KA';",
    'export const a = ({ code }: { code: AccessCode }) => code.length === 2;',
  ])('%s', (text) => {
    expect(check([IDS, CODES, text].join('\n'))).toEqual([
      expect.stringContaining(`${FEATURE}:3 server/features/alpha: `),
    ]);
  });

  it('but treats them alike, and asks the letters of other codes', () => {
    const alike = [
      'export const a = EDITION_IDS.map((id) => [id, (EDITION_IDS as readonly string[]).includes(id)]);',
      'for (const id of EDITION_IDS) void id;',
      "export const b = (edition: { id: string; hosts: string[] }) => edition.id + edition.hosts[0]! + EDITION_IDS.join(', ');",
      'export const c = (editions: string[]) => [...editions, editions.length, editions[0]];',
      'export const d = (edition: object) => ({ ...edition });',
    ];
    expect(check([IDS, ...alike].join('\n'))).toEqual([]);
    expect(check("export const a = (error: { code: string }) => error.code.startsWith('version-');")).toEqual([]);
  });
});

describe('What is drawn reaches neither the network nor the cookies', () => {
  it.each([
    "export const a = () => fetch('/x');",
    "export const a = () => window.fetch('/x');",
    'export const { fetch: a } = window;',
    'export const a = new XMLHttpRequest();',
    "export const a = () => navigator.sendBeacon('/x');",
    'export const { sendBeacon } = navigator;',
    'export const a = () => document.cookie;',
    "export const a = () => { globalThis.document['cookie'] = 'a=b'; };",
    'const page = document; export const a = page.cookie;',
    "export const a = new EventSource('/x');",
  ])('%s', (text) => expectRefused(UI, text, 'reaches the network or the cookies'));

  it('but may be given what was fetched, and others may fetch', () => {
    expectAllowed(
      UI,
      "export const a = (b: { onFetch(): void; fetched: string }) => [b.onFetch(), b.fetched, 'fetch()'];",
    );
    expectAllowed(COMPONENT, "export const a = () => [fetch('/x'), document.cookie];");
  });
});

describe('Nothing gets at modules, or runs a text, where no import shows it', () => {
  it.each([
    "export const a = process.mainModule?.require('node:fs');",
    "export const a = (process as B).binding('fs');",
    "export const a = globalThis.process['bind' + 'ing']('fs');",
    'const own = process; export const a = own.binding;',
    'export const { mainModule } = process as B;',
    'export const a = (b: any) => process[b];',
    "export const a = (b: any) => b._linkedBinding('fs');",
    "export const a = new (module.constructor as B)('x');",
    "export const a = (b: any) => b._load('node:fs');",
    "export const a = eval('1');",
    "export const a = new Function('return process');",
    "export const a = (() => 0).constructor('return process')();",
  ])('%s', (text) => {
    for (const path of [FEATURE, DOMAIN, COMPONENT, 'tests/api/planted.ts', 'scripts/planted.ts']) {
      expect(checkPlanted({ [path]: `\n${text}` }).join('\n'), path).toMatch(`${path}:2 `);
    }
  });

  it('but a binding, a module or a constructor of ours is none', () => {
    const ours = [
      'export const a = (book: { binding: string }) => [book.binding, process.env["HOME"], process.pid];',
      'export class B { copy() { return new (this.constructor as typeof B)(); } }',
      'export const c = (f: () => void) => f.constructor.name + "process.mainModule";',
    ];
    expectAllowed('src/server/main.ts', ours.join('\n'));
  });
});

describe('Sheets of styles keep to the table, as code does', () => {
  const OWN = 'src/web/features/alpha/planted.module.css';
  const OTHER = 'src/web/features/beta/list.module.css';
  const check = (text: string, path = OWN) =>
    checkPlanted({ [OTHER]: '', 'src/web/ui/page.module.css': '', 'src/web/styles/tokens.css': '', [path]: text });

  it.each([
    ".a { composes: b from '../beta/list.module.css'; }",
    '.a { composes: b c from "#web/features/beta/list.module.css" }',
    "@import '../beta/list.module.css';",
    '@import url(../beta/list.module.css) screen;',
    "@value b, c from '../beta/list.module.css';",
    ":import('../beta/list.module.css') { a: b; }",
  ])('one feature takes nothing from another: %s', (text) => {
    expect(check(`/* why */\n${text}`)).toEqual([
      expect.stringMatching(new RegExp(`^${OWN}:2 web/features/alpha -> web/features/beta: `, 'u')),
    ]);
  });

  it('nor from elsewhere, nor from a sheet that is not named or not there', () => {
    expect(check("@import 'https://example.org/a.css';").join()).toContain('has no place among the drivers');
    expect(check("@value file: 'x'; @value b from file;").join()).toContain('is written out');
    expect(check("@import './none.css';").join()).toContain('there is no such file of ours');
    expect(check("@import '../features/alpha/planted.css';", 'src/web/styles/planted.css')).toHaveLength(1);
  });

  it('but from its own and from the components; those from the styles of the house', () => {
    const own = 'src/web/features/alpha/other.module.css';
    const text = [
      ".a { composes: b from './other.module.css'; composes: c; composes: d from global; }",
      "@import 'other.module.css';",
      "@import '../../ui/page.module.css';",
      "/* composes: f from '../beta/list.module.css' */",
    ];
    const ui = 'src/web/ui/page.module.css';
    const page = "@value e from '../styles/tokens.css';";
    const around = { [own]: '', [OTHER]: '', 'src/web/styles/tokens.css': '' };
    expect(checkPlanted({ ...around, [ui]: page, [OWN]: text.join('\n') })).toEqual([]);
  });
});
