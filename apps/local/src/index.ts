// The door of the local world: what the end-to-end tests, the spec runner and the benchmarks start.
export { DEMO_PASSWORD, demoPerson } from './demo/people.ts';
export { startLocalWorld, type LocalWorld } from './local-world.ts';
export { startPostgres, type PostgresServer } from './postgres/postgres-server.ts';
export { StartProblem } from './start-problem.ts';
