import { expect, it } from 'vitest';
import { isFeatureLocked } from './locked-features.ts';

const view = { lockedFeatures: [{ id: 'ai-hub', name: 'AI Hub', openFor: ['KAPP'] }] };

it('A feature outside the subscription is locked, for its holders it is open (SH-025)', () => {
  expect(isFeatureLocked(view, ['KA'], 'ai-hub')).toBe(true);
  expect(isFeatureLocked(view, ['KAPP'], 'ai-hub')).toBe(false);
  expect(isFeatureLocked(view, ['KAPP', 'KA'], 'ai-hub')).toBe(false);
});

it('What the edition does not list as locked is open to everybody (SH-025)', () => {
  expect(isFeatureLocked(view, ['KA'], 'books')).toBe(false);
  expect(isFeatureLocked(view, [], 'ai-hub')).toBe(false);
});
