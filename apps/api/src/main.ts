import { ConfigurationProblem, readVariables } from './configuration/variables.ts';
import { configurationFrom } from './configuration/configuration.ts';
import { loadPlaces } from './app/load-places.ts';
import { migrateDatabase } from './app/migrate.ts';
import { serve } from './app/serve.ts';

/** The production entry point: `main.js` serves; `main.js migrate` and `main.js load-places` do their task and end. */
const [task = 'serve', ...args] = process.argv.slice(2);
try {
  if (task === 'migrate') await migrateDatabase(databaseUrl());
  else if (task === 'load-places') await loadPlaces(databaseUrl(), args);
  else if (task === 'serve') await serve(configurationFrom(process.env));
  else throw new ConfigurationProblem(`There is no task '${task}'. Tasks: serve, migrate, load-places.`);
} catch (problem) {
  process.stderr.write(
    `${problem instanceof ConfigurationProblem ? problem.message : (problem as Error).stack}\n`,
  );
  process.exit(1);
}

function databaseUrl(): string {
  return readVariables(process.env, ['DATABASE_URL']).DATABASE_URL;
}
