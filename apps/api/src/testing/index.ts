// For specs that need Postgres: a database of their own, schema and all.
export { freshDatabase } from './fresh-database.ts';
