// Fakes, builders, arbitraries and contract suites of sync.
export { FakeSyncStore } from './fake-sync-store.ts';
export { syncStoreContract } from './sync-store.contract.ts';
