import { isCountableRequester } from '@ridgeline/core/teams';

/** What a parameter of an operation names (`x-object`), and when the caller may know that it exists. */
export type ObjectReference = { readonly kind: ObjectKind; readonly value: unknown };
export type ObjectKind = keyof typeof OBJECTS;

type Kind = {
  readonly type: 'uuid' | 'uuid[]' | 'bigint' | 'citext';
  /** SQL: true if the caller has the required relation to it. `person` and `membership` are the caller's own rows. */
  readonly isSeen: (id: string) => string;
};

const sameTeam = (person: string) =>
  `exists (select from team_members mate where mate.person_id = ${person} and mate.team_id = membership.team_id)`;

/** Absent, another team's, and malformed ids look alike: all are not true. */
const OBJECTS = {
  /** A person: only the caller. */
  self: { type: 'uuid', isSeen: (id) => `${id} = person.id` },
  /** A person: the caller, or a member of the same team. */
  teammate: { type: 'uuid', isSeen: (id) => `(${id} = person.id or ${sameTeam(id)})` },
  /** As `teammate`; an email address matches nobody, and the operation answers it itself (TEAM-5). */
  requester: { type: 'uuid', isSeen: (id) => `(${id} = person.id or ${sameTeam(id)})` },
  /** People, each the caller or a member of the same team. */
  teammates: {
    type: 'uuid[]',
    isSeen: (ids) =>
      `not exists (select from unnest(${ids}) one(id) where (one.id = person.id or ${sameTeam('one.id')}) is not true)`,
  },
  /** The caller's team. */
  team: { type: 'uuid', isSeen: (id) => `${id} = membership.team_id` },
  /** The caller's team, or a team that has invited their address. */
  'inviting-team': {
    type: 'uuid',
    isSeen: (id) =>
      `(${id} = membership.team_id or exists (select from team_invites named where named.team_id = ${id} and named.email = person.email))`,
  },
  /** A member of the caller's team, or an invite to it. */
  roster: {
    type: 'uuid',
    isSeen: (id) =>
      `(${sameTeam(id)} or exists (select from team_invites named where named.id = ${id} and named.team_id = membership.team_id))`,
  },
  /** Who was removed from the caller's team (TEAM-2.4). */
  'former-member': {
    type: 'uuid',
    isSeen: (id) =>
      `exists (select from former_members named where named.person_id = ${id} and named.team_id = membership.team_id)`,
  },
  /** An address: the caller's own, or one that is invited to the team they own or are an admin of. */
  invitee: {
    type: 'citext',
    isSeen: (id) =>
      `(${id} = person.email or exists (select from team_invites named where named.email = ${id} and named.team_id = team.id and (team.admin_id = person.id or membership.role = 'admin')))`,
  },
  /** The caller's own project. */
  'own-project': {
    type: 'bigint',
    isSeen: (id) =>
      `exists (select from projects named where named.report_number = ${id} and named.owner_id = person.id)`,
  },
  /** The caller's own project, or one of a member of the same team. */
  project: {
    type: 'bigint',
    isSeen: (id) =>
      `exists (select from projects named where named.report_number = ${id} and (named.owner_id = person.id or ${sameTeam('named.owner_id')}))`,
  },
  /** A project to change: the caller's own, or their team's if they are its owner or an admin. */
  'kept-project': {
    type: 'bigint',
    isSeen: (id) =>
      `exists (select from projects named where named.report_number = ${id} and (named.owner_id = person.id
        or ((team.admin_id = person.id or membership.role = 'admin') and ${sameTeam('named.owner_id')})))`,
  },
  /** An address that is told of events: the caller's own, or their team's if they are its owner or an admin. */
  webhook: {
    type: 'uuid',
    isSeen: (id) =>
      `exists (select from webhook_endpoints named where named.id = ${id} and (named.person_id = person.id
        or (named.team_id = membership.team_id and (team.admin_id = person.id or membership.role = 'admin'))))`,
  },
  /** PDFs of many reports: the caller's own. */
  'pdf-batch': {
    type: 'uuid',
    isSeen: (id) =>
      `exists (select from pdf_batches named where named.id = ${id} and named.person_id = person.id)`,
  },
  /** An order of a plan: the caller's own. */
  'plan-order': {
    type: 'uuid',
    isSeen: (id) =>
      `exists (select from orders named where named.id = ${id} and named.person_id = person.id and named.kind = 'plan')`,
  },
  /** As `project`, by its name. */
  'named-project': {
    type: 'citext',
    isSeen: (id) =>
      `exists (select from report_links link join projects named using (report_number)
        where link.vanity_id = ${id} and (named.owner_id = person.id or ${sameTeam('named.owner_id')}))`,
  },
  /** A report made without signing in. The secret of the visit decides who may read it. */
  'anonymous-report': {
    type: 'bigint',
    isSeen: (id) => `exists (select from anonymous_reports named where named.report_number = ${id})`,
  },
} as const satisfies Record<string, Kind>;

/** SQL: true for a reference that may be seen, and for an optional one that was omitted. */
export function isSeen({ kind }: ObjectReference, parameter: string): string {
  const id = `${parameter}::${OBJECTS[kind].type}`;
  return `(${id} is null or ${OBJECTS[kind].isSeen(id)})`;
}

const UUID = /^(?:[a-z0-9-]+:)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const NO_UUID = '00000000-0000-0000-0000-000000000000';

/** The id as the database stores it, without a region marker; null if it is not an id of its kind. */
export function idOf({ kind, value }: ObjectReference): string | null {
  if (value === undefined || value === null) return null;
  const text = String(value);
  if (kind === 'requester' && !isCountableRequester(text)) return null;
  if (OBJECTS[kind].type === 'citext') return text.trim();
  if (OBJECTS[kind].type === 'bigint') return /^\d{1,18}$/.test(text) ? text : '0';
  return personIdOf(text);
}

/** The same for a reference that may name several objects. */
export function idsOf({ kind, value }: ObjectReference): string | readonly string[] | null {
  if (OBJECTS[kind].type !== 'uuid[]' || !Array.isArray(value)) return idOf({ kind, value });
  return value.map(personIdOf);
}

/** A person's id without its region marker. */
export function personIdOf(value: unknown): string {
  return UUID.exec(String(value))?.[1]?.toLowerCase() ?? NO_UUID;
}
