import * as z from 'zod/mini';
import { fail, ok, type Result } from '../shared/result.ts';
import type { ProjectDate } from './report.ts';

export type ProjectDateFailure = 'project-date-invalid';

const projectDate = z.object({
  date: z.iso.date(),
  type: z.string().check(z.trim(), z.minLength(1)),
});

/** A valid calendar day, and the event on it. */
// RPT-5
export function parseProjectDate(input: unknown): Result<ProjectDate, ProjectDateFailure> {
  const read = projectDate.safeParse(input);
  return read.success ? ok(read.data) : fail('project-date-invalid');
}
