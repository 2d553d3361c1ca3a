import { describe, expect, it } from 'vitest';
import { findSubject } from './development.ts';

describe('OP-151: what a development is about', () => {
  it('is the first document that it refers to', () => {
    expect(findSubject({ type: 'Development', references: ['a', 'b'] })).toBe('a');
    expect(findSubject({ type: 'Development', references: [] })).toBeUndefined();
  });

  it('is nothing of a document that merely refers to others', () => {
    expect(findSubject({ type: 'Award', references: ['a'] })).toBeUndefined();
  });
});
