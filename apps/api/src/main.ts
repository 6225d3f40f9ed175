import { localeFor } from '@ridgeline/core/shared';
import { ConfigurationProblem, readVariables } from './configuration/variables.ts';

/**
 * The production entry point: `main.js` serves; `main.js migrate`, `load-storms`, `data`, `plans`, `taxes`, `notice`, `survey`
 * and `support` do their task and end. Each task imports what it needs, so that a short one starts without the server.
 */
const TASKS: ReadonlyMap<string, (args: readonly string[]) => Promise<void>> = new Map([
  ['serve', serve],
  ['migrate', migrate],
  ['load-storms', loadStorms],
  ['data', data],
  ['plans', plans],
  ['taxes', taxes],
  ['notice', notice],
  ['survey', survey],
  ['support', support],
]);

/** The exit code of `migrate` for a database that this version cannot migrate. */
const MIGRATION_REFUSED = 3;

const [name = 'serve', ...args] = process.argv.slice(2);
try {
  const task = TASKS.get(name);
  if (!task) {
    throw new ConfigurationProblem(`There is no task '${name}'. Tasks: ${[...TASKS.keys()].join(', ')}.`);
  }
  await task(args);
} catch (problem) {
  process.stderr.write(
    `${problem instanceof ConfigurationProblem ? problem.message : (problem as Error).stack}\n`,
  );
  process.exit(1);
}

async function serve(): Promise<void> {
  const [{ configurationFrom }, app] = await Promise.all([
    import('./configuration/configuration.ts'),
    import('./app/serve.ts'),
  ]);
  await app.serve(configurationFrom(process.env));
}

async function migrate(): Promise<void> {
  const { migrateDatabase, MigrationRefusal } = await import('./app/migrate.ts');
  try {
    await migrateDatabase(databaseUrl());
  } catch (problem) {
    if (!(problem instanceof MigrationRefusal)) throw problem;
    process.stderr.write(`${problem.message}\n`);
    process.exitCode = MIGRATION_REFUSED;
  }
}

async function loadStorms(files: readonly string[]): Promise<void> {
  const app = await import('./app/load-storms.ts');
  await app.loadStormFiles(databaseUrl(), files);
}

async function data(words: readonly string[]): Promise<void> {
  const { dataTask } = await import('./app/data-task.ts');
  const { stdout: out, stderr: err, env } = process;
  const isRight = await dataTask(databaseUrl, words, {
    out,
    err,
    locale: localeFor(null, env),
    folder: process.cwd(),
  });
  if (!isRight) process.exitCode = 1;
}

async function notice(words: readonly string[]): Promise<void> {
  const { noticeTask } = await import('./app/notice-task.ts');
  await noticeTask(databaseUrl, words, process.stdout);
}

async function survey(words: readonly string[]): Promise<void> {
  const { surveyTask } = await import('./app/survey-task.ts');
  await surveyTask(databaseUrl, words, process.stdout);
}

async function support(words: readonly string[]): Promise<void> {
  const { supportTask } = await import('./app/support-task.ts');
  const { stdout: out, stderr: err, env } = process;
  await supportTask(databaseUrl, words, { out, err, locale: localeFor(null, env) });
}

async function taxes(words: readonly string[]): Promise<void> {
  const { taxesTask } = await import('./app/taxes-task.ts');
  const { stdout: out, env } = process;
  await taxesTask(databaseUrl, words, { out, locale: localeFor(null, env), folder: process.cwd() });
}

async function plans(words: readonly string[]): Promise<void> {
  const { plansTask } = await import('./app/plans-task.ts');
  const { stdout: out, stderr: err, env } = process;
  const isRight = await plansTask(databaseUrl, words, {
    out,
    err,
    locale: localeFor(null, env),
    folder: process.cwd(),
  });
  if (!isRight) process.exitCode = 1;
}

function databaseUrl(): string {
  return readVariables(process.env, ['DATABASE_URL']).DATABASE_URL;
}
