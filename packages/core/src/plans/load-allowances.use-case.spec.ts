import { describe, expect, it } from 'vitest';
import { allowanceGatewayContract } from '../testing/plans/allowance-gateway.contract.ts';
import { FakeAllowanceGateway } from '../testing/plans/fake-allowance-gateway.ts';
import { someAllowances } from '../testing/plans/plan.builder.ts';
import { LoadAllowances } from './load-allowances.use-case.ts';

allowanceGatewayContract('FakeAllowanceGateway', async () => {
  const allowances = new FakeAllowanceGateway();
  return {
    allowances,
    userId: 'ada',
    endSession: async () => allowances.failWith('signed-out'),
    goOffline: async () => allowances.failWith('unavailable'),
  };
});

describe('loading the allowances', () => {
  it('HDR-6 ENT-4 gives them as they are, or nothing', async () => {
    const gateway = new FakeAllowanceGateway();
    const load = new LoadAllowances(gateway);
    expect(await load.run('ada')).toEqual(someAllowances());
    gateway.failWith('unavailable');
    expect(await load.run('ada')).toBeNull();
  });
});
