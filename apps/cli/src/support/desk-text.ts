import { moneyText } from '@ridgeline/core/billing';
import { planTitle } from '@ridgeline/core/plans';
import { type Instant, type Locale, ok, say } from '@ridgeline/core/shared';
import {
  type AllowanceGrant,
  type AllowanceKind,
  type AllowanceStandings,
  type FoundPerson,
  type PersonStanding,
  supportMessages,
} from '@ridgeline/core/support';
import { shownTeamRole } from '@ridgeline/core/teams';
import { inColumns } from '../command-line/columns.ts';
import { EXIT_CODES, type ExitCode } from '../command-line/exit-codes.ts';
import { deskMessages } from './desk.messages.ts';

export type Row = readonly [label: string, value: string];

/** The same everywhere, whatever the time zone of the desk: `2026-03-04 12:00 UTC`. */
export function stamp(at: Instant): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

export function answerOf(data: unknown, lines: readonly string[], exitCode: ExitCode = EXIT_CODES.ok) {
  return ok({ data, text: lines.join('\n'), exitCode });
}

export function rowsIn(rows: readonly (Row | null)[]): readonly string[] {
  return inColumns(rows.filter((row) => row !== null));
}

const KIND_WORDS = { quickView: 'quick-view', codeDetail: 'code-detail', weather: 'weather' } as const;
export const KINDS = Object.keys(KIND_WORDS) as AllowanceKind[];

export function kindText(kind: AllowanceKind, locale: Locale): string {
  return say(deskMessages, locale, KIND_WORDS[kind]);
}

export function personRows({ person, ...standing }: PersonStanding, locale: Locale): readonly Row[] {
  const words = (key: 'yes' | 'no' | 'none') => say(deskMessages, locale, key);
  const { team } = standing;
  const phone =
    person.phone !== null && !standing.phoneVerified
      ? say(deskMessages, locale, 'phone-unverified', { phone: person.phone })
      : person.phone;
  const role = team && (team.isOwner ? say(deskMessages, locale, 'owner') : shownTeamRole(team.role, locale));
  return [
    ...foundRows({ ...person, phone }, locale),
    [say(deskMessages, locale, 'signs-in-by'), standing.signsInBy],
    [
      say(deskMessages, locale, 'terms'),
      standing.acceptedTosAt === null ? words('no') : stamp(standing.acceptedTosAt),
    ],
    [
      say(deskMessages, locale, 'team'),
      team && role
        ? say(deskMessages, locale, 'team-and-role', { team: team.name, role, id: team.id })
        : words('none'),
    ],
    [say(deskMessages, locale, 'desk'), words(standing.isAdmin ? 'yes' : 'no')],
    [say(deskMessages, locale, 'projects'), String(standing.projects)],
  ];
}

function foundRows(person: FoundPerson, locale: Locale): readonly Row[] {
  return [
    [say(deskMessages, locale, 'email'), person.email],
    [say(deskMessages, locale, 'name'), person.name],
    [say(deskMessages, locale, 'id'), person.id],
    [say(deskMessages, locale, 'phone'), person.phone ?? say(deskMessages, locale, 'none')],
    [say(deskMessages, locale, 'signed-up'), stamp(person.signedUpAt)],
  ];
}

export function planRows({ plan, planOf, now }: PersonStanding, locale: Locale): readonly (Row | null)[] {
  const label = say(deskMessages, locale, 'plan');
  if (plan === null) return [[label, say(deskMessages, locale, 'free-plan')]];
  const title = `${planTitle(plan, locale)} (${plan.sku})`;
  const date = (key: 'removed' | 'period-ends', at: Instant | null): Row | null =>
    at === null ? null : [say(deskMessages, locale, key), stamp(at)];
  return [
    [label, planOf === 'team' ? say(deskMessages, locale, 'plan-of-team', { plan: title }) : title],
    [say(deskMessages, locale, 'state'), say(deskMessages, locale, plan.isExpired ? 'expired' : 'in-force')],
    [say(deskMessages, locale, 'price'), plan.billingPeriod],
    date('period-ends', plan.details?.currentPeriodEnd ?? null),
    plan.purchaseProvider === null ? null : [say(deskMessages, locale, 'bought-by'), plan.purchaseProvider],
    plan.pauseActiveAt === null || plan.resumesAt === null
      ? null
      : [
          say(deskMessages, locale, 'payments-paused'),
          say(deskMessages, locale, 'from-until', {
            from: stamp(plan.pauseActiveAt),
            until: stamp(plan.resumesAt),
          }),
        ],
    date('removed', plan.archivedDate),
    [say(deskMessages, locale, 'judged-at'), stamp(now)],
  ];
}

/** PLAN-8: the plan that was ordered for the end of the trial. */
export function plannedRows({ planned }: PersonStanding, locale: Locale): readonly Row[] {
  if (planned === null) return [];
  const { estimate, sku, retryAt } = planned;
  const due = { amount: moneyText(estimate.total, locale), at: stamp(estimate.chargedAt) };
  return [
    [say(deskMessages, locale, 'next-plan'), `${planTitle(planned, locale)} (${sku})`],
    [
      say(deskMessages, locale, 'next-due'),
      say(deskMessages, locale, retryAt === null ? 'due-at' : 'due-again', due),
    ],
  ];
}

export function allowanceRows(allowances: AllowanceStandings, locale: Locale): readonly Row[] {
  return KINDS.map((kind) => {
    const { allocation, available, why } = allowances[kind];
    const text =
      why === null
        ? say(deskMessages, locale, 'left-of', { allocation, available })
        : say(deskMessages, locale, 'left-and-why', {
            allocation,
            available,
            why: say(supportMessages, locale, why),
          });
    return [kindText(kind, locale), text] as const;
  });
}

export function grantRows(grants: readonly AllowanceGrant[], locale: Locale): readonly Row[] {
  return grants.map(({ amount, kind, grantedAt, reason }) => [
    say(deskMessages, locale, 'granted'),
    say(deskMessages, locale, 'grant-line', {
      amount,
      kind: kindText(kind, locale),
      at: stamp(grantedAt),
      reason,
    }),
  ]);
}
