import type { Pool } from 'pg';
import type { ObjectKind } from '../db/object-references.ts';
import { TEAM_PLAN } from './api-under-test.ts';

/** A kind of caller. */
export type Actor = {
  readonly name: string;
  /** The token that is sent. */
  readonly token: 'good' | 'none' | 'bad' | 'expired' | 'api-key' | 'support-key';
  /** Null for a valid token of a person who has no row. */
  readonly person: Somebody | null;
};

export type Somebody = {
  readonly id: string;
  readonly email: string;
  readonly project: string;
  readonly acceptedTerms: boolean;
  readonly isAdmin: boolean;
  readonly team: 'T' | 'U' | null;
  readonly ownsTeam: boolean;
  readonly managesPeople: boolean;
  /** Has a plan, own or of the team, that includes teams and integrations. */
  readonly hasPlan: boolean;
};

const TEAMS = {
  T: 'aaaaaaaa-0000-4000-8000-00000000000a',
  U: 'aaaaaaaa-0000-4000-8000-00000000000b',
} as const;
const INVITES = {
  T: 'bbbbbbbb-0000-4000-8000-00000000000a',
  U: 'bbbbbbbb-0000-4000-8000-00000000000b',
} as const;
const WEBHOOKS = {
  T: 'ffffffff-0000-4000-8000-00000000000a',
  U: 'ffffffff-0000-4000-8000-00000000000b',
} as const;
export const NOBODY = 'cccccccc-0000-4000-8000-00000000000c';

const solo = somebody(1, { hasPlan: true });
const newcomer = somebody(2, { acceptedTerms: false });
const owner = somebody(3, { team: 'T', ownsTeam: true });
const teamAdmin = somebody(4, { team: 'T', managesPeople: true });
const member = somebody(5, { team: 'T' });
const viewer = somebody(6, { team: 'T' });
const invited = somebody(7);
const removed = somebody(8);
const administrator = somebody(9, { isAdmin: true });
const otherOwner = somebody(10, { team: 'U', ownsTeam: true });
const people = [
  solo,
  newcomer,
  owner,
  teamAdmin,
  member,
  viewer,
  invited,
  removed,
  administrator,
  otherOwner,
];

export const ACTORS: readonly Actor[] = [
  { name: 'anonymous', token: 'none', person: solo },
  { name: 'a bad token', token: 'bad', person: solo },
  { name: 'an expired token', token: 'expired', person: solo },
  { name: 'nobody we know', token: 'good', person: null },
  { name: 'terms not accepted', token: 'good', person: newcomer },
  { name: 'solo', token: 'good', person: solo },
  { name: 'an integration of solo', token: 'api-key', person: solo },
  { name: 'an integration that no plan includes', token: 'api-key', person: removed },
  { name: 'team owner', token: 'good', person: owner },
  { name: 'team admin', token: 'good', person: teamAdmin },
  { name: 'team member', token: 'good', person: member },
  { name: 'team viewer', token: 'good', person: viewer },
  { name: 'invited', token: 'good', person: invited },
  { name: 'removed', token: 'good', person: removed },
  { name: 'administrator', token: 'good', person: administrator },
  { name: 'a script of the administrator', token: 'support-key', person: administrator },
  { name: 'a script of who is none any more', token: 'support-key', person: removed },
];

export type Relation = 'own' | 'same team' | 'other team' | 'absent';
export type Named = { readonly relation: Relation; readonly value: string; readonly isSeen: boolean };

const ANONYMOUS_REPORT = '300001';
const ABSENT_ID = 'dddddddd-0000-4000-8000-00000000000d';

/** The objects of each kind that an actor can name, and whether they may know of them. A new kind needs an entry. */
const NAMED: { readonly [Kind in ObjectKind]: (actor: Somebody, mate: Somebody) => readonly Named[] } = {
  self: (actor, mate) => [
    named('own', wire(actor.id), true),
    ...(actor.team ? [named('same team', wire(mate.id), false)] : []),
    named('other team', wire(strangerTo(actor).id), false),
    named('absent', wire(ABSENT_ID), false),
  ],
  teammate: peopleOfTheTeam,
  teammates: peopleOfTheTeam,
  requester: peopleOfTheTeam,
  team: (actor) => [
    ...(actor.team ? [named('own', TEAMS[actor.team], true)] : []),
    named('other team', TEAMS[otherThan(actor)], false),
    named('absent', ABSENT_ID, false),
  ],
  'inviting-team': (actor) => [
    ...(actor.team || actor === invited ? [named('own', TEAMS[actor.team ?? 'T'], true)] : []),
    ...(actor === invited ? [] : [named('other team', TEAMS[otherThan(actor)], false)]),
    named('absent', ABSENT_ID, false),
  ],
  roster: (actor, mate) => [
    ...(actor.team
      ? [named('same team', wire(mate.id), true), named('own', INVITES[actor.team], true)]
      : [named('own', wire(actor.id), false)]),
    named('other team', INVITES[otherThan(actor)], false),
    named('other team', wire(strangerTo(actor).id), false),
    named('absent', ABSENT_ID, false),
  ],
  'former-member': (actor) => [
    named('own', wire(actor.team === 'U' ? solo.id : removed.id), actor.team !== null),
    named('other team', wire(actor.team === 'U' ? removed.id : solo.id), false),
    named('absent', wire(ABSENT_ID), false),
  ],
  invitee: (actor, mate) => [
    named('own', actor.email, true),
    ...(actor.team === 'T' ? [named('same team', invited.email, actor.managesPeople)] : []),
    ...(actor.team ? [named('same team', mate.email, false)] : []),
    named('other team', strangerTo(actor).email, false),
    named('absent', 'nobody@example.com', false),
  ],
  'own-project': (actor, mate) => projectsFor(actor, mate, false),
  project: (actor, mate) => projectsFor(actor, mate, true),
  'named-project': (actor, mate) =>
    projectsFor(actor, mate, true).map((one) => ({ ...one, value: nameOf(one.value) })),
  'anonymous-report': (actor) => [
    named('own', ANONYMOUS_REPORT, true),
    named('other team', strangerTo(actor).project, false),
    named('absent', '999999999', false),
  ],
  webhook: (actor) => [
    named('own', webhookOf(actor), true),
    ...(actor.team ? [named('same team', WEBHOOKS[actor.team], actor.managesPeople)] : []),
    named('other team', WEBHOOKS[otherThan(actor)], false),
    named('other team', webhookOf(strangerTo(actor)), false),
    named('absent', ABSENT_ID, false),
  ],
  'pdf-batch': (actor, mate) => [
    named('own', batchOf(actor), true),
    ...(actor.team ? [named('same team', batchOf(mate), false)] : []),
    named('other team', batchOf(strangerTo(actor)), false),
    named('absent', ABSENT_ID, false),
  ],
  'plan-order': (actor, mate) => [
    named('own', planOrderOf(actor), true),
    ...(actor.team ? [named('same team', planOrderOf(mate), false)] : []),
    named('other team', planOrderOf(strangerTo(actor)), false),
    named('absent', ABSENT_ID, false),
  ],
  'kept-project': (actor, mate) => projectsFor(actor, mate, actor !== member && actor !== viewer),
};

export function namedBy(actor: Somebody, kind: ObjectKind): readonly Named[] {
  return NAMED[kind](actor, actor === member ? owner : actor.team === 'U' ? otherOwner : member);
}

function peopleOfTheTeam(actor: Somebody, mate: Somebody): readonly Named[] {
  return [
    named('own', wire(actor.id), true),
    ...(actor.team ? [named('same team', wire(mate.id), true)] : []),
    named('other team', wire(strangerTo(actor).id), false),
    named('absent', wire(ABSENT_ID), false),
  ];
}

function projectsFor(actor: Somebody, mate: Somebody, seesTeam: boolean): readonly Named[] {
  return [
    named('own', actor.project, true),
    ...(actor.team ? [named('same team', mate.project, seesTeam)] : []),
    named('other team', strangerTo(actor).project, false),
    named('absent', '999999999', false),
  ];
}

/** Kept by a reset. */
const WRITTEN_BY_MIGRATIONS = ['configurations', 'products', 'product_prices', 'plans', 'add_ons'];

export async function tablesOfTheWorld(sql: Pool): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all ($1)`,
    [WRITTEN_BY_MIGRATIONS],
  );
  return rows.map(({ name }) => name);
}

/** The actor's API key. */
export function keyOf({ id }: Somebody): string {
  return `rk_of-${id}`;
}

/** The actor's key of the support desk. */
export function supportKeyOf({ id }: Somebody): string {
  return `rs_of-${id}`;
}

/** Restores the same people in the same state. */
export async function resetWorld(sql: Pool, tables: readonly string[]): Promise<void> {
  const column = <Field extends keyof Somebody>(field: Field, of = people) => of.map((one) => one[field]);
  const inTeams = people.filter(({ team }) => team !== null);
  // Not `truncate`, which makes new files for each table and each index: it takes longer than the calls.
  await sql.query(
    `begin;
     set local session_replication_role = replica;
     ${tables.map((table) => `delete from "${table}";`).join(' ')}
     commit`,
  );
  await sql.query(
    `insert into people (id, email, given_name, family_name, accepted_tos_at, is_admin, signed_up_at)
     select id, email, 'Ada', 'Marsh', case when accepted then timestamptz '2026-01-01' end, admin, '2026-01-01'
     from unnest($1::uuid[], $2::text[], $3::boolean[], $4::boolean[]) given(id, email, accepted, admin)`,
    [column('id'), column('email'), column('acceptedTerms'), column('isAdmin')],
  );
  await sql.query(
    `with team as (insert into teams (id, name, admin_id) select * from unnest($1::uuid[], $2::text[], $3::uuid[]))
     insert into team_members (team_id, person_id, role) select * from unnest($4::uuid[], $5::uuid[], $6::text[])`,
    [
      [TEAMS.T, TEAMS.U],
      ['Marsh Roofing', 'Other Roofing'],
      [owner.id, otherOwner.id],
      inTeams.map(({ team }) => TEAMS[team ?? 'T']),
      column('id', inTeams),
      inTeams.map((one) => (one === member ? 'member' : one === viewer ? 'viewer' : 'admin')),
    ],
  );
  await sql.query(
    `insert into subscriptions (person_id, team_id, sku) values ($1, null, $4), (null, $2, $4), (null, $3, $4)`,
    [solo.id, TEAMS.T, TEAMS.U, TEAM_PLAN],
  );
  await sql.query(
    `insert into projects (report_number, owner_id, address, state, property_type, roof_type)
     select number, owner, '1437 Bannock St, Denver, CO 80202', 'co', 'residential', 'steep-slope'
     from unnest($1::bigint[], $2::uuid[]) given(number, owner)`,
    [column('project'), column('id')],
  );
  await sql.query(
    `insert into report_links (report_number, vanity_id) select * from unnest($1::bigint[], $2::text[])`,
    [column('project'), column('project').map(nameOf)],
  );
  await sql.query(
    `insert into anonymous_reports (report_number, secret_hash, address, state, property_type, roof_type, created_at)
     values ($1, sha256('somebody'), '1437 Bannock St, Denver, CO 80202', 'co', 'residential', 'steep-slope', '2026-01-01')`,
    [ANONYMOUS_REPORT],
  );
  await sql.query(
    `insert into team_invites (id, team_id, email, role) values ($1, $2, $3, 'member'), ($4, $5, 'pending@example.com', 'member')`,
    [INVITES.T, TEAMS.T, invited.email, INVITES.U, TEAMS.U],
  );
  await sql.query(
    `insert into former_members (team_id, person_id, role, joined_at) values ($1, $2, 'member', '2026-01-01'), ($3, $4, 'member', '2026-01-01')`,
    [TEAMS.T, removed.id, TEAMS.U, solo.id],
  );
  await sql.query(
    `insert into webhook_endpoints (id, person_id, team_id, address, events)
     select id, person, team, 'https://hooks.example.com/', '{report.made}'
     from unnest($1::uuid[], $2::uuid[], $3::uuid[]) given(id, person, team)`,
    [
      [...people.map(webhookOf), WEBHOOKS.T, WEBHOOKS.U],
      [...column('id'), null, null],
      [...people.map(() => null), TEAMS.T, TEAMS.U],
    ],
  );
  await sql.query(
    `with batch as (insert into pdf_batches (id, person_id, kind, language, total, waiting)
       select id, person, 'whole', 'en', 1, 1 from unnest($1::uuid[], $2::uuid[]) given(id, person))
     insert into pdf_batch_reports (batch_id, report_number, position)
     select batch, number, 1 from unnest($1::uuid[], $3::bigint[]) given(batch, number)`,
    [people.map(batchOf), column('id'), column('project')],
  );
  await sql.query(
    `insert into orders (id, person_id, key, request_hash, kind, sku, amount, standing, paid_at)
     select id, person, 'world', '', 'plan', 'plan_essential', 0, 'paid', now() from unnest($1::uuid[], $2::uuid[]) given(id, person)`,
    [people.map(planOrderOf), column('id')],
  );
  const integrations = ACTORS.flatMap(({ token, person }) =>
    token === 'api-key' && person !== null ? [person] : [],
  );
  await sql.query(
    // Used just now: a use is recorded once in five minutes, whether the call is refused or not.
    `insert into api_keys (person_id, name, secret_hash, ending, last_used_at)
     select id, 'world', sha256(secret::bytea), '0000', now() from unnest($1::uuid[], $2::text[]) given(id, secret)`,
    [column('id', integrations), integrations.map(keyOf)],
  );
  const scripts = ACTORS.flatMap(({ token, person }) =>
    token === 'support-key' && person !== null ? [person] : [],
  );
  await sql.query(
    `insert into support_keys (id, person_id, secret_hash, ending, created_at, ends_at)
     select id, id, sha256(secret::bytea), '0000', date_trunc('day', now()), date_trunc('day', now()) + interval '2 days'
     from unnest($1::uuid[], $2::text[]) given(id, secret)`,
    [column('id', scripts), scripts.map(supportKeyOf)],
  );
}

function somebody(number: number, facts: Partial<Somebody> = {}): Somebody {
  const last = String(number).padStart(12, '0');
  return {
    id: `eeeeeeee-0000-4000-8000-${last}`,
    email: `person-${number}@example.com`,
    project: String(200_000 + number),
    acceptedTerms: true,
    isAdmin: false,
    team: null,
    ownsTeam: false,
    managesPeople: facts.ownsTeam ?? false,
    hasPlan: facts.team === 'T' || facts.team === 'U',
    ...facts,
  };
}

function named(relation: Relation, value: string, isSeen: boolean): Named {
  return { relation, value, isSeen };
}

function webhookOf({ id }: Somebody): string {
  return id.replace('eeeeeeee', 'ffffffff');
}

function batchOf({ id }: Somebody): string {
  return id.replace('eeeeeeee', '99999999');
}

function planOrderOf({ id }: Somebody): string {
  return id.replace('eeeeeeee', '88888888');
}

function nameOf(project: string): string {
  return `report-${project}`;
}

function otherThan({ team }: Somebody): 'T' | 'U' {
  return team === 'U' ? 'T' : 'U';
}

function strangerTo({ team }: Somebody): Somebody {
  return team === 'U' ? owner : otherOwner;
}

function wire(id: string): string {
  return `us-east-1:${id}`;
}
