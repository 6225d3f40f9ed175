import { describe, expect, it } from 'vitest';
import { checkLogo, LARGEST_LOGO, LOGO_TYPES } from './team-logo.policy.ts';

describe('a picture for a team', () => {
  it.each(LOGO_TYPES)('TEAM-2 may be %s', (type) => {
    const image = { type, bytes: new Uint8Array(1) };
    expect(checkLogo(image)).toEqual({ ok: true, value: image });
  });

  it.each([
    ['image/svg+xml', 1, 'logo-type-unsupported'],
    ['text/html', 1, 'logo-type-unsupported'],
    ['image/png', 0, 'logo-empty'],
    ['image/png', LARGEST_LOGO + 1, 'logo-too-large'],
  ])('TEAM-2 of type %s with %i bytes is refused: %s', (type, size, failure) => {
    expect(checkLogo({ type, bytes: new Uint8Array(size) })).toEqual({ ok: false, failure });
  });

  it('TEAM-2 may be as large as the largest', () => {
    expect(checkLogo({ type: 'image/png', bytes: new Uint8Array(LARGEST_LOGO) }).ok).toBe(true);
  });
});
