import { describe, expect, it } from 'vitest';
import type { ProfileGateway } from '../../profile/profile-gateway.port.ts';
import type { Profile } from '../../profile/profile.ts';

/** One signed-in user. */
export type ProfileWorld = {
  readonly profiles: ProfileGateway;
  readonly person: Pick<Profile, 'userId' | 'email' | 'givenName' | 'familyName'>;
  /** Ends the session. */
  endSession(): Promise<void>;
  /** Makes the server unreachable. */
  goOffline(): Promise<void>;
};

/** Contract suite for `ProfileGateway`. Runs on the fake and on every real adapter. */
export function profileGatewayContract(name: string, makeWorld: () => Promise<ProfileWorld>): void {
  describe(`${name} fulfills the contract of ProfileGateway`, () => {
    it('ENT-1 loads the profile of who is signed in', async () => {
      const { profiles, person } = await makeWorld();
      expect(await profiles.load()).toMatchObject({ ok: true, value: person });
    });

    it('START-1 says that nobody is signed in', async () => {
      const { profiles, endSession } = await makeWorld();
      await endSession();
      expect(await profiles.load()).toEqual({ ok: false, failure: 'signed-out' });
    });

    it('START-1 says that nobody answered, and does not throw', async () => {
      const { profiles, goOffline } = await makeWorld();
      await goOffline();
      expect(await profiles.load()).toEqual({ ok: false, failure: 'unavailable' });
    });
  });
}
