import type { Result } from '../shared/result.ts';
import type { ReportRefusal } from './report-refusal.ts';
import type { ProjectDate } from './report.ts';

export type ClaimDetails = { readonly claimNumber: string | null; readonly jobNumber: string | null };

/**
 * `refused`: it was understood, and is not allowed or not valid. The same change is refused again. `changed-meanwhile`: the report
 * does not say any more what the writer saw.
 */
export type ChangeRefusal = ReportRefusal | 'refused' | 'changed-meanwhile';

export type UserFlags = Readonly<Record<string, boolean>>;

/** Add-ons to put into a project, and the fields to change with them. */
export type ProjectUpgrades = {
  readonly upgrades: readonly string[];
  readonly patches: Readonly<Record<string, unknown>>;
};

/** Edits of an existing project. */
export abstract class ProjectRecords {
  abstract archive(reportNumber: string): Promise<Result<void, ChangeRefusal>>;
  abstract unarchive(reportNumber: string): Promise<Result<void, ChangeRefusal>>;
  /** Numbers that are left out stay. With `seen`, nothing is written over what somebody else has written since. D RPT-5.1 */
  abstract saveClaim(
    reportNumber: string,
    claim: Partial<ClaimDetails>,
    seen?: Partial<ClaimDetails>,
  ): Promise<Result<void, ChangeRefusal>>;
  /** `seen`: null for no date; left out, the date is written whatever it was. D RPT-5.1 */
  abstract saveDate(
    reportNumber: string,
    date: ProjectDate,
    seen?: ProjectDate | null,
  ): Promise<Result<void, ChangeRefusal>>;
  abstract setUserFlags(reportNumber: string, flags: UserFlags): Promise<Result<void, ChangeRefusal>>;
  abstract applyUpgrades(reportNumber: string, change: ProjectUpgrades): Promise<Result<void, ChangeRefusal>>;
}
