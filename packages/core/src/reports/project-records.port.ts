import type { Result } from '../shared/result.ts';
import type { ReportRefusal } from './report-refusal.ts';
import type { ProjectDate } from './report.ts';

export type ClaimDetails = { readonly claimNumber: string | null; readonly jobNumber: string | null };

export type UserFlags = Readonly<Record<string, boolean>>;

/** Add-ons to put into a project, and the fields to change with them. */
export type ProjectUpgrades = {
  readonly upgrades: readonly string[];
  readonly patches: Readonly<Record<string, unknown>>;
};

/** Edits of an existing project. */
export abstract class ProjectRecords {
  abstract archive(reportNumber: string): Promise<Result<void, ReportRefusal>>;
  abstract unarchive(reportNumber: string): Promise<Result<void, ReportRefusal>>;
  abstract saveClaim(reportNumber: string, claim: ClaimDetails): Promise<Result<void, ReportRefusal>>;
  abstract saveDate(reportNumber: string, date: ProjectDate): Promise<Result<void, ReportRefusal>>;
  abstract setUserFlags(reportNumber: string, flags: UserFlags): Promise<Result<void, ReportRefusal>>;
  abstract applyUpgrades(reportNumber: string, change: ProjectUpgrades): Promise<Result<void, ReportRefusal>>;
}
