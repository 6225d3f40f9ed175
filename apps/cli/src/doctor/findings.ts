import type { DatabaseHealth } from '@ridgeline/api/backup';
import { SECOND } from '@ridgeline/core/shared';

/** How bad each finding is; its words are in doctor.messages.ts. */
export const GRADES = {
  'node-ok': 'ok',
  'node-old': 'fail',
  'folder-ok': 'ok',
  'folder-missing': 'warn',
  'folder-closed': 'fail',
  'disk-ok': 'ok',
  'disk-low': 'warn',
  'disk-full': 'fail',
  'port-free': 'ok',
  'port-ours': 'ok',
  'port-taken': 'fail',
  'database-ok': 'ok',
  'database-away': 'fail',
  'database-stopped': 'warn',
  'schema-current': 'ok',
  'schema-behind': 'warn',
  'schema-refused': 'fail',
  'clock-ok': 'ok',
  'clock-off': 'warn',
  'jobs-ok': 'ok',
  'jobs-late': 'warn',
  'jobs-failed': 'warn',
  'mail-outbox': 'ok',
  'mail-ok': 'ok',
  'mail-unset': 'fail',
  'mail-away': 'fail',
  'files-ok': 'ok',
  'files-away': 'fail',
} as const;

export type FindingCode = keyof typeof GRADES;
export type Finding = {
  readonly code: FindingCode;
  readonly values: Readonly<Record<string, string | number>>;
};

const OLDEST_NODE = [20, 19] as const;
const LOW_MEGABYTES = 2_000;
const LEAST_MEGABYTES = 200;
/** Tokens and events of the payment provider allow some minutes; a lease of a job less. */
const MOST_SKEW = 5 * SECOND;

export function nodeFinding(version: string): Finding {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  return { code: isOld ? 'node-old' : 'node-ok', values: { version } };
}

export function diskFinding(freeBytes: number): Finding {
  const megabytes = Math.floor(freeBytes / 1e6);
  const code = megabytes < LEAST_MEGABYTES ? 'disk-full' : megabytes < LOW_MEGABYTES ? 'disk-low' : 'disk-ok';
  return { code, values: { megabytes } };
}

/** `asked` is the middle of the time for which the database was asked. */
export function databaseFindings(health: DatabaseHealth, asked: number): readonly Finding[] {
  const skew = Math.abs(health.now - asked);
  const { lateJobs: late, failedJobs: failed } = health;
  return [
    { code: 'database-ok', values: {} },
    { code: `schema-${health.schema}`, values: {} },
    skew > MOST_SKEW
      ? { code: 'clock-off', values: { seconds: Math.round(skew / SECOND) } }
      : { code: 'clock-ok', values: {} },
    ...(late > 0 ? [{ code: 'jobs-late' as const, values: { late } }] : []),
    ...(failed > 0 ? [{ code: 'jobs-failed' as const, values: { failed } }] : []),
    ...(late + failed === 0 ? [{ code: 'jobs-ok' as const, values: {} }] : []),
  ];
}
