import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * What tells a living process from a later one that got the same number: when it began, in the words of this system.
 * Null when no such process runs; one that has ended and was not collected by its parent does not run. Windows has no
 * quick way to ask, and tells processes by their number alone.
 */
export function startTimeOf(processId: number): string | null {
  if (process.platform === 'linux') {
    // The name in parentheses may hold spaces; state is the first field after it, the start time the twentieth.
    const fields = textOf(`/proc/${processId}/stat`)
      ?.replace(/^.*\) /s, '')
      .split(' ');
    return fields === undefined || fields[0] === 'Z' ? null : (fields[19] ?? null);
  }
  if (process.platform === 'win32') return runs(processId) ? 'running' : null;
  const [state = '', ...began] = ps(processId, 'stat=,lstart=')?.split(/\s+/) ?? [];
  return state === '' || state.startsWith('Z') ? null : began.join('-').replaceAll(':', '');
}

/** The command line of a living process, its arguments separated by spaces. */
export function commandLineOf(processId: number): string | null {
  if (process.platform === 'linux') {
    return textOf(`/proc/${processId}/cmdline`)?.replaceAll('\0', ' ') ?? null;
  }
  return ps(processId, 'command=');
}

function runs(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch {
    return false;
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}

function ps(processId: number, columns: string): string | null {
  const answer = spawnSync('ps', ['-ww', '-o', columns, '-p', String(processId)], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
  });
  return answer.stdout?.trim() || null;
}
