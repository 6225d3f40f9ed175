import { describe, expect, it } from 'vitest';
import type { Result } from '../shared/result.ts';
import { FakeOccProjects } from '../testing/teams/fake-occ-projects.ts';
import { CountCommercialProjects } from './count-commercial-projects.use-case.ts';
import { ListAddressStates } from './list-address-states.use-case.ts';
import { ListJurisdictions } from './list-jurisdictions.use-case.ts';

type Attempt = (projects: FakeOccProjects, occId: string | null) => Promise<Result<unknown, string>>;

const attempts: readonly (readonly [name: string, attempt: Attempt, answer: unknown])[] = [
  ['address states', (projects, occId) => new ListAddressStates(projects).run(occId), ['co']],
  [
    'jurisdictions',
    (projects, occId) => new ListJurisdictions(projects).run(occId, { state: 'co', term: 'den' }),
    ['Denver'],
  ],
  ['commercial count', (projects, occId) => new CountCommercialProjects(projects).run(occId), 1],
];

function setUp(): FakeOccProjects {
  const projects = new FakeOccProjects();
  projects.add({ occId: 'O-1', state: 'co', jurisdiction: 'Denver', propertyType: 'commercial' });
  return projects;
}

describe.each(attempts)('the %s of projects', (_, attempt, answer) => {
  it('TEAM-5 are returned for an OCC id', async () => {
    expect(await attempt(setUp(), 'O-1')).toEqual({ ok: true, value: answer });
  });

  it.each([null, ''])('TEAM-5 TEAM-6 need an occ id, and nobody is asked without one (%j)', async (occId) => {
    const projects = setUp();
    expect(await attempt(projects, occId)).toEqual({ ok: false, failure: 'occ-id-required' });
    expect(projects.asked).toEqual([]);
  });

  it('TEAM-6 say when they cannot be had', async () => {
    const projects = setUp();
    projects.refuseWith('unavailable');
    expect(await attempt(projects, 'O-1')).toEqual({ ok: false, failure: 'projects-unavailable' });
    projects.refuseWith('signed-out');
    expect(await attempt(projects, 'O-1')).toEqual({ ok: false, failure: 'not-authenticated' });
  });
});
