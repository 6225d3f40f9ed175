// The entry point of the local world, for the end-to-end tests, the spec runner and the benchmarks.
export { DEMO_PASSWORD, demoPerson } from './demo/people.ts';
export { startLocalWorld, type LocalWorld } from './local-world.ts';
export { StartProblem } from './start-problem.ts';
