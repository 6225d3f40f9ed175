import { Refusal } from '../problems/problem.ts';

/** A page is found by its cursor alone: a page number above one without a cursor cannot be answered. */
export function assertPageIsFound(page: number, cursor: string | undefined, field: string): void {
  if (page > 1 && cursor === undefined) throw new Refusal('page-needs-cursor', field);
}
