import type { ApiUnderTest, Person } from '@ridgeline/api/testing';
import type { ProjectSummary } from '@ridgeline/core/reports';

/** Inserts a person's project as a contract suite describes it. */
export async function insertProject(api: ApiUnderTest, owner: Person, row: ProjectSummary): Promise<void> {
  await api.sql.query(
    `insert into projects (report_number, owner_id, address, state, jurisdiction, created_at, includes,
       property_type, roof_type, archived_at, claim_number, job_number)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, case when $10 then now() end, $11, $12)`,
    [
      row.reportNumber,
      owner.id,
      row.address,
      row.state,
      row.municipality,
      new Date(row.createdAt),
      row.includes,
      row.propertyType,
      row.roofType,
      row.archived,
      row.claimNumber,
      row.jobNumber,
    ],
  );
}
