import type { PermitPlace, PlacedFeeSchedule } from '@ridgeline/core/calculators';
import type { FeeScheduleRow } from '@ridgeline/core/packs';
import type { JurisdictionCorrection } from '@ridgeline/core/places';
import { controllingBody, correctedFacts, type Fact } from '@ridgeline/core/reports';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement } from '../../db/caller-statement.ts';
import { idOf } from '../../db/object-references.ts';
import { feeScheduleRows, feeSchedulesOf } from '../packs/fee-schedules.ts';
import { correctionIn } from '../reports/report-on-wire.ts';

export type ProjectPlace = PermitPlace & { readonly propertyType: 'residential' | 'commercial' };

export type PermitBasis = {
  /** Null without a project. */
  readonly place: ProjectPlace | null;
  /** The one with the asked id, and those of the state of the project. */
  readonly schedules: readonly PlacedFeeSchedule[];
};

const PERMIT_BASIS = callerStatement(
  'calculators.permit-basis',
  `select case when project.state is not null then jsonb_build_object('state', project.state,
       'jurisdiction', project.jurisdiction, 'propertyType', project.property_type) end as place,
     jsonb_path_query_first(project.content, '$.facts[*] ? (@.name == "controlling-municipality")') as controls,
     ${correctionIn('jurisdiction_corrections', 'null')} as correction,
     ${feeScheduleRows('$3::text', 'project.state')} as schedules
   from (values (1)) one left join projects project on project.report_number = $2::bigint`,
);

/** A project that the caller may not see is refused before. */
export async function findPermitBasis(
  db: CallerDb,
  asked: { readonly projectNumber: string | null; readonly schedule: string | null },
): Promise<PermitBasis> {
  const [found] = await db.rows<{
    readonly place: Omit<ProjectPlace, 'geoid'> | null;
    readonly controls: Fact | null;
    readonly correction: JurisdictionCorrection | null;
    readonly schedules: readonly FeeScheduleRow[];
  }>(PERMIT_BASIS, [idOf({ kind: 'project', value: asked.projectNumber }), asked.schedule]);
  const body =
    found && controllingBody(correctedFacts(found.controls ? [found.controls] : [], found.correction));
  return {
    place: found?.place ? { ...found.place, geoid: body?.geoid ?? null } : null,
    schedules: feeSchedulesOf(found?.schedules ?? []),
  };
}
