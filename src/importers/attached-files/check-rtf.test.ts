import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { findContentTrouble } from './check-content.ts';

const rtf = (inside: string) => findContentTrouble('rtf', strToU8(`{\\rtf1 ${inside}}`));

test.each([
  '{\\field{\\*\\fldinst DDEAUTO cmd "/k calc"}{\\fldrslt 1}}',
  '{\\field{\\*\\fldinst{\\rtlch\\fcs1 DDE}{\\b AUTO cmd}}{\\fldrslt 1}}',
  "{\\field{\\*\\fldinst \\'44\\'44\\'45 cmd}{\\fldrslt 1}}",
  '{\\field{\\*\\fldinst \\u68?\\u68?\\u69? cmd}{\\fldrslt 1}}',
  '{\\field{\\*\\fldinst \\uc0\\u68 DE cmd}{\\fldrslt 1}}',
  '{\\field{\\*\\fldinst INCLUDEPICTURE "http://a.example/x.png"}{\\fldrslt 1}}',
  '{\\field{\\*\\fldinst {\\field{\\*\\fldinst QUOTE 68 68 69}{\\fldrslt DDE}} cmd}{\\fldrslt 1}}',
  '{\\field{\\*\\fldinst HYPERLINK "file://host/share"}{\\fldrslt 1}}',
])('issue 36: an RTF with a field that starts a program or fetches is refused: %s', (text) => {
  expect(rtf(text)).toMatch(/holds a (?:field|link)|ddeauto/iu);
});

test('an RTF with harmless fields is allowed', () => {
  expect(
    rtf(
      '{\\field{\\*\\fldinst PAGE}{\\fldrslt DDE}} {\\field{\\*\\fldinst{HYPERLINK "https://a.example"}}{\\fldrslt a}}',
    ),
  ).toBeUndefined();
});
