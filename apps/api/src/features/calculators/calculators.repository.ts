import type { FeeSchedule, PermitPlace } from '@ridgeline/core/calculators';
import type { FeeScheduleRow } from '@ridgeline/core/packs';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement } from '../../db/caller-statement.ts';
import { idOf } from '../../db/object-references.ts';
import { feeScheduleRows, feeSchedulesOf } from '../packs/fee-schedules.ts';

export type ProjectPlace = PermitPlace & { readonly propertyType: 'residential' | 'commercial' };

export type PermitBasis = {
  /** Null without a project. */
  readonly place: ProjectPlace | null;
  /** The one with the asked id, and those of the state of the project. */
  readonly schedules: readonly FeeSchedule[];
};

const PERMIT_BASIS = callerStatement(
  'calculators.permit-basis',
  `select case when project.state is not null then jsonb_build_object('state', project.state,
       'jurisdiction', project.jurisdiction, 'propertyType', project.property_type) end as place,
     ${feeScheduleRows('$3::text', 'project.state')} as schedules
   from (values (1)) one left join projects project on project.report_number = $2::bigint`,
);

/** A project that the caller may not see is refused before. */
export async function findPermitBasis(
  db: CallerDb,
  asked: { readonly projectNumber: string | null; readonly schedule: string | null },
): Promise<PermitBasis> {
  const [found] = await db.rows<{
    readonly place: ProjectPlace | null;
    readonly schedules: readonly FeeScheduleRow[];
  }>(PERMIT_BASIS, [idOf({ kind: 'project', value: asked.projectNumber }), asked.schedule]);
  return { place: found?.place ?? null, schedules: feeSchedulesOf(found?.schedules ?? []) };
}
