import { describe, expect, test } from 'vitest';
import { readTreatyName } from './treaty-sides.ts';

describe('A treaty as people call it (OP-164)', () => {
  test.each([
    ['Netherlands–Kenya BIT', 'Netherlands', 'Kenya', undefined],
    ['Kenya Netherlands BIT', 'Kenya', 'Netherlands', undefined],
    ['BIT between Kenya and the Netherlands', 'Kenya', 'Netherlands', undefined],
    ['Netherlands/Venezuela investment treaty', 'Netherlands', 'Venezuela', undefined],
    ['Argentina-France BIT 1991', 'Argentina', 'France', '1991'],
    ['US-Argentina BIT', 'US', 'Argentina', undefined],
    ['Bosnia and Herzegovina–Netherlands BIT', 'Bosnia and Herzegovina', 'Netherlands', undefined],
    ['UK – Bolivia bilateral investment treaty (1988)', 'UK', 'Bolivia', '1988'],
  ])('“%s” is the one of %s and %s', (text, first, second, year) => {
    expect(readTreatyName(text)).toEqual({ first, second, year });
  });

  test.each(['a bit of law', 'Netherlands Kenya', 'Halliburton BIT', 'Kenya BIT', 'BIT', ''])(
    '“%s” names none',
    (text) => {
      expect(readTreatyName(text)).toBeUndefined();
    },
  );
});
