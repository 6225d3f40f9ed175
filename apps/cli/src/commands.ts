import type { Command } from './command-line/command.ts';
import { completionCommand } from './completion/completion.command.ts';
import { helpCommand } from './help.command.ts';
import { iwsCommand } from './calculators/iws.command.ts';
import { permitFeeCheckCommand } from './calculators/permit-fee-check.command.ts';
import { permitFeeSchedulesCommand } from './calculators/permit-fee-schedules.command.ts';
import { permitFeeCommand } from './calculators/permit-fee.command.ts';
import { reproduceCommand } from './calculators/reproduce.command.ts';
import { ventilationCommand } from './calculators/ventilation.command.ts';
import { versionCommand } from './version.command.ts';
import { wasteCommand } from './calculators/waste.command.ts';

/** Every command, in the order of the help. */
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
