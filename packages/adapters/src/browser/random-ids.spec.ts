import { uniqueIdsContract } from '@ridgeline/core/testing/session';
import { FakePreferences } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { KeptVisitSecret } from './kept-visit-secret.ts';
import { RandomIds } from './random-ids.ts';

uniqueIdsContract('RandomIds', () => new RandomIds());

describe('the secret of a visit', () => {
  it('RPT-4 is long, and the same until the app is reset', async () => {
    const preferences = new FakePreferences();
    const visit = new KeptVisitSecret(preferences, new RandomIds());
    const secret = await visit.visitSecret();
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await new KeptVisitSecret(preferences, new RandomIds()).visitSecret()).toBe(secret);
    preferences.empty('local');
    expect(await visit.visitSecret()).not.toBe(secret);
  });
});
