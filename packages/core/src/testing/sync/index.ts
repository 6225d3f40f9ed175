// Fakes, builders, arbitraries and contract suites of sync.
export { syncStoreContract } from './sync-store.contract.ts';
