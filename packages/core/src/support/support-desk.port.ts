import type { Report } from '../reports/report.ts';
import type { AllowanceRefusal } from '../plans/allowance-refusal.policy.ts';
import type { TrialExtensionRefusal } from '../plans/trial-extension.policy.ts';
import type { Instant } from '../shared/instant.ts';
import type { Result } from '../shared/result.ts';
import type { RosterEntry, Team, TeamRole } from '../teams/team.ts';
import type {
  AllowanceGrant,
  AllowanceKind,
  AllowanceStandings,
  FoundPerson,
  PersonStanding,
} from './person-standing.ts';
import type { PeopleSearch } from './people-search.policy.ts';

/** `refused`: the call does not fit the contract. `unavailable`: no usable answer. */
export type SupportFailure =
  | 'signed-out'
  | 'key-ended'
  | 'not-an-admin'
  | 'not-found'
  | 'too-many-requests'
  | 'refused'
  | 'unavailable';
export type GrantFailure = SupportFailure | 'plan-expired' | 'too-much-granted';
export type TrialFailure = SupportFailure | 'plan-changed' | `trial-${TrialExtensionRefusal}`;
export type ResendFailure = SupportFailure | 'too-many-invites';
export type AdoptionFailure = SupportFailure | AllowanceRefusal | 'report-not-adoptable' | 'address-denied';

export type Grant = {
  readonly personId: string;
  readonly kind: AllowanceKind;
  readonly amount: number;
  readonly reason: string;
  /** The same grant with the same key is made once. */
  readonly key: string;
};
export type Granted = { readonly grant: AllowanceGrant; readonly allowances: AllowanceStandings };

export type TeamAtDesk = {
  readonly team: Team;
  /** All who are in it, and all who are invited. */
  readonly roster: readonly RosterEntry[];
};
export type MailedInvite = { readonly id: string; readonly email: string; readonly sentAt: Instant };

export type PendingLinks = {
  readonly links: readonly {
    readonly inviteId: string;
    readonly teamId: string;
    readonly teamName: string;
    readonly role: TeamRole;
    readonly sentAt: Instant;
    readonly link: string;
  }[];
  /** When a code was last sent to their phone. The code itself is not kept. */
  readonly phoneCode: {
    readonly sentAt: Instant;
    readonly validUntil: Instant;
    readonly triesLeft: number;
  } | null;
};

export type ReportAtDesk = {
  readonly reportNumber: string;
  /** `waiting`: a visitor made it, and nobody has adopted it. */
  readonly standing: 'kept' | 'adopted' | 'waiting';
  readonly owner: FoundPerson | null;
  readonly address: string;
  readonly createdAt: Instant;
  readonly report: Report | null;
};

export type AuditSearch = {
  readonly actor?: string;
  readonly object?: string;
  readonly action?: string;
  readonly limit: number;
  readonly cursor?: string;
};
export type AuditEntry = {
  readonly id: string;
  readonly at: Instant;
  readonly action: string;
  readonly actor: string | null;
  readonly operation: string | null;
  readonly object: string | null;
  readonly details: Readonly<Record<string, unknown>>;
};
export type AuditPage = { readonly entries: readonly AuditEntry[]; readonly cursor: string | null };

/** ADR 48: what people who work for Ridgeline may ask and change. Each call is in the audit log. Nothing here throws. */
export abstract class SupportDesk {
  abstract find(search: PeopleSearch): Promise<Result<readonly FoundPerson[], SupportFailure>>;
  abstract person(personId: string): Promise<Result<PersonStanding, SupportFailure>>;
  abstract grant(grant: Grant): Promise<Result<Granted, GrantFailure>>;
  abstract extendTrial(
    personId: string,
    until: Instant,
    reason: string,
  ): Promise<Result<PersonStanding, TrialFailure>>;
  abstract pendingLinks(email: string, reason: string): Promise<Result<PendingLinks, SupportFailure>>;
  abstract team(teamId: string): Promise<Result<TeamAtDesk, SupportFailure>>;
  /** One invite, or all that are open for null. The same call with the same key is made once. */
  abstract resendInvites(call: {
    readonly teamId: string;
    readonly inviteId: string | null;
    readonly reason: string;
    readonly key: string;
  }): Promise<Result<readonly MailedInvite[], ResendFailure>>;
  abstract report(reportNumber: string): Promise<Result<ReportAtDesk, SupportFailure>>;
  abstract adoptReport(
    reportNumber: string,
    personId: string,
    reason: string,
  ): Promise<Result<ReportAtDesk, AdoptionFailure>>;
  abstract audit(search: AuditSearch): Promise<Result<AuditPage, SupportFailure>>;
}
