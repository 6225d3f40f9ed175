import { FakeIdentity } from './fake-identity.ts';
import { identityContract } from './identity.contract.ts';

identityContract('FakeIdentity', async () => {
  const identity = new FakeIdentity();
  const confirmed = { email: 'ada@example.com', password: 'Correct-1', userId: 'ada' };
  const unconfirmed = { email: 'new@example.com', password: 'Correct-2', userId: 'new', confirmed: false };
  identity.register(confirmed);
  identity.register(unconfirmed);
  return { identity, confirmed, unconfirmed };
});
