// Fakes, builders, arbitraries and contract suites of sync.
export { FakeSyncStore } from './fake-sync-store.ts';
export { syncStoreContract } from './sync-store.contract.ts';
export { FakeOwnRecords, FakeRecordStorage } from './fake-own-records.ts';
export { ownRecordsContract } from './own-records.contract.ts';
export { FakeOneSender } from './fake-one-sender.ts';
export { oneSenderContract } from './one-sender.contract.ts';
