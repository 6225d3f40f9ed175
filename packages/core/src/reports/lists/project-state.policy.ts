import type { ProjectSummary } from './project-gateway.port.ts';

type Judged = Pick<ProjectSummary, 'municipality' | 'sections' | 'codeChanged' | 'archived'>;

/** What a row of a list says of the report, in a word. */
export type ProjectState =
  | { readonly is: 'code-changed' }
  /** How many ordered sections, and the jurisdiction, have no answer. */
  | { readonly is: 'unknown'; readonly count: number }
  | { readonly is: 'ready' }
  /** Version 1: filled in by hand, so that nothing can be counted. */
  | { readonly is: 'legacy' };

export function projectState({
  municipality,
  sections,
  codeChanged,
}: Omit<Judged, 'archived'>): ProjectState {
  if (sections === null) return { is: 'legacy' };
  if (codeChanged) return { is: 'code-changed' };
  const count = sections.unknown.length + (municipality === null ? 1 : 0);
  return count > 0 ? { is: 'unknown', count } : { is: 'ready' };
}

/** An active project in which something waits for an answer. The list of the API finds the same ones in SQL. */
export function needsALook(project: Judged): boolean {
  const { is } = projectState(project);
  return !project.archived && (is === 'code-changed' || is === 'unknown');
}
