import type { PermitPlace } from '@ridgeline/core/calculators';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement } from '../../db/caller-statement.ts';
import { idOf } from '../../db/object-references.ts';

export type ProjectPlace = PermitPlace & { readonly propertyType: 'residential' | 'commercial' };

const PLACE = callerStatement(
  'calculators.place',
  `select project.state, project.jurisdiction, project.property_type as "propertyType"
   from projects project where project.report_number = $2::bigint`,
);

/** Null without a project. A project that the caller may not see is refused before. */
export async function findPlace(db: CallerDb, projectNumber: string | null): Promise<ProjectPlace | null> {
  const [place] = await db.rows<ProjectPlace>(PLACE, [idOf({ kind: 'project', value: projectNumber })]);
  return place ?? null;
}
