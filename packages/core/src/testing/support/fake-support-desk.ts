import { MOST_EXTRA } from '../../plans/allowance-grant.policy.ts';
import { trialExtensionVerdict } from '../../plans/trial-extension.policy.ts';
import type { Instant } from '../../shared/instant.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { PeopleSearch } from '../../support/people-search.policy.ts';
import type { FoundPerson, PersonStanding } from '../../support/person-standing.ts';
import {
  type AdoptionFailure,
  type AuditEntry,
  type AuditPage,
  type AuditSearch,
  type Grant,
  type Granted,
  type GrantFailure,
  type MailedInvite,
  type PendingLinks,
  type ReportAtDesk,
  type ResendFailure,
  SupportDesk,
  type SupportFailure,
  type TeamAtDesk,
  type TrialFailure,
} from '../../support/support-desk.port.ts';

type World = {
  readonly people?: readonly PersonStanding[];
  readonly teams?: readonly TeamAtDesk[];
  readonly reports?: readonly ReportAtDesk[];
  readonly pending?: Readonly<Record<string, PendingLinks>>;
};

const WHEN = Date.parse('2026-03-04T12:00:00Z');

/** The support desk in memory, with an audit log of its own. */
export class FakeSupportDesk extends SupportDesk {
  readonly #people: Map<string, PersonStanding>;
  readonly #teams: ReadonlyMap<string, TeamAtDesk>;
  readonly #reports: Map<string, ReportAtDesk>;
  readonly #pending: Readonly<Record<string, PendingLinks>>;
  readonly #granted = new Map<string, Granted>();
  readonly #entries: AuditEntry[] = [];
  #failure: SupportFailure | null = null;

  constructor({ people = [], teams = [], reports = [], pending = {} }: World = {}) {
    super();
    this.#people = new Map(people.map((one) => [bare(one.person.id), one]));
    this.#teams = new Map(teams.map((one) => [one.team.id, one]));
    this.#reports = new Map(reports.map((one) => [one.reportNumber, one]));
    this.#pending = pending;
  }

  /** Makes every later call fail with this code; null ends that. */
  failWith(failure: SupportFailure | null): void {
    this.#failure = failure;
  }

  override async find({
    by,
    match,
    term,
  }: PeopleSearch): Promise<Result<readonly FoundPerson[], SupportFailure>> {
    const wanted = plain(by, term);
    const found = [...this.#people.values()]
      .map(({ person }) => person)
      .filter((person) => {
        const has = plain(by, person[by] ?? '');
        return match === 'exact' ? has === wanted : has.startsWith(wanted);
      });
    const sorted = found.toSorted((a, b) => (a.email < b.email ? -1 : 1));
    return this.#answer('findPeople', null, null, () => ok(sorted));
  }

  override async person(personId: string): Promise<Result<PersonStanding, SupportFailure>> {
    return this.#answer('getPersonStanding', bare(personId), null, () => this.#known(personId));
  }

  override async grant({
    personId,
    kind,
    amount,
    reason,
    key,
  }: Grant): Promise<Result<Granted, GrantFailure>> {
    return this.#answer<Granted, GrantFailure>('grantAllowance', bare(personId), reason, () => {
      const before = this.#granted.get(key);
      if (before) return ok(before);
      const known = this.#known(personId);
      if (!known.ok) return known;
      const { allowances, grants, plan } = known.value;
      if (plan?.isExpired) return fail('plan-expired');
      const soFar = grants.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.amount, 0);
      if (soFar + amount > MOST_EXTRA) return fail('too-much-granted');
      const { allocation, available } = allowances[kind];
      const standing = { allocation: allocation + amount, available: available + amount, why: null };
      const grant = { id: `grant-${grants.length + 1}`, kind, amount, reason, grantedAt: WHEN };
      const granted = { grant, allowances: { ...allowances, [kind]: standing } };
      this.#keep({ ...known.value, allowances: granted.allowances, grants: [grant, ...grants] });
      this.#granted.set(key, granted);
      return ok(granted);
    });
  }

  override async extendTrial(
    personId: string,
    until: Instant,
    reason: string,
  ): Promise<Result<PersonStanding, TrialFailure>> {
    return this.#answer<PersonStanding, TrialFailure>('extendTrial', bare(personId), reason, () => {
      const known = this.#known(personId);
      if (!known.ok) return known;
      const { plan, planned, now, person } = known.value;
      if (plan === null) return fail('trial-not-a-trial');
      const facts = { signedUpAt: person.signedUpAt, now, until, isFollowed: planned !== null };
      const verdict = trialExtensionVerdict(plan, facts);
      if (!verdict.allowed) return fail(`trial-${verdict.why}`);
      const limits = { ...plan.limits, endDate: until };
      return ok(this.#keep({ ...known.value, plan: { ...plan, isExpired: false, limits } }));
    });
  }

  override async pendingLinks(email: string, reason: string): Promise<Result<PendingLinks, SupportFailure>> {
    const pending = this.#pending[email.toLowerCase()] ?? { links: [], phoneCode: null };
    return this.#answer('showPendingLinks', null, reason, () => ok(pending));
  }

  override async team(teamId: string): Promise<Result<TeamAtDesk, SupportFailure>> {
    const team = this.#teams.get(teamId);
    return this.#answer('getTeamRoster', teamId, null, () => (team ? ok(team) : fail('not-found')));
  }

  override async resendInvites({
    teamId,
    inviteId,
    reason,
  }: Parameters<SupportDesk['resendInvites']>[0]): Promise<Result<readonly MailedInvite[], ResendFailure>> {
    return this.#answer<readonly MailedInvite[], ResendFailure>('resendInvitesOfTeam', teamId, reason, () => {
      const open = this.#teams.get(teamId)?.roster.filter(({ inviteStatus }) => inviteStatus === 'pending');
      const mailed = open?.filter(({ id }) => inviteId === null || id === inviteId);
      if (mailed === undefined || (mailed.length === 0 && inviteId !== null)) return fail('not-found');
      return ok(mailed.map(({ id, email }) => ({ id, email, sentAt: WHEN })));
    });
  }

  override async report(reportNumber: string): Promise<Result<ReportAtDesk, SupportFailure>> {
    const report = this.#reports.get(reportNumber);
    return this.#answer('getReportStanding', reportNumber, null, () =>
      report ? ok(report) : fail('not-found'),
    );
  }

  override async adoptReport(
    reportNumber: string,
    personId: string,
    reason: string,
  ): Promise<Result<ReportAtDesk, AdoptionFailure>> {
    return this.#answer<ReportAtDesk, AdoptionFailure>('adoptReportFor', reportNumber, reason, () => {
      const known = this.#known(personId);
      const report = this.#reports.get(reportNumber);
      if (!known.ok || report === undefined) return fail('not-found');
      if (report.standing !== 'waiting') {
        const isTheirs = report.standing === 'adopted' && report.owner?.id === known.value.person.id;
        return isTheirs ? ok(report) : fail('report-not-adoptable');
      }
      const { why } = known.value.allowances.quickView;
      if (why !== null) return fail(why);
      const adopted: ReportAtDesk = { ...report, standing: 'adopted', owner: known.value.person };
      this.#reports.set(reportNumber, adopted);
      return ok(adopted);
    });
  }

  override async audit({
    actor,
    object,
    action,
    limit,
    cursor,
  }: AuditSearch): Promise<Result<AuditPage, SupportFailure>> {
    return this.#answer('listAuditEntries', null, null, () => {
      const found = this.#entries
        .toReversed()
        .filter((entry) => actor === undefined || entry.actor === bare(actor))
        .filter((entry) => object === undefined || entry.object === bare(object))
        .filter((entry) => action === undefined || entry.action === action)
        .filter((entry) => cursor === undefined || Number(entry.id) < Number(cursor));
      const entries = found.slice(0, limit);
      return ok({ entries, cursor: found.length > limit ? (entries.at(-1)?.id ?? null) : null });
    });
  }

  #answer<Value, Failure>(
    operation: string,
    object: string | null,
    reason: string | null,
    answer: () => Result<Value, Failure>,
  ): Result<Value, Failure | SupportFailure> {
    if (this.#failure !== null) return fail(this.#failure);
    this.#entries.push({
      id: String(this.#entries.length + 1),
      at: WHEN,
      action: 'support-call',
      actor: 'desk',
      operation,
      object,
      details: reason === null ? {} : { reason },
    });
    return answer();
  }

  #known(personId: string): Result<PersonStanding, 'not-found'> {
    const person = this.#people.get(bare(personId));
    return person ? ok(person) : fail('not-found');
  }

  #keep(person: PersonStanding): PersonStanding {
    this.#people.set(bare(person.person.id), person);
    return person;
  }
}

function bare(id: string): string {
  return id.slice(id.indexOf(':') + 1).toLowerCase();
}

function plain(by: PeopleSearch['by'], text: string): string {
  if (by === 'phone') return text.replaceAll(/\D/g, '').replace(/^1/, '');
  return by === 'id' ? bare(text) : text.toLowerCase();
}
