import { expect, test } from 'vitest';
import { isProgram, isUncounted } from './robot-names.ts';

const BROWSERS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 13; SAMSUNG SM-S901B) AppleWebKit/537.36 SamsungBrowser/23.0 Chrome/115 Mobile Safari/537.36',
];

/** Of COUNTER's list, and known by no word of ours. */
const OFFICIAL = [
  'AllenTrack',
  'EasyBib+AutoCite+1',
  'Alexandria prototype project',
  '@ozilla/5',
  'Buck/2.2',
  'Arachmo',
];
/** Of ours, and not of COUNTER's. */
const OURS = ['node-fetch/1.0', 'undici', 'axios/1.7', 'Mozilla/5.0 HeadlessChrome/130', 'curl', 'okhttp/4', ''];

test('OP-201: Figures leave out the official robots and those we know, and no browser of a person', () => {
  expect([...OFFICIAL, ...OURS].filter((agent) => !isUncounted(agent))).toEqual([]);
  expect(OFFICIAL.filter(isProgram)).toEqual([]);
  expect(BROWSERS.filter(isUncounted)).toEqual([]);
});

test('OP-201: A telephone that a wide pattern of the official list names keeps the searches of its reader', () => {
  const telephone = 'Mozilla/5.0 (Linux; Android 9; Motorola One) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36';
  expect([isUncounted(telephone), isProgram(telephone)]).toEqual([true, false]);
  expect(OURS.filter((agent) => !isProgram(agent))).toEqual([]);
  expect(BROWSERS.filter(isProgram)).toEqual([]);
});
