import type { AllowanceStanding, FoundPerson, PersonStanding } from '../../support/person-standing.ts';

const left: AllowanceStanding = { allocation: 10, available: 10, why: null };

export function aFoundPerson(change: Partial<FoundPerson> = {}): FoundPerson {
  return {
    id: 'us-east-1:00000000-0000-4000-8000-000000000001',
    email: 'dana@example.com',
    name: 'Dana Whitfield',
    phone: '+13035550148',
    signedUpAt: Date.parse('2026-01-05T15:20:00Z'),
    ...change,
  };
}

/** Somebody on the free plan without a team, unless a test says otherwise. */
export function aPersonStanding(
  person: Partial<FoundPerson> = {},
  change: Partial<Omit<PersonStanding, 'person'>> = {},
): PersonStanding {
  return {
    person: aFoundPerson(person),
    signsInBy: 'cognito',
    emailVerifiedAt: Date.parse('2026-01-05T15:21:00Z'),
    phoneVerified: true,
    acceptedTosAt: Date.parse('2026-01-05T15:22:00Z'),
    isAdmin: false,
    team: null,
    plan: null,
    planOf: null,
    planned: null,
    now: Date.parse('2026-03-04T12:00:00Z'),
    pause: null,
    allowances: { quickView: left, codeDetail: left, weather: left },
    grants: [],
    projects: 0,
    ...change,
  };
}
