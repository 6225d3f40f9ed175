import { modelFeeTable } from '../../calculators/permit-fee/model-fee-table.ts';
import { FakeFeeSchedules } from './fake-fee-schedules.ts';
import { feeSchedulesContract } from './fee-schedules.contract.ts';
import { publishedFeeSchedules } from './published-fee-schedules.ts';

feeSchedulesContract('FakeFeeSchedules', async () => {
  const schedules = new FakeFeeSchedules(publishedFeeSchedules.filter((one) => one !== modelFeeTable));
  return { schedules, loseConnection: async () => schedules.goAway() };
});
