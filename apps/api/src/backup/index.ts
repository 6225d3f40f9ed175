// Tasks of operators on the database and the files, for the command line.
export { databaseHealth, type DatabaseHealth } from '../app/database-health.ts';
export { filesIn } from '../app/files-in.ts';
export { fileConfiguration } from '../configuration/configuration.ts';
export { ConfigurationProblem, readVariables } from '../configuration/variables.ts';
export { backUp } from './back-up.ts';
export { BackupProblem, type BackupProblemCode } from './backup-problem.ts';
export { readManifest, type Manifest } from './manifest.ts';
export { restorable, restore } from './restore.ts';
export { compareWithDatabase, verifyBackup, type TableDifference } from './verify.ts';
