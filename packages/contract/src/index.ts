// The entry point of the contract: what is generated from openapi/, and types derived from it.
export { operationTable } from './operations.gen.ts';
export type { components, operations, paths } from './schema.gen.ts';
export type * from './schema.gen.ts';
