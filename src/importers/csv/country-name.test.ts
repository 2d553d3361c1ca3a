import { expect, test } from 'vitest';
import { shortCountryName } from './country-name.ts';

test.each([
  ['Arab Republic of Egypt', 'Egypt'],
  ['Bolivarian Republic of Venezuela', 'Venezuela'],
  ['Democratic Socialist Republic of Sri Lanka', 'Sri Lanka'],
  ["People's Republic of the Congo", 'Congo'],
  ['Republic of the Philippines', 'Philippines'],
  ['United Republic of Cameroon and Société Camerounaise des Engrais', 'Cameroon'],
  ['Kingdom of Spain', 'Spain'],
  ['Argentine Republic', 'Argentina'],
  ['United States of America', 'United States'],
  ['Bolivia, Plurinational State of', 'Bolivia'],
  ['Iran, Islamic Republic of', 'Iran'],
  ['Micronesia, Federated States of', 'Micronesia'],
  ['Korea, Republic of', 'South Korea'],
  ['Congo, Democratic Republic of the', 'Democratic Republic of the Congo'],
  ['Antigua and Barbuda', 'Antigua and Barbuda'],
  ['Central African Republic', 'Central African Republic'],
  ['United Kingdom', 'United Kingdom'],
  ['Ghana', 'Ghana'],
])('%s is shown as %s', (listed, shown) => {
  expect(shortCountryName(listed)).toBe(shown);
});
