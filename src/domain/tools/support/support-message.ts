/** The four fields of a message to whoever runs the library (OP-26). */
export const SUPPORT_FIELDS = ['name', 'email', 'subject', 'message'] as const;

export type SupportField = (typeof SUPPORT_FIELDS)[number];

/** What a reader writes. */
export type SupportDraft = Readonly<Record<SupportField, string>>;

/** Most characters of each field, without the spaces around it. */
export const SUPPORT_LIMITS: Readonly<Record<SupportField, number>> = {
  name: 100,
  email: 254,
  subject: 150,
  message: 5000,
};

const MISSING: Readonly<Record<SupportField, string>> = {
  name: 'Give your name, so that an answer can address you.',
  email: 'Give the e-mail address that an answer can be sent to.',
  subject: 'Say in a few words what it is about.',
  message: 'Write what you would like to say.',
};

/** One part before and one after the @, the second with a dot in it; what is really there only a letter would tell. */
const EMAIL =
  /^[^\s@<>",;]{1,64}@[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;
const CONTROL = /\p{Cc}/u;
const CONTROL_BUT_BREAKS = /[^\P{Cc}\t\n\r]/u;

/** What is wrong with a field and what is allowed, in words; undefined where nothing is. Spaces around it do not count. */
export function findSupportFault(field: SupportField, value: string): string | undefined {
  const text = value.trim();
  const most = SUPPORT_LIMITS[field];
  if (text === '') return MISSING[field];
  if (text.length > most) {
    const [has, allowed] = [text.length, most].map((count) => count.toLocaleString('en'));
    return `This has ${has} characters; up to ${allowed} are allowed.`;
  }
  if (field === 'email' && !EMAIL.test(text)) {
    return 'This is no e-mail address: write one like ana@example.org, without spaces.';
  }
  if (field === 'message') {
    return CONTROL_BUT_BREAKS.test(text) ? 'Use letters, signs and line breaks only.' : undefined;
  }
  return CONTROL.test(text) ? 'Write this on one line, without control characters.' : undefined;
}
