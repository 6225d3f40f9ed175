import { FakeOneSender } from './fake-one-sender.ts';
import { FakeOwnRecords, FakeRecordStorage } from './fake-own-records.ts';
import { oneSenderContract } from './one-sender.contract.ts';
import { ownRecordsContract } from './own-records.contract.ts';

ownRecordsContract('FakeOwnRecords', () => {
  const storage = new FakeRecordStorage();
  return { openTab: () => new FakeOwnRecords(storage), fillUp: () => (storage.isFull = true) };
});

oneSenderContract('FakeOneSender', () => {
  const sender = new FakeOneSender();
  return { open: () => sender };
});
