import { FolderFiles } from '../adapters/folder-files.ts';
import { S3Files } from '../adapters/s3-files.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { ConfigurationProblem } from '../configuration/variables.ts';
import type { Files } from '../ports/files.port.ts';

export async function filesIn(settings: Configuration['files']): Promise<Files> {
  if (!('folder' in settings)) return new S3Files(settings);
  return FolderFiles.open(settings.folder).catch((problem: Error) => {
    throw new ConfigurationProblem(`FILES_FOLDER '${settings.folder}' cannot be used: ${problem.message}.`);
  });
}
