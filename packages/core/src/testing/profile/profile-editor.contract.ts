import { describe, expect, it } from 'vitest';
import type { ProfileChanges } from '../../profile/profile-changes.policy.ts';
import type { ProfileEditor } from '../../profile/profile-editor.port.ts';
import type { ProfileGateway } from '../../profile/profile-gateway.port.ts';
import type { Profile } from '../../profile/profile.ts';

/** One signed-in user, and the gateway that reads what was saved. */
export type ProfileEditorWorld = {
  readonly editor: ProfileEditor;
  readonly profiles: ProfileGateway;
  /** Ends the session. */
  endSession(): Promise<void>;
  /** Makes the server unreachable. */
  goOffline(): Promise<void>;
};

/** Contract suite for `ProfileEditor`. Runs on the fake and on every real adapter. */
export function profileEditorContract(name: string, makeWorld: () => Promise<ProfileEditorWorld>): void {
  describe(`${name} fulfills the contract of ProfileEditor`, () => {
    it.each([
      { givenName: 'Grace', familyName: 'Olmedo', name: 'Grace Olmedo' },
      { phone: '+17204441234' },
      { phone: null },
      { professionType: 'public-adjuster' },
      { professionType: null },
      {
        company: 'Olmedo Roofing',
        companyStreet: '1100 Congress Ave',
        companyCity: 'Austin',
        companyState: 'tx',
        companyZip: '78701',
      },
      { company: null, companyStreet: null, companyCity: null, companyState: null, companyZip: null },
      { flagTeamNotificationSeen: true },
    ] satisfies ProfileChanges[])('PROF-5 PROF-8 keeps %j and leaves the rest as it was', async (changes) => {
      const { editor, profiles } = await makeWorld();
      const before = await loaded(profiles);
      expect(await editor.save(changes)).toMatchObject({ ok: true });
      const after = await loaded(profiles);
      expect(after).toMatchObject(changes);
      const touched = [...Object.keys(changes), 'phoneVerified', 'displayName'];
      expect(without(after, touched)).toEqual(without(before, touched));
    });

    it('PROF-6 a number that is new is not verified yet', async () => {
      const { editor, profiles } = await makeWorld();
      await editor.save({ phone: '+17204441234' });
      expect(await loaded(profiles)).toMatchObject({ phone: '+17204441234', phoneVerified: false });
    });

    it('PROF-5 saves nothing for a session that is over', async () => {
      const { editor, endSession } = await makeWorld();
      await endSession();
      expect(await editor.save({ company: 'Olmedo Roofing' })).toEqual({ ok: false, failure: 'signed-out' });
    });

    it('PROF-5 says that it could not save, and does not throw', async () => {
      const { editor, goOffline } = await makeWorld();
      await goOffline();
      expect(await editor.save({ company: 'Olmedo Roofing' })).toEqual({ ok: false, failure: 'save-failed' });
    });
  });
}

async function loaded(profiles: ProfileGateway): Promise<Profile> {
  const answer = await profiles.load();
  if (!answer.ok) throw new Error(`The profile did not load: ${answer.failure}`);
  return answer.value;
}

function without(profile: Profile, fields: readonly string[]): object {
  return Object.fromEntries(Object.entries(profile).filter(([field]) => !fields.includes(field)));
}
