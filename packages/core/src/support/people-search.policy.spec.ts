import { describe, expect, it } from 'vitest';
import { peopleSearchFor } from './people-search.policy.ts';

describe('what people are searched by', () => {
  it.each([
    ['dana@example.com', 'email', 'exact'],
    ['dana', 'email', 'prefix'],
    ['dana@ex', 'email', 'prefix'],
    ['(303) 555-0148', 'phone', 'exact'],
    ['+1 303 555 0148', 'phone', 'exact'],
    ['303', 'phone', 'prefix'],
    ['us-east-1:3d1c7a52-8a54-4d6f-9f0e-0d3a9a1f4c11', 'id', 'exact'],
    ['3D1C7A52-8A54-4D6F-9F0E-0D3A9A1F4C11', 'id', 'exact'],
    ['3d1c7a52-8a', 'id', 'prefix'],
  ])('ADR-48 %s: by %s, %s', (term, by, match) => {
    expect(peopleSearchFor(` ${term} `)).toEqual({ by, match, term });
  });
});
