import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Distinguishes a living process from a later one with the same number: its start time, in the system's own format.
 * Null if no such process runs; a zombie does not count as running. Windows has no quick way to find out, so there
 * processes are told apart by number alone.
 */
export function startTimeOf(processId: number): string | null {
  if (process.platform === 'linux') {
    // The name in parentheses may contain spaces; state is the first field after it, the start time the twentieth.
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
