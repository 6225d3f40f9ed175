import type { ReportSection } from '@ridgeline/core/reports';

/** They say what codes and makers require, and nothing of a person. Distances to storms would tell where a property lies. */
const PUBLIC: ReadonlySet<ReportSection> = new Set([
  'code-detail',
  'manufacturer-requirements',
  'design-criteria',
]);

// D RPT-7.2
export function isPublicSection(section: ReportSection): boolean {
  return PUBLIC.has(section);
}
