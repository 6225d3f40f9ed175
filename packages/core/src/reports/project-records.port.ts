import type { Result } from '../shared/result.ts';
import type { ReportRefusal } from './report-refusal.ts';
import type { ProjectDate } from './report.ts';

export type ClaimDetails = { readonly claimNumber: string | null; readonly jobNumber: string | null };

/** `refused`: it was understood, and is not allowed or not valid. The same change is refused again. */
export type ChangeRefusal = ReportRefusal | 'refused';

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
  abstract saveClaim(reportNumber: string, claim: ClaimDetails): Promise<Result<void, ChangeRefusal>>;
  abstract saveDate(reportNumber: string, date: ProjectDate): Promise<Result<void, ChangeRefusal>>;
  abstract setUserFlags(reportNumber: string, flags: UserFlags): Promise<Result<void, ChangeRefusal>>;
  abstract applyUpgrades(reportNumber: string, change: ProjectUpgrades): Promise<Result<void, ChangeRefusal>>;
}
