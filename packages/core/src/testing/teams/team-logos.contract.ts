import { describe, expect, it } from 'vitest';
import type { TeamLogos } from '../../teams/team-logos.port.ts';
import type { TeamWorldPeople } from './team-world.ts';

export type TeamLogosWorld = TeamWorldPeople & { readonly logos: TeamLogos };

/** Contract suite for `TeamLogos`. Runs on the fake and on every real adapter. */
export function teamLogosContract(name: string, makeWorld: () => Promise<TeamLogosWorld>): void {
  describe(`${name} fulfills the contract of TeamLogos`, () => {
    it('TEAM-2 stores a picture and shows it', async () => {
      const { logos } = await makeWorld();
      const imgKey = await logos.store(picture);
      const shown = await logos.show(imgKey.ok ? imgKey.value : '');
      expect(shown.ok && shown.value).toMatch(/^(https?:\/\/|\/)/);
    });

    it('TEAM-2 shows nothing that was not stored', async () => {
      const { logos } = await makeWorld();
      expect(await logos.show('never-stored')).toEqual({ ok: false, failure: 'not-found' });
    });

    it('TEAM-2 shows pictures for the owner alone, and for nobody whose session is over', async () => {
      const { logos, member, signInAs } = await makeWorld();
      const imgKey = await logos.store(picture);
      await signInAs(member.email);
      expect(await logos.show(imgKey.ok ? imgKey.value : '')).toEqual({ ok: false, failure: 'not-owner' });
      await signInAs(null);
      expect(await logos.store(picture)).toEqual({ ok: false, failure: 'signed-out' });
      expect(await logos.show(imgKey.ok ? imgKey.value : '')).toEqual({ ok: false, failure: 'signed-out' });
    });
  });
}

/** One transparent pixel. */
const picture = {
  type: 'image/png',
  bytes: Uint8Array.from([
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6, 0, 0, 0, 31,
    21, 196, 137, 0, 0, 0, 11, 73, 68, 65, 84, 120, 218, 99, 96, 0, 2, 0, 0, 5, 0, 1, 233, 250, 220, 216, 0,
    0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]),
};
