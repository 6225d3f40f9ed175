import { instantOf } from '../../db/instant.ts';
import { planInForce } from './plan-in-force.ts';

/** A person's usage as `CountsRow`: all projects, those of the month, those of the trial. */
export function countsJson(person: string, team: string): string {
  const counted = (
    counting: string,
    since: string,
  ) => `coalesce((select usage.quick_views from usage_counts usage
    where usage.holder = ${person}.id and usage.counting = '${counting}' and usage.period_start >= ${since}), 0)`;
  return `(select json_build_object(
      'lifetime', coalesce((select made.projects from project_counts made where made.person_id = ${person}.id), 0),
      'monthly', ${counted('monthly', 'plan.month_starts_at')},
      'monthlyReset', ${instantOf('plan.month_ends_at')},
      'free', ${counted('free', "'epoch'")})
    from (select ${team} as team_id) mine,
      lateral (${planInForce(`${person}.id`, 'mine.team_id', `${person}.signed_up_at`)}) plan)`;
}
