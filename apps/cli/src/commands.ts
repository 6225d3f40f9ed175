import type { ListedCommand } from './command-line/command.ts';

/**
 * Every command, in the order of the help, and where it is: a command is loaded when it is called, so that one starts
 * without the others. Help, completion and docs/cli.md come from this table.
 */
export const COMMANDS: readonly ListedCommand[] = [
  { name: 'iws', load: async () => (await import('./calculators/iws.command.ts')).iwsCommand },
  { name: 'waste', load: async () => (await import('./calculators/waste.command.ts')).wasteCommand },
  {
    name: 'ventilation',
    load: async () => (await import('./calculators/ventilation.command.ts')).ventilationCommand,
  },
  {
    name: 'permit-fee',
    load: async () => (await import('./calculators/permit-fee.command.ts')).permitFeeCommand,
  },
  {
    name: 'permit-fee schedules',
    load: async () =>
      (await import('./calculators/permit-fee-schedules.command.ts')).permitFeeSchedulesCommand,
  },
  {
    name: 'permit-fee check',
    load: async () => (await import('./calculators/permit-fee-check.command.ts')).permitFeeCheckCommand,
  },
  {
    name: 'reproduce',
    load: async () => (await import('./calculators/reproduce.command.ts')).reproduceCommand,
  },
  { name: 'facts', load: async () => (await import('./reports/facts.command.ts')).factsCommand },
  { name: 'pdfs', load: async () => (await import('./pdfs/pdfs.command.ts')).pdfsCommand },
  { name: 'batch', load: async () => (await import('./batch/batch.command.ts')).batchCommand },
  { name: 'pause why', load: async () => (await import('./plans/pause-why.command.ts')).pauseWhyCommand },
  {
    name: 'trial explain',
    load: async () => (await import('./plans/trial-explain.command.ts')).trialExplainCommand,
  },
  {
    name: 'person show',
    load: async () => (await import('./support/person-show.command.ts')).personShowCommand,
  },
  { name: 'plan show', load: async () => (await import('./support/plan-show.command.ts')).planShowCommand },
  {
    name: 'allowance show',
    load: async () => (await import('./support/allowance-show.command.ts')).allowanceShowCommand,
  },
  {
    name: 'allowance grant',
    load: async () => (await import('./support/allowance-grant.command.ts')).allowanceGrantCommand,
  },
  {
    name: 'trial extend',
    load: async () => (await import('./support/trial-extend.command.ts')).trialExtendCommand,
  },
  { name: 'team show', load: async () => (await import('./support/team-show.command.ts')).teamShowCommand },
  {
    name: 'invites list',
    load: async () => (await import('./support/invites-list.command.ts')).invitesListCommand,
  },
  {
    name: 'invites resend',
    load: async () => (await import('./support/invites-resend.command.ts')).invitesResendCommand,
  },
  {
    name: 'links pending',
    load: async () => (await import('./support/links-pending.command.ts')).linksPendingCommand,
  },
  {
    name: 'report show',
    load: async () => (await import('./support/report-show.command.ts')).reportShowCommand,
  },
  {
    name: 'report verify',
    load: async () => (await import('./support/report-verify.command.ts')).reportVerifyCommand,
  },
  {
    name: 'report adopt',
    load: async () => (await import('./support/report-adopt.command.ts')).reportAdoptCommand,
  },
  {
    name: 'audit list',
    load: async () => (await import('./support/audit-list.command.ts')).auditListCommand,
  },
  { name: 'sign-in', load: async () => (await import('./sign-in/sign-in.command.ts')).signInCommand },
  { name: 'sign-out', load: async () => (await import('./sign-in/sign-out.command.ts')).signOutCommand },
  { name: 'doctor', load: async () => (await import('./doctor/doctor.command.ts')).doctorCommand },
  { name: 'backup', load: async () => (await import('./data/backup.command.ts')).backupCommand },
  { name: 'restore', load: async () => (await import('./data/restore.command.ts')).restoreCommand },
  { name: 'verify', load: async () => (await import('./data/verify.command.ts')).verifyCommand },
  { name: 'help', load: async () => (await import('./help.command.ts')).helpCommand },
  { name: 'version', load: async () => (await import('./version.command.ts')).versionCommand },
  {
    name: 'completion',
    load: async () => (await import('./completion/completion.command.ts')).completionCommand,
  },
];
