import { ConfigurationProblem, readVariables } from './configuration/variables.ts';
import { configurationFrom } from './configuration/configuration.ts';
import { migrateDatabase } from './app/migrate.ts';
import { serve } from './app/serve.ts';

/** The production entry point: `main.js` serves; `main.js migrate` migrates the database and ends. */
const [task = 'serve'] = process.argv.slice(2);
try {
  if (task === 'migrate') await migrateDatabase(readVariables(process.env, ['DATABASE_URL']).DATABASE_URL);
  else if (task === 'serve') await serve(configurationFrom(process.env));
  else throw new ConfigurationProblem(`There is no task '${task}'. Tasks: serve, migrate.`);
} catch (problem) {
  process.stderr.write(
    `${problem instanceof ConfigurationProblem ? problem.message : (problem as Error).stack}\n`,
  );
  process.exit(1);
}
