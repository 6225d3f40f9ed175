import { describe, expect, it } from 'vitest';
import type { OccProjects } from '../../teams/occ-projects.port.ts';

/**
 * A signed-in user, and three projects under `occId`: a residential one in Denver, a commercial one in Aurora, both
 * Colorado, and a residential one in Austin, Texas. `emptyOccId` has none.
 */
export type OccProjectsWorld = {
  readonly projects: OccProjects;
  readonly occId: string;
  readonly emptyOccId: string;
  endSession(): Promise<void>;
};

/** Contract suite for `OccProjects`. Runs on the fake and on every real adapter. */
export function occProjectsContract(name: string, makeWorld: () => Promise<OccProjectsWorld>): void {
  describe(`${name} fulfills the contract of OccProjects`, () => {
    it('TEAM-5 lists the states of the addresses, each once', async () => {
      const { projects, occId, emptyOccId } = await makeWorld();
      expect(await projects.addressStates(occId)).toEqual({ ok: true, value: ['co', 'tx'] });
      expect(await projects.addressStates(emptyOccId)).toEqual({ ok: true, value: [] });
    });

    it('TEAM-5 lists the jurisdictions of a state that fit a term', async () => {
      const { projects, occId } = await makeWorld();
      const all = await projects.jurisdictions(occId, { state: 'co', term: '' });
      expect(all).toEqual({ ok: true, value: ['Aurora', 'Denver'] });
      const fitting = await projects.jurisdictions(occId, { state: 'co', term: 'den' });
      expect(fitting).toEqual({ ok: true, value: ['Denver'] });
    });

    it('TEAM-5 counts the commercial projects', async () => {
      const { projects, occId, emptyOccId } = await makeWorld();
      expect(await projects.commercialCount(occId)).toEqual({ ok: true, value: 1 });
      expect(await projects.commercialCount(emptyOccId)).toEqual({ ok: true, value: 0 });
    });

    it('TEAM-5 answers nobody whose session is over', async () => {
      const { projects, occId, endSession } = await makeWorld();
      await endSession();
      const refused = { ok: false, failure: 'signed-out' };
      expect(await projects.addressStates(occId)).toEqual(refused);
      expect(await projects.jurisdictions(occId, { state: 'co', term: '' })).toEqual(refused);
      expect(await projects.commercialCount(occId)).toEqual(refused);
    });
  });
}
