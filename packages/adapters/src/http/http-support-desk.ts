import type {
  AllowanceGrant as GrantOnWire,
  AllowanceStandings as StandingsOnWire,
  FoundPerson as FoundOnWire,
  PauseVerdict as PauseOnWire,
  PersonStanding as PersonOnWire,
  SupportReport,
} from '@ridgeline/contract';
import type { PauseVerdict } from '@ridgeline/core/plans';
import { type Instant, ok, type Result } from '@ridgeline/core/shared';
import {
  type AdoptionFailure,
  type AllowanceGrant,
  type AllowanceStandings,
  type AuditPage,
  type AuditSearch,
  type FoundPerson,
  type Grant,
  type Granted,
  type GrantFailure,
  type MailedInvite,
  type PendingLinks,
  type PeopleSearch,
  type PersonStanding,
  type ReportAtDesk,
  type ResendFailure,
  SupportDesk,
  type SupportFailure,
  type TeamAtDesk,
  type TrialFailure,
} from '@ridgeline/core/support';
import type { RosterEntry, Team } from '@ridgeline/core/teams';
import type { ApiClient } from './api-client.ts';
import { failureIn, type Refused, resultOf } from './call.ts';
import { plannedFrom } from './planned-plan-from-wire.ts';
import { teamFrom } from './team-from-wire.ts';
import { reportFrom } from './report-from-wire.ts';
import { rosterEntryFrom } from './roster-entry-on-wire.ts';
import { subscriptionFrom } from './subscription-from-wire.ts';

const KINDS = { quickView: 'quick_view', codeDetail: 'code_detail', weather: 'weather' } as const;
const KINDS_FROM = { quick_view: 'quickView', code_detail: 'codeDetail', weather: 'weather' } as const;

export class HttpSupportDesk extends SupportDesk {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override find(search: PeopleSearch): Promise<Result<readonly FoundPerson[], SupportFailure>> {
    return resultOf(
      () => this.#api.POST('/support/people/search', { body: search }),
      ({ items }) => ok(items.map(foundFrom)),
      failureOf,
    );
  }

  override person(personId: string): Promise<Result<PersonStanding, SupportFailure>> {
    return resultOf(
      () => this.#api.GET('/support/people/{personId}', { params: { path: { personId } } }),
      standingFrom,
      failureOf,
    );
  }

  override grant({ personId, kind, amount, reason, key }: Grant): Promise<Result<Granted, GrantFailure>> {
    const params = { path: { personId }, header: { 'Idempotency-Key': key } };
    const body = { kind: KINDS[kind], amount, reason };
    return resultOf(
      () => this.#api.POST('/support/people/{personId}/allowances', { params, body }),
      ({ grant, allowances }) => ok({ grant: grantFrom(grant), allowances: allowancesFrom(allowances) }),
      (refused) => failureIn(GRANT_FAILURES, refused) ?? failureOf(refused),
    );
  }

  override extendTrial(
    personId: string,
    until: Instant,
    reason: string,
  ): Promise<Result<PersonStanding, TrialFailure>> {
    const body = { until: new Date(until).toISOString(), reason };
    return resultOf(
      () => this.#api.POST('/support/people/{personId}/trial', { params: { path: { personId } }, body }),
      standingFrom,
      (refused) => failureIn(TRIAL_FAILURES, refused) ?? failureOf(refused),
    );
  }

  override pendingLinks(email: string, reason: string): Promise<Result<PendingLinks, SupportFailure>> {
    return resultOf(
      () => this.#api.POST('/support/pending-links', { body: { email, reason } }),
      ({ links, phone_code: code }) =>
        ok({
          links: links.map(({ role, link, ...one }) => ({
            inviteId: one.invite_id,
            teamId: one.team_id,
            teamName: one.team_name,
            role,
            sentAt: Date.parse(one.invite_time),
            link,
          })),
          phoneCode: code && {
            sentAt: Date.parse(code.sent_at),
            validUntil: Date.parse(code.valid_until),
            triesLeft: code.tries_left,
          },
        }),
      failureOf,
    );
  }

  override async team(teamId: string): Promise<Result<TeamAtDesk, SupportFailure>> {
    const roster: RosterEntry[] = [];
    let query: { readonly cursor_id?: string } = {};
    for (;;) {
      const page: Result<{ readonly team: Team; readonly next: string | null }, SupportFailure> =
        await resultOf(
          () => this.#api.GET('/support/teams/{teamId}', { params: { path: { teamId }, query } }),
          ({ team, items, cursor_id: next }) => {
            roster.push(...items.map(rosterEntryFrom));
            return ok({ team: teamFrom(team), next });
          },
          failureOf,
        );
      if (!page.ok) return page;
      if (page.value.next === null) return ok({ team: page.value.team, roster });
      query = { cursor_id: page.value.next };
    }
  }

  override resendInvites({
    teamId,
    inviteId,
    reason,
    key,
  }: Parameters<SupportDesk['resendInvites']>[0]): Promise<Result<readonly MailedInvite[], ResendFailure>> {
    const params = { path: { teamId }, header: { 'Idempotency-Key': key } };
    const body = { reason, ...(inviteId !== null && { invite_id: inviteId }) };
    return resultOf(
      () => this.#api.POST('/support/teams/{teamId}/resend-invites', { params, body }),
      ({ items }) =>
        ok(items.map(({ id, email, invite_time }) => ({ id, email, sentAt: Date.parse(invite_time) }))),
      (refused) => failureIn(RESEND_FAILURES, refused) ?? failureOf(refused),
    );
  }

  override report(reportNumber: string): Promise<Result<ReportAtDesk, SupportFailure>> {
    return resultOf(
      () => this.#api.GET('/support/reports/{reportNumber}', { params: { path: { reportNumber } } }),
      reportStandingFrom,
      failureOf,
    );
  }

  override adoptReport(
    reportNumber: string,
    personId: string,
    reason: string,
  ): Promise<Result<ReportAtDesk, AdoptionFailure>> {
    const params = { path: { reportNumber } };
    const body = { person_id: personId, reason };
    return resultOf(
      () => this.#api.POST('/support/reports/{reportNumber}/adopt', { params, body }),
      reportStandingFrom,
      (refused) => failureIn(ADOPTION_FAILURES, refused) ?? failureOf(refused),
    );
  }

  override audit({ cursor, ...search }: AuditSearch): Promise<Result<AuditPage, SupportFailure>> {
    const query = { ...search, ...(cursor !== undefined && { cursor_id: cursor }) };
    return resultOf(
      () => this.#api.GET('/support/audit', { params: { query } }),
      ({ items, cursor_id: next }) =>
        ok({ entries: items.map(({ at, ...entry }) => ({ ...entry, at: Date.parse(at) })), cursor: next }),
      failureOf,
    );
  }
}

function foundFrom({ signed_up_at, ...same }: FoundOnWire): FoundPerson {
  return { ...same, signedUpAt: Date.parse(signed_up_at) };
}

function standingFrom(wire: PersonOnWire): Result<PersonStanding, 'unavailable'> {
  const planned = plannedFrom(wire.planned);
  if (!planned.ok) return planned;
  return ok({
    person: foundFrom(wire.person),
    signsInBy: wire.signs_in_by,
    emailVerifiedAt: instantFrom(wire.email_verified_at),
    phoneVerified: wire.phone_verified,
    acceptedTosAt: instantFrom(wire.accepted_tos_at),
    isAdmin: wire.is_admin,
    team: wire.team && {
      id: wire.team.id,
      name: wire.team.name,
      role: wire.team.role,
      isOwner: wire.team.is_owner,
    },
    plan: wire.plan && subscriptionFrom(wire.plan),
    planOf: wire.plan_of,
    planned: planned.value,
    now: Date.parse(wire.now),
    pause: wire.pause && pauseFrom(wire.pause),
    allowances: allowancesFrom(wire.allowances),
    grants: wire.grants.map(grantFrom),
    projects: wire.projects,
  });
}

/** Until when is said of the two reasons that pass, and of no other. */
function pauseFrom({ why, until }: PauseOnWire): PauseVerdict {
  if (why === null) return { allowed: true };
  return why === 'already-paused' || why === 'paused-within-12-months'
    ? { allowed: false, why, until: Date.parse(until ?? '') }
    : { allowed: false, why };
}

function allowancesFrom({ quick_view, code_detail, weather }: StandingsOnWire): AllowanceStandings {
  return { quickView: quick_view, codeDetail: code_detail, weather };
}

function grantFrom({ kind, granted_at, ...same }: GrantOnWire): AllowanceGrant {
  return { ...same, kind: KINDS_FROM[kind], grantedAt: Date.parse(granted_at) };
}

async function reportStandingFrom({
  created_at,
  owner,
  report,
  ...same
}: SupportReport): Promise<Result<ReportAtDesk, 'unavailable'>> {
  const standing = { ...same, owner: owner && foundFrom(owner), createdAt: Date.parse(created_at) };
  if (report === null) return ok({ ...standing, report });
  const read = await reportFrom(report);
  return read.ok ? ok({ ...standing, report: read.value }) : read;
}

function instantFrom(moment: string | null): Instant | null {
  return moment === null ? null : Date.parse(moment);
}

const GRANT_FAILURES = { 'plan-expired': 'plan-expired', 'too-much-granted': 'too-much-granted' } as const;
const TRIAL_FAILURES = {
  'plan-changed': 'plan-changed',
  'trial-not-a-trial': 'trial-not-a-trial',
  'trial-plan-follows': 'trial-plan-follows',
  'trial-not-later': 'trial-not-later',
  'trial-too-far': 'trial-too-far',
} as const;
const RESEND_FAILURES = { 'too-many-invites': 'too-many-invites' } as const;
const ADOPTION_FAILURES = {
  'plan-expired': 'plan-expired',
  'plan-paused': 'plan-paused',
  'allowance-used-up': 'allowance-used-up',
  'report-not-adoptable': 'report-not-adoptable',
  'address-denied': 'address-denied',
} as const;
const FAILURES = {
  'signed-out': 'signed-out',
  'support-key-ended': 'key-ended',
  'not-an-administrator': 'not-an-admin',
  'terms-not-accepted': 'not-an-admin',
  'not-found': 'not-found',
  'too-many-requests': 'too-many-requests',
} as const;

function failureOf(refused: Refused | null): SupportFailure {
  const named = failureIn(FAILURES, refused);
  if (named !== null) return named;
  return refused !== null && refused.status < 500 ? 'refused' : 'unavailable';
}
