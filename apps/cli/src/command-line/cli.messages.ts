import { messages } from '@ridgeline/core/shared';
import type { SignInRefusal } from '../session/user-pool.ts';
import type { CliFailure, OperandName } from './cli-failure.ts';

/** The purpose of each command, by command name. */
export const commandMessages = messages(
  {
    iws: 'Ice and water shield: how far it reaches, how much of it, how many rolls',
    waste: 'Shingles with waste, starter, cap, drip edge and underlayment',
    ventilation: 'Attic ventilation: what is required, and whether what is there is enough',
    'permit-fee': 'Permit fee by a municipality’s schedule, line by line',
    'permit-fee schedules': 'The published schedules that are known, with their sources',
    'permit-fee check': 'What looks wrong in a fee schedule',
    reproduce: 'Whether an old result can be reproduced, and if not, why',
    facts: 'What one of your reports says, with the source of each answer',
    pdfs: 'PDFs of many of your reports, as one ZIP',
    batch: 'A calculator for every row of a CSV, or every line of JSON',
    pause: 'Pauses of payments',
    'pause why': 'Whether payments can be paused, and why not',
    trial: 'Trials',
    'trial explain': 'When a trial ends, why, and how many days it has left',
    person: 'People, for support',
    'person show': 'Who somebody is, what they have, and why',
    plan: 'Plans of people, for support',
    'plan show': 'The plan in force of a person',
    allowance: 'Allowances of people, for support',
    'allowance show': 'What is left of a person’s allowances, and why no more may be used',
    'allowance grant': 'Adds to an allowance of a person',
    'trial extend': 'Extends a trial',
    team: 'Teams, for support',
    'team show': 'A team with its seats and its people',
    invites: 'Invites of a team, for support',
    'invites list': 'The open invites of a team',
    'invites resend': 'Emails open invites again',
    links: 'Links by email, for support',
    'links pending': 'The links that somebody is waiting for when email does not arrive',
    report: 'Reports, for support',
    'report show': 'A report of anybody, and who has it',
    'report verify': 'Whether a report waits to be adopted',
    'report adopt': 'Gives somebody the report that they made as a visitor',
    audit: 'The audit log, for support',
    'audit list': 'The audit log, the newest entries first',
    'sign-in': 'Signs you in with your password, for the commands that ask the API',
    'sign-out': 'Ends your session and forgets it',
    doctor: 'Checks everything that the product needs, and says what to do',
    backup: 'Copies the database and its files, as they are at one moment',
    restore: 'Fills an empty database from a backup',
    verify: 'Whether a backup is whole, and whether a database has its rows',
    help: 'What a command does and which flags it has',
    version: 'The version of this program',
    completion: 'A script that completes commands and flags in your shell',
  },
  {
    iws: 'Barrera contra hielo y agua: hasta dónde llega, cuánta y cuántos rollos',
    waste: 'Tejas con desperdicio, arranque, cumbrera, goterón y base',
    ventilation: 'Ventilación del ático: qué se exige y si basta lo que hay',
    'permit-fee': 'Costo del permiso según las tarifas de un municipio, línea por línea',
    'permit-fee schedules': 'Las tarifas publicadas que se conocen, con sus fuentes',
    'permit-fee check': 'Qué parece estar mal en las tarifas de un municipio',
    reproduce: 'Si un resultado anterior se puede reproducir, y si no, por qué',
    facts: 'Qué dice uno de sus informes, con la fuente de cada respuesta',
    pdfs: 'PDF de muchos de sus informes, en un solo ZIP',
    batch: 'Una calculadora para cada fila de un CSV o cada línea de JSON',
    pause: 'Pausas de pagos',
    'pause why': 'Si se pueden pausar los pagos, y si no, por qué',
    trial: 'Pruebas',
    'trial explain': 'Cuándo termina una prueba, por qué y cuántos días le quedan',
    person: 'Personas, para el soporte',
    'person show': 'Quién es alguien, qué tiene y por qué',
    plan: 'Planes de personas, para el soporte',
    'plan show': 'El plan vigente de una persona',
    allowance: 'Cupos de personas, para el soporte',
    'allowance show': 'Qué queda de los cupos de una persona, y por qué no se puede usar más',
    'allowance grant': 'Agrega a un cupo de una persona',
    'trial extend': 'Extiende una prueba',
    team: 'Equipos, para el soporte',
    'team show': 'Un equipo con sus lugares y su gente',
    invites: 'Invitaciones de un equipo, para el soporte',
    'invites list': 'Las invitaciones abiertas de un equipo',
    'invites resend': 'Envía otra vez por correo las invitaciones abiertas',
    links: 'Enlaces por correo, para el soporte',
    'links pending': 'Los enlaces que alguien espera cuando el correo no llega',
    report: 'Informes, para el soporte',
    'report show': 'Un informe de cualquiera y quién lo tiene',
    'report verify': 'Si un informe espera a ser adoptado',
    'report adopt': 'Da a alguien el informe que hizo como visitante',
    audit: 'El registro de auditoría, para el soporte',
    'audit list': 'El registro de auditoría, lo más nuevo primero',
    'sign-in': 'Inicia su sesión con su contraseña, para los comandos que consultan la API',
    'sign-out': 'Termina su sesión y la olvida',
    doctor: 'Revisa todo lo que el producto necesita y dice qué hacer',
    backup: 'Copia la base de datos y sus archivos, tal como están en un momento',
    restore: 'Llena una base de datos vacía desde una copia de seguridad',
    verify: 'Si una copia está completa y si una base de datos tiene sus filas',
    help: 'Qué hace un comando y qué opciones tiene',
    version: 'La versión de este programa',
    completion: 'Un guion que completa comandos y opciones en su terminal',
  },
);
export type CommandName = keyof typeof commandMessages.en;

export const operandMessages = messages(
  {
    file: 'FILE',
    folder: 'FOLDER',
    calculator: 'CALCULATOR',
    person: 'PERSON',
    team: 'TEAM',
    report: 'REPORT',
    email: 'EMAIL',
    shell: 'SHELL',
    command: 'COMMAND',
  } as const satisfies Record<OperandName, string>,
  {
    file: 'ARCHIVO',
    folder: 'CARPETA',
    calculator: 'CALCULADORA',
    person: 'PERSONA',
    team: 'EQUIPO',
    report: 'INFORME',
    email: 'CORREO',
    shell: 'TERMINAL',
    command: 'COMANDO',
  },
);

export const helpMessages = messages(
  {
    about:
      'Roofing calculators with every step shown, the same as in the Ridgeline app, and tasks of support and operators.',
    usage: 'Usage',
    'command-and-flags': 'COMMAND [FLAGS]',
    flags: '[FLAGS]',
    commands: 'Commands',
    'its-flags': 'Flags',
    'common-flags': 'Flags of every command',
    example: 'Example',
    'one-of': 'One of {options}.',
    'exit-codes': 'Exit codes',
    ok: 'done: the answer was printed',
    fault: 'a bug in the program',
    unusable: 'the command line, a file or an input cannot be used',
    no: 'done, and the answer is no: findings, an unknown fee, too little ventilation, a result that cannot be reproduced',
    unavailable: 'something that the command needs is missing: a database, a server, room on a disk',
    refused: 'not done: it was not confirmed, or you may not do it',
    interrupted: 'stopped by Ctrl-C',
    'pipe-closed': 'the program that read the answer closed its end of the pipe',
    'more-about-a-command': 'More about a command: ridgeline help COMMAND',
  },
  {
    about:
      'Calculadoras para techos con cada paso, las mismas que en la aplicación Ridgeline, y tareas de soporte y de operadores.',
    usage: 'Uso',
    'command-and-flags': 'COMANDO [OPCIONES]',
    flags: '[OPCIONES]',
    commands: 'Comandos',
    'its-flags': 'Opciones',
    'common-flags': 'Opciones de todos los comandos',
    example: 'Ejemplo',
    'one-of': 'Uno de {options}.',
    'exit-codes': 'Códigos de salida',
    ok: 'hecho: se imprimió la respuesta',
    fault: 'un error del programa',
    unusable: 'no se puede usar la línea de comandos, un archivo o un dato',
    no: 'hecho, y la respuesta es no: observaciones, una tarifa desconocida, ventilación insuficiente, un resultado que no se puede reproducir',
    unavailable: 'falta algo que el comando necesita: una base de datos, un servidor, espacio en un disco',
    refused: 'no se hizo: no se confirmó, o usted no puede hacerlo',
    interrupted: 'detenido con Ctrl-C',
    'pipe-closed': 'el programa que leía la respuesta cerró su extremo de la tubería',
    'more-about-a-command': 'Más sobre un comando: ridgeline help COMANDO',
  },
);

/** Failures with texts of their own; core has the texts for inputs that it refuses. */
type WordedFailure = Exclude<
  CliFailure['code'],
  'input-refused' | 'schedule-unusable' | 'backup-failed' | 'desk-refused' | 'sign-in-failed'
>;

export const cliFailureMessages = messages(
  {
    'command-required': 'Which command? Try: ridgeline help',
    'command-unknown': 'There is no command “{given}”.',
    'flag-unknown': 'There is no flag “{given}” here.',
    'flag-without-value': '{flag}: a value is missing.',
    'flag-with-value': '{flag}: takes no value.',
    'flag-required': '{flag} is missing.',
    'flag-value-unreadable': '{flag}: write it like {form}.',
    'flag-out-of-range': '{flag}: a whole number from {min} to {max}.',
    'flags-exclude-each-other': '{flag}: cannot be used with {other}.',
    'not-an-option': '{flag}: one of {options}.',
    'operand-required': '{operand} is missing.',
    'operand-not-an-option': '{operand}: one of {options}.',
    'operand-unreadable': '{operand}: write it like {form}.',
    'operand-unexpected': '“{given}” is one word too many.',
    'file-unreadable': '{file} cannot be read.',
    'file-not-json': '{file} is not a JSON object.',
    'standard-input-twice': 'Only one file can be read from standard input (-).',
    'schedule-required':
      '--schedule or --schedule-file: Required Field. The list: ridgeline permit-fee schedules',
    'schedule-unknown':
      '--schedule: no published schedule is called “{given}”. The list: ridgeline permit-fee schedules',
    'not-a-result': '{file} is not a result that this version can read.',
    'column-unknown': 'There is no column “{given}” here.',
    'file-not-csv': '{file} is no CSV with headings: line {line}.',
    'row-not-json': 'not a JSON object.',
    'row-not-csv': 'a quotation mark is in the wrong place.',
    'cells-miscounted': 'cells: {cells}, headings: {headings}.',
    'not-confirmed': 'Not done. This cannot be undone: type {name} when asked, or add --yes {name}.',
    'output-full': 'The answer could not be written: the disk is full.',
    'output-failed': 'The answer could not be written: {reason}.',
    'data-unavailable': '{reason}',
    'key-required':
      'Sign in with ridgeline sign-in, or give a key of the support desk: RIDGELINE_KEY, or --key-file. See docs/support.md.',
    'key-unusable': '{source}: this is no key of the support desk, which is one line of letters and digits.',
    'terminal-required':
      'An email and a password are typed in a terminal. Without one, give a key: RIDGELINE_KEY, or --key-file.',
    'nothing-typed': 'Not signed in: nothing was typed.',
    'api-unsafe':
      '{source}: {api} is no https address. Only an API of this machine is asked by http, since others could read your key.',
    'api-unreachable':
      'No usable answer from {api}. Does Ridgeline run there? --api, RIDGELINE_API or PORT give another address.',
    'user-pool-unreachable': 'No usable answer from {pool}, the user pool that signs in for the API.',
    'session-ended': 'Your session has ended. Sign in again: ridgeline sign-in',
    'sign-in-required': 'Sign in first: ridgeline sign-in',
    'report-not-found': 'You have no report {report}.',
    'file-exists': 'There is a file {file} already. --overwrite replaces it.',
    'too-many-reports': 'At most {most} reports at once.',
    'no-batch':
      'No PDFs of the last seven days are kept for you. Name reports: ridgeline pdfs 100042 --out FILE',
    'batch-underway':
      'PDFs are being made for you already. Wait for them: ridgeline pdfs --out FILE, without reports. Or cancel them in the app.',
    'batch-cancelled': 'The making of these PDFs was cancelled.',
    'download-failed':
      'The download from {api} broke off, and no file was written. Again: ridgeline pdfs --out FILE',
    'waiting-stopped':
      'Stopped waiting. The PDFs are made nevertheless. Fetch them later: ridgeline pdfs --out FILE',
    'reason-required': '--reason: say why, in 5 to 500 characters. It is stored in the audit log.',
    'several-people': 'Several people match: {people}',
  } as const satisfies Record<WordedFailure, string>,
  {
    'command-required': '¿Qué comando? Pruebe: ridgeline help',
    'command-unknown': 'No hay un comando “{given}”.',
    'flag-unknown': 'Aquí no hay una opción “{given}”.',
    'flag-without-value': '{flag}: falta un valor.',
    'flag-with-value': '{flag}: no lleva valor.',
    'flag-required': 'Falta {flag}.',
    'flag-value-unreadable': '{flag}: escríbalo como {form}.',
    'flag-out-of-range': '{flag}: un número entero de {min} a {max}.',
    'flags-exclude-each-other': '{flag}: no se puede usar con {other}.',
    'not-an-option': '{flag}: uno de {options}.',
    'operand-required': 'Falta {operand}.',
    'operand-not-an-option': '{operand}: uno de {options}.',
    'operand-unreadable': '{operand}: escríbalo como {form}.',
    'operand-unexpected': '“{given}” es una palabra de más.',
    'file-unreadable': 'No se puede leer {file}.',
    'file-not-json': '{file} no es un objeto JSON.',
    'standard-input-twice': 'Solo un archivo se puede leer de la entrada estándar (-).',
    'schedule-required':
      '--schedule o --schedule-file: Campo obligatorio. Las tarifas: ridgeline permit-fee schedules',
    'schedule-unknown':
      '--schedule: no hay tarifas publicadas con el nombre “{given}”. La lista: ridgeline permit-fee schedules',
    'not-a-result': '{file} no es un resultado que esta versión pueda leer.',
    'column-unknown': 'Aquí no hay una columna “{given}”.',
    'file-not-csv': '{file} no es un CSV con encabezados: línea {line}.',
    'row-not-json': 'no es un objeto JSON.',
    'row-not-csv': 'una comilla está en el lugar equivocado.',
    'cells-miscounted': 'celdas: {cells}, encabezados: {headings}.',
    'not-confirmed':
      'No se hizo. Esto no se puede deshacer: escriba {name} cuando se le pida, o agregue --yes {name}.',
    'output-full': 'No se pudo escribir la respuesta: el disco está lleno.',
    'output-failed': 'No se pudo escribir la respuesta: {reason}.',
    'data-unavailable': '{reason}',
    'key-required':
      'Inicie sesión con ridgeline sign-in, o dé una clave del soporte: RIDGELINE_KEY o --key-file. Véase docs/support.md.',
    'key-unusable': '{source}: esto no es una clave del soporte, que es una sola línea de letras y cifras.',
    'terminal-required':
      'Un correo y una contraseña se escriben en una terminal. Sin ella, dé una clave: RIDGELINE_KEY o --key-file.',
    'nothing-typed': 'No se inició la sesión: no se escribió nada.',
    'api-unsafe':
      '{source}: {api} no es una dirección https. Por http solo se consulta una API de este equipo, porque otros podrían leer su clave.',
    'api-unreachable':
      'No hubo respuesta válida de {api}. ¿Se ejecuta Ridgeline allí? Con --api, RIDGELINE_API o PORT se indica otra dirección.',
    'user-pool-unreachable':
      'No hubo respuesta válida de {pool}, el directorio de usuarios que inicia sesión para la API.',
    'session-ended': 'Su sesión terminó. Inicie sesión de nuevo: ridgeline sign-in',
    'sign-in-required': 'Primero inicie sesión: ridgeline sign-in',
    'report-not-found': 'Usted no tiene ningún informe {report}.',
    'file-exists': 'Ya existe un archivo {file}. --overwrite lo reemplaza.',
    'too-many-reports': 'Como máximo {most} informes a la vez.',
    'no-batch':
      'No se conserva ningún PDF suyo de los últimos siete días. Indique informes: ridgeline pdfs 100042 --out ARCHIVO',
    'batch-underway':
      'Ya se están creando PDF para usted. Espérelos: ridgeline pdfs --out ARCHIVO, sin informes. O cancélelos en la aplicación.',
    'batch-cancelled': 'Se canceló la creación de estos PDF.',
    'download-failed':
      'La descarga de {api} se interrumpió y no se escribió ningún archivo. De nuevo: ridgeline pdfs --out ARCHIVO',
    'waiting-stopped':
      'Se dejó de esperar. Los PDF se crean de todos modos. Descárguelos después: ridgeline pdfs --out ARCHIVO',
    'reason-required':
      '--reason: diga por qué, en 5 a 500 caracteres. Se guarda en el registro de auditoría.',
    'several-people': 'Coinciden varias personas: {people}',
  },
);

export const cliMessages = messages(
  {
    'did-you-mean': 'Did you mean “{nearest}”?',
    'more-help': 'More: ridgeline help {command}',
    fault: 'A bug in this program: {reason}',
    'row-refused': 'Line {line}: {reason}',
    'standard-input': 'standard input',
    'type-to-confirm': 'This cannot be undone. Type {name} to go on:',
  },
  {
    'did-you-mean': '¿Quiso decir “{nearest}”?',
    'more-help': 'Más: ridgeline help {command}',
    fault: 'Un error de este programa: {reason}',
    'row-refused': 'Línea {line}: {reason}',
    'standard-input': 'la entrada estándar',
    'type-to-confirm': 'Esto no se puede deshacer. Escriba {name} para continuar:',
  },
);

export const signInFailureMessages = messages(
  {
    refused: 'Incorrect email or password.',
    'asks-more':
      'Your account needs more than a password. Sign in to the app once, or use a key of the support desk.',
  } as const satisfies Record<SignInRefusal, string>,
  {
    refused: 'Correo o contraseña incorrectos.',
    'asks-more':
      'Su cuenta pide más que una contraseña. Inicie sesión una vez en la aplicación, o use una clave del soporte.',
  },
);
