import fc from 'fast-check';
import { expect } from 'vitest';
import { afterTeamEvent, type TeamEvent, type TeamRoster } from '../../teams/team.machine.ts';
import { TEAM_ROLES, type InviteStatus, type TeamRole } from '../../teams/team.ts';
import { aRosterEntry } from './team.builder.ts';

/** Model of a team: its owner, and the membership status of each address. */
export type TeamModel = {
  owner: string;
  readonly people: Map<string, Person>;
  /** Who was removed after they had joined, and in which role. */
  readonly former: Map<string, string>;
};
type Person = { readonly status: InviteStatus; readonly role: string };
export type TeamReal = { roster: TeamRoster };

/** Updates the model if the event is possible; else returns false. */
type Expected = (model: TeamModel) => boolean;

const PEOPLE = ['ada', 'grace', 'mia', 'tom'] as const;
const emailOf = (person: string) => `${person}@example.com`;

export function teamAtStart(): { model: TeamModel; real: TeamReal } {
  const role = 'admin';
  const ada = aRosterEntry({ id: 'ada', email: emailOf('ada'), role, inviteTime: null });
  return {
    model: { owner: 'ada', people: new Map([['ada', { status: 'active', role }]]), former: new Map() },
    real: { roster: { adminId: 'ada', entries: [ada] } },
  };
}

class TeamStep implements fc.Command<TeamModel, TeamReal> {
  readonly #event: (roster: TeamRoster) => TeamEvent;
  readonly #expected: Expected;
  readonly #label: string;

  constructor(label: string, event: (roster: TeamRoster) => TeamEvent, expected: Expected) {
    this.#label = label;
    this.#event = event;
    this.#expected = expected;
  }

  check(): boolean {
    return true;
  }

  run(model: TeamModel, real: TeamReal): void {
    const after = afterTeamEvent(real.roster, this.#event(real.roster));
    const expected = this.#expected(model);
    if (after.ok) real.roster = after.value;
    expectFit(model, real.roster, after.ok === expected);
  }

  toString(): string {
    return this.#label;
  }
}

/** Every event of a team, among four people, done by any of them. */
export function teamCommands() {
  const person = fc.constantFrom(...PEOPLE);
  const role = fc.constantFrom(...TEAM_ROLES);
  const at = fc.nat({ max: 100 });
  const status = fc.constantFrom('active' as const, 'pending' as const, 'declined' as const);
  return fc.commands(
    [
      fc.tuple(person, fc.uniqueArray(person, { maxLength: 3 }), role, at).map(([by, whom, role, at]) =>
        step(
          `${by} invites ${whom.join()}`,
          () => ({ is: 'invited', by, emails: whom.map(emailOf), role, at }),
          (model) =>
            manages(model, by) &&
            (role !== 'admin' || by === model.owner) &&
            done(() => whom.forEach((one) => invite(model, one, role))),
        ),
      ),
      person.map((who) =>
        step(
          `${who} accepts`,
          () => ({ is: 'accepted', email: emailOf(who), memberId: who }),
          (model) => answer(model, who, 'active'),
        ),
      ),
      person.map((who) =>
        step(
          `${who} declines`,
          () => ({ is: 'declined', email: emailOf(who) }),
          (model) => answer(model, who, 'declined'),
        ),
      ),
      fc.tuple(person, status, at).map(([by, status, at]) =>
        step(
          `${by} invites all ${status} again`,
          () => ({ is: 'reinvited', by, status, at }),
          (model) => manages(model, by) && done(() => void (status === 'declined' && inviteDeclined(model))),
        ),
      ),
      fc.tuple(person, person).map(([by, whom]) =>
        step(
          `${by} removes ${whom}`,
          (roster) => ({ is: 'removed', by, memberId: idOf(roster, whom), at: 0 }),
          (model) => reaches(model, by, whom) && remove(model, whom),
        ),
      ),
      fc.tuple(person, person).map(([by, whom]) =>
        step(
          `${by} brings ${whom} back`,
          () => ({ is: 'restored', by, memberId: whom, at: 0 }),
          (model) => restore(model, by, whom),
        ),
      ),
      fc.tuple(person, person, role).map(([by, whom, role]) =>
        step(
          `${by} makes ${whom} ${role}`,
          (roster) => ({ is: 'role-changed', by, memberId: idOf(roster, whom), role }),
          (model) =>
            reaches(model, by, whom) &&
            (role !== 'admin' || by === model.owner) &&
            changeRole(model, whom, role),
        ),
      ),
      fc.tuple(person, person).map(([by, whom]) =>
        step(
          `${by} hands over to ${whom}`,
          (roster) => ({ is: 'owner-changed', by, newAdminId: idOf(roster, whom) }),
          (model) => handOver(model, by, whom),
        ),
      ),
    ],
    { maxCommands: 60 },
  );
}

function step(label: string, event: (roster: TeamRoster) => TeamEvent, expected: Expected): TeamStep {
  return new TeamStep(label, event, expected);
}

function done(change: () => void): true {
  change();
  return true;
}

function manages({ owner, people }: TeamModel, by: string): boolean {
  const person = people.get(by);
  return by === owner || (person?.status === 'active' && person.role === 'admin');
}

function reaches(model: TeamModel, by: string, whom: string): boolean {
  if (whom === model.owner || !manages(model, by)) return false;
  return by === model.owner || model.people.get(whom)?.role !== 'admin';
}

function remove({ people, former }: TeamModel, whom: string): boolean {
  const person = people.get(whom);
  if (person?.status === 'active') former.set(whom, person.role);
  return people.delete(whom);
}

function restore(model: TeamModel, by: string, whom: string): boolean {
  const role = model.former.get(whom);
  if (role === undefined || model.people.get(whom)?.status === 'active') return false;
  if (!manages(model, by) || (role === 'admin' && by !== model.owner)) return false;
  model.people.set(whom, { status: 'active', role });
  return model.former.delete(whom);
}

function invite({ people }: TeamModel, whom: string, role: TeamRole): void {
  const status = people.get(whom)?.status;
  if (status === undefined || status === 'declined') people.set(whom, { status: 'pending', role });
}

function inviteDeclined({ people }: TeamModel): void {
  for (const [who, person] of people) {
    if (person.status === 'declined') people.set(who, { ...person, status: 'pending' });
  }
}

function answer({ people }: TeamModel, who: string, status: InviteStatus): boolean {
  const person = people.get(who);
  if (person?.status !== 'pending') return false;
  people.set(who, { ...person, status });
  return true;
}

function changeRole({ people }: TeamModel, whom: string, role: TeamRole): boolean {
  const person = people.get(whom);
  if (person) people.set(whom, { ...person, role });
  return person !== undefined;
}

function handOver(model: TeamModel, by: string, whom: string): boolean {
  if (by !== model.owner || whom === model.owner || model.people.get(whom)?.status !== 'active') return false;
  model.owner = whom;
  return true;
}

function idOf(roster: TeamRoster, person: string): string {
  return roster.entries.find((entry) => entry.email === emailOf(person))?.id ?? person;
}

function expectFit(model: TeamModel, roster: TeamRoster, asForeseen: boolean): void {
  expect(asForeseen).toBe(true);
  expect(roster.adminId).toBe(model.owner);
  expect(roster.entries.length).toBe(model.people.size);
  const standings = roster.entries.map(({ email, inviteStatus, role }) => [
    email,
    { status: inviteStatus, role },
  ]);
  expect(Object.fromEntries(standings)).toEqual(
    Object.fromEntries([...model.people].map(([who, person]) => [emailOf(who), person])),
  );
  const owner = roster.entries.find((entry) => entry.id === roster.adminId);
  expect(owner?.inviteStatus).toBe('active');
}
