import { FakeClock } from '../shared/fake-clock.ts';
import { FakeSyncStore } from './fake-sync-store.ts';
import { syncStoreContract } from './sync-store.contract.ts';

syncStoreContract('FakeSyncStore', async () => {
  const store = new FakeSyncStore(new FakeClock());
  return {
    store,
    dropCredentials: () => store.refuseWith('no-credentials'),
    breakConnection: () => store.refuseWith('unavailable'),
  };
});
