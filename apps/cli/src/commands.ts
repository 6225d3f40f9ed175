import type { Command } from './command.ts';
import { completionCommand } from './completion.command.ts';
import { helpCommand } from './help.command.ts';
import { iwsCommand } from './iws.command.ts';
import { permitFeeCheckCommand } from './permit-fee-check.command.ts';
import { permitFeeSchedulesCommand } from './permit-fee-schedules.command.ts';
import { permitFeeCommand } from './permit-fee.command.ts';
import { reproduceCommand } from './reproduce.command.ts';
import { ventilationCommand } from './ventilation.command.ts';
import { versionCommand } from './version.command.ts';
import { wasteCommand } from './waste.command.ts';

/** Every command, in the order in which the help lists them. */
export const COMMANDS: readonly Command[] = [
  iwsCommand,
  wasteCommand,
  ventilationCommand,
  permitFeeCommand,
  permitFeeSchedulesCommand,
  permitFeeCheckCommand,
  reproduceCommand,
  helpCommand,
  versionCommand,
  completionCommand,
];
