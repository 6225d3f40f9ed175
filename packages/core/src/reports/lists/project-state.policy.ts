import type { ProjectSummary } from './project-gateway.port.ts';

type Judged = Pick<ProjectSummary, 'municipality' | 'sections' | 'codeChanged' | 'refreshed' | 'archived'>;

/** What a row of a list says of the report, in a word. */
export type ProjectState =
  | { readonly is: 'code-changed' }
  /** It says something else than what the reader has read. */
  | { readonly is: 'refreshed' }
  /** How many ordered sections, and the jurisdiction, have no answer. */
  | { readonly is: 'unknown'; readonly count: number }
  | { readonly is: 'ready' }
  /** Version 1: filled in by hand, so that nothing can be counted. */
  | { readonly is: 'legacy' };

export function projectState({
  municipality,
  sections,
  codeChanged,
  refreshed,
}: Omit<Judged, 'archived'>): ProjectState {
  if (sections === null) return { is: 'legacy' };
  if (codeChanged) return { is: 'code-changed' };
  if (refreshed) return { is: 'refreshed' };
  const count = sections.unknown.length + (municipality === null ? 1 : 0);
  return count > 0 ? { is: 'unknown', count } : { is: 'ready' };
}

const NEEDS_A_LOOK: ReadonlySet<ProjectState['is']> = new Set(['code-changed', 'refreshed', 'unknown']);

/** An active project that waits for an answer or its reader. The list of the API finds the same ones in SQL. */
export function needsALook(project: Judged): boolean {
  return !project.archived && NEEDS_A_LOOK.has(projectState(project).is);
}
