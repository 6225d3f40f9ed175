import {
  AddMembers,
  type InviteOutcome,
  LoadTeam,
  SearchMembers,
  initialMemberSearch,
} from '@ridgeline/core/teams';
import {
  aRosterEntry,
  FakeTeamGateway,
  FakeTeamMembers,
  FakeTeamServer,
} from '@ridgeline/core/testing/teams';
import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { Language } from '../../language/language.store.ts';
import { Gate, settled } from '../../testing/gate.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { InviteForm } from './invite-form.ts';
import { TeamStore } from './team.store.ts';

const MEMBERS = Array.from({ length: 12 }, (_, n) => `member.${n}@example.com`);
const NEW = Array.from({ length: 168 }, (_, n) => `roofer.${n}@example.com`);

/** With names in Unicode, and every tenth twice, in another case and form. */
const PASTED = [
  ...MEMBERS,
  ...NEW.map((email, n) => (n % 2 === 0 ? `"Núñez, José ${n}" <${email}>` : email)),
  ...NEW.filter((_, n) => n % 10 === 0).map((email) => ` ${email.toUpperCase()} `),
  'josé@example.com',
  'roofer＠example.com',
  'nobody@',
].join('\n');
const BAD = ['josé@example.com', 'roofer＠example.com', 'nobody@'];

async function setUp(seats: number | null = null) {
  const world = aSession();
  const server = new FakeTeamServer();
  const owner = server.roster.entries.filter(({ id }) => id === 'ada');
  const joined = MEMBERS.map((email) => aRosterEntry({ id: email, email, inviteStatus: 'active' }));
  server.roster = { adminId: 'ada', entries: [...owner, ...joined], seats };
  world.profiles.account.change({ userId: 'ada', teamId: 'T-1', team: server.team });
  await world.session.signIn(ada);
  const members = new FakeTeamMembers(server);
  const store = new TeamStore({
    session: world.session,
    profiles: world.profiles,
    loadTeam: new LoadTeam(new FakeTeamGateway(server)),
    search: new SearchMembers(members),
  });
  await store.load(initialMemberSearch);
  /** The sizes of the batches; before one of them something may happen. */
  const batches: number[] = [];
  const before = new Map<number, () => void>();
  const addToServer = members.add.bind(members);
  members.add = async (teamId, invitees) => {
    batches.push(invitees.emails.length);
    before.get(batches.length)?.();
    return addToServer(teamId, invitees);
  };
  const language = new Language({ getItem: () => null, setItem: () => {} }, ['en']);
  const form = new InviteForm({ store, session: world.session, language, add: new AddMembers(members) });
  return { ...world, server, members, store, form, batches, before };
}

const told = ({ lines }: InviteForm, wanted: InviteOutcome | 'invalid' | 'not-confirmed') =>
  lines.flatMap(({ text, outcome }) => (outcome === wanted ? text : []));
const kept = ({ written }: InviteForm) => written.map(({ text }) => text);
const invited = ({ roster }: FakeTeamServer) =>
  roster.entries.flatMap(({ email, inviteStatus }) => (inviteStatus === 'pending' ? email : []));

describe('a long list of addresses', () => {
  it('TEAM-2 TEAM-2.3 is sent with one press, in batches, each address once, with one list of what became of them', async () => {
    const { form, server, batches } = await setUp();
    form.type(PASTED);
    expect(form.count).toBe(180);
    const seen: (number | undefined)[] = [];
    const stop = autorun(() => seen.push(form.progress?.done));
    await form.send();
    stop();
    expect(batches).toEqual([50, 50, 50, 30]);
    expect(seen).toEqual([undefined, 0, 50, 100, 150, 180, undefined]);
    expect(told(form, 'already-in')).toEqual(MEMBERS);
    expect(told(form, 'invited')).toEqual(NEW);
    expect(told(form, 'invalid')).toEqual(BAD);
    expect(form.lines).toHaveLength(183);
    expect(invited(server)).toEqual(NEW);
    expect([form.isSending, form.failure, kept(form)]).toEqual([false, null, BAD]);
  });

  it('TEAM-2 a short one shows no progress', async () => {
    const { form, batches } = await setUp();
    form.type(NEW.slice(0, 50).join(' '));
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push(form.progress));
    await form.send();
    stop();
    expect([batches, seen]).toEqual([[50], [null]]);
  });

  it('TEAM-2 keeps what was not confirmed when the connection is lost, and goes on from there', async () => {
    const { form, server, batches, before, store } = await setUp();
    before.set(3, () => server.refuseWith('unavailable'));
    form.add(PASTED);
    await form.send();
    const rest = NEW.slice(88);
    expect(batches).toEqual([50, 50, 50]);
    expect(form.failure?.()).toBe('Not all invites were confirmed. Please send the others again.');
    expect(told(form, 'already-in')).toEqual(MEMBERS);
    expect(told(form, 'invited')).toEqual(NEW.slice(0, 88));
    expect(told(form, 'not-confirmed')).toEqual(rest);
    expect(form.lines[0]).toEqual({ text: rest[0], outcome: 'not-confirmed' });
    expect([form.isSending, form.progress, kept(form)]).toEqual([false, null, [...rest, ...BAD]]);

    server.refuseWith(null);
    await store.load();
    await form.send();
    expect(batches.slice(3)).toEqual([50, 30]);
    expect([form.failure, told(form, 'invited'), told(form, 'not-confirmed')]).toEqual([null, rest, []]);
    expect(invited(server)).toEqual(NEW);
    expect(kept(form)).toEqual(BAD);
  });

  it('TEAM-2 sends no mail twice where only the answer of a batch was lost', async () => {
    const { form, server, members, store } = await setUp();
    const add = members.add.bind(members);
    let calls = 0;
    members.add = async (...asked) => {
      const answer = await add(...asked);
      calls += 1;
      return calls === 3 ? { ok: false, failure: 'unavailable' } : answer;
    };
    form.add(PASTED);
    await form.send();
    expect(told(form, 'not-confirmed')).toEqual(NEW.slice(88));
    await store.load();
    await form.send();
    expect(told(form, 'already-invited')).toEqual(NEW.slice(88, 138));
    expect(told(form, 'invited')).toEqual(NEW.slice(138));
    expect(invited(server)).toEqual(NEW);
  });

  it('TEAM-2.3 keeps those for whom no seat is left, in every batch', async () => {
    const { form, server } = await setUp(113);
    form.add(PASTED);
    await form.send();
    expect(invited(server)).toEqual(NEW.slice(0, 100));
    expect(told(form, 'no-seat')).toEqual(NEW.slice(100));
    expect(kept(form)).toEqual([...NEW.slice(100), ...BAD]);
  });

  it('TEAM-2 sends all with the role that was chosen when it was sent, and not twice at once', async () => {
    const { form, server, batches, before } = await setUp();
    before.set(2, () => {
      form.choose('admin');
      void form.send();
    });
    form.choose('viewer');
    form.add(PASTED);
    await form.send();
    expect(batches).toHaveLength(4);
    const roles = server.roster.entries.flatMap(({ inviteStatus, role }) =>
      inviteStatus === 'pending' ? role : [],
    );
    expect(new Set(roles)).toEqual(new Set(['viewer']));
  });

  it('START-3 stops with the sign-out, and leaves nothing to the next person', async () => {
    const { form, members, batches } = await setUp();
    const gate = new Gate();
    members.add = gate.before(members.add.bind(members));
    form.add(PASTED);
    const sending = form.send();
    form.clear();
    await gate.open();
    await sending;
    await settled();
    expect(batches).toEqual([50]);
    expect([form.isSending, form.progress, form.lines, form.written]).toEqual([false, null, [], []]);
  });

  it('START-5 ends the session where it is refused under way, and is not left sending', async () => {
    const { form, server, session, before } = await setUp();
    before.set(2, () => server.refuseWith('signed-out'));
    form.add(PASTED);
    await form.send();
    expect([session.session.is, form.isSending]).toEqual(['signed-out', false]);
  });
});

describe('no address', () => {
  it('TEAM-2 is asked for, until something is typed', async () => {
    const { form, batches } = await setUp();
    await form.send();
    expect([form.isMissing, batches]).toEqual([true, []]);
    form.type('n');
    expect(form.isMissing).toBe(false);
    form.add('nobody@');
    await form.send();
    expect([form.isMissing, form.invalid]).toEqual([false, ['nobody@']]);
  });
});
