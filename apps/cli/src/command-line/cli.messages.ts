import { messages } from '@ridgeline/core/shared';
import type { CliFailure, OperandName } from './cli-failure.ts';

/** The purpose of each command, by command name. */
export const commandMessages = messages(
  {
    iws: 'Ice and water shield: how far it reaches, how much of it, how many rolls',
    waste: 'Shingles with waste, starter, cap, drip edge and underlayment',
    ventilation: 'Attic ventilation: what is required, and whether what is there is enough',
    'permit-fee': 'Permit fee by a municipality’s schedule, line by line',
    'permit-fee schedules': 'The published schedules that are known, with their sources',
    'permit-fee check': 'What is odd about a schedule of fees',
    reproduce: 'Whether an old result still comes out, and why not',
    help: 'What a command does and which flags it has',
    version: 'The version of this program',
    completion: 'A script that completes commands and flags in your shell',
  },
  {
    iws: 'Membrana contra hielo y agua: hasta dónde llega, cuánta y cuántos rollos',
    waste: 'Tejas con desperdicio, arranque, cumbrera, goterón y base',
    ventilation: 'Ventilación del ático: qué se exige y si basta lo que hay',
    'permit-fee': 'Tarifa del permiso según las tarifas de un municipio, línea por línea',
    'permit-fee schedules': 'Las tarifas publicadas que se conocen, con sus fuentes',
    'permit-fee check': 'Qué tienen de raro unas tarifas',
    reproduce: 'Si un resultado anterior se reproduce, y si no, por qué',
    help: 'Qué hace un comando y qué opciones tiene',
    version: 'La versión de este programa',
    completion: 'Un guion que completa comandos y opciones en su terminal',
  },
);
export type CommandName = keyof typeof commandMessages.en;

export const operandMessages = messages(
  { file: 'FILE', shell: 'SHELL', command: 'COMMAND' } as const satisfies Record<OperandName, string>,
  { file: 'ARCHIVO', shell: 'TERMINAL', command: 'COMANDO' },
);

export const helpMessages = messages(
  {
    about: 'Roofing calculators with their working, the same as in the Ridgeline app.',
    usage: 'Usage',
    'command-and-flags': 'COMMAND [FLAGS]',
    flags: '[FLAGS]',
    commands: 'Commands',
    'its-flags': 'Flags',
    'common-flags': 'Flags of every command',
    example: 'Example',
    'one-of': 'One of {options}.',
    'exit-codes': 'Exit codes',
    ok: 'worked out',
    fault: 'a fault of the program',
    unusable: 'the command line, a file or an input cannot be used',
    no: 'worked out, and the answer is no: findings, an unknown fee, too little ventilation, a result that does not come out again',
    'more-about-a-command': 'More about a command: ridgeline help COMMAND',
  },
  {
    about: 'Calculadoras para techos con su desarrollo, las mismas que en la aplicación Ridgeline.',
    usage: 'Uso',
    'command-and-flags': 'COMANDO [OPCIONES]',
    flags: '[OPCIONES]',
    commands: 'Comandos',
    'its-flags': 'Opciones',
    'common-flags': 'Opciones de todos los comandos',
    example: 'Ejemplo',
    'one-of': 'Uno de {options}.',
    'exit-codes': 'Códigos de salida',
    ok: 'resuelto',
    fault: 'un fallo del programa',
    unusable: 'no se puede usar la línea de comandos, un archivo o un dato',
    no: 'resuelto, y la respuesta es no: observaciones, una tarifa desconocida, ventilación insuficiente, un resultado que no se reproduce',
    'more-about-a-command': 'Más sobre un comando: ridgeline help COMANDO',
  },
);

/** Failures with texts of their own; core has the texts for inputs that it refuses. */
type WordedFailure = Exclude<CliFailure['code'], 'input-refused' | 'schedule-unusable'>;

export const cliFailureMessages = messages(
  {
    'command-required': 'Which command? Try: ridgeline help',
    'command-unknown': 'There is no command “{given}”.',
    'flag-unknown': 'There is no flag “{given}” here.',
    'flag-without-value': '{flag}: a value is missing.',
    'flag-with-value': '{flag}: takes no value.',
    'flag-value-unreadable': '{flag}: write {form}.',
    'flags-exclude-each-other': '{flag}: not together with {other}.',
    'not-an-option': '{flag}: one of {options}.',
    'operand-required': '{operand} is missing.',
    'operand-not-an-option': '{operand}: one of {options}.',
    'operand-unexpected': '“{given}” is one word too many.',
    'file-unreadable': '{file}: cannot be read.',
    'file-not-json': '{file}: is not a JSON object.',
    'standard-input-twice': 'Only one file can be read from standard input (-).',
    'schedule-required':
      '--schedule or --schedule-file: Required Field. The list: ridgeline permit-fee schedules',
    'schedule-unknown':
      '--schedule: no published schedule is called “{given}”. The list: ridgeline permit-fee schedules',
    'not-a-result': '{file}: is not a result that this version can read.',
  } as const satisfies Record<WordedFailure, string>,
  {
    'command-required': '¿Qué comando? Pruebe: ridgeline help',
    'command-unknown': 'No hay un comando «{given}».',
    'flag-unknown': 'Aquí no hay una opción «{given}».',
    'flag-without-value': '{flag}: falta un valor.',
    'flag-with-value': '{flag}: no lleva valor.',
    'flag-value-unreadable': '{flag}: escriba {form}.',
    'flags-exclude-each-other': '{flag}: no junto con {other}.',
    'not-an-option': '{flag}: uno de {options}.',
    'operand-required': 'Falta {operand}.',
    'operand-not-an-option': '{operand}: uno de {options}.',
    'operand-unexpected': '«{given}» es una palabra de más.',
    'file-unreadable': '{file}: no se puede leer.',
    'file-not-json': '{file}: no es un objeto JSON.',
    'standard-input-twice': 'Solo un archivo se puede leer de la entrada estándar (-).',
    'schedule-required':
      '--schedule o --schedule-file: Campo obligatorio. La lista: ridgeline permit-fee schedules',
    'schedule-unknown':
      '--schedule: ninguna tarifa publicada se llama «{given}». La lista: ridgeline permit-fee schedules',
    'not-a-result': '{file}: no es un resultado que esta versión pueda leer.',
  },
);

export const cliMessages = messages(
  {
    'did-you-mean': 'Did you mean “{nearest}”?',
    'more-help': 'More: ridgeline help {command}',
    fault: 'A fault of this program, not of yours: {reason}',
  },
  {
    'did-you-mean': '¿Quiso decir «{nearest}»?',
    'more-help': 'Más: ridgeline help {command}',
    fault: 'Un fallo de este programa, no suyo: {reason}',
  },
);
