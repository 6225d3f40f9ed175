import { HttpFeeSchedules } from '@ridgeline/adapters/http';
import { feeSchedulesContract } from '@ridgeline/core/testing/calculators';
import { apiSuite } from './api-suite.ts';

/** Core's port for fee schedules over the real API and a real Postgres, with the same contract as its fake. */
const suite = await apiSuite();

feeSchedulesContract('HttpFeeSchedules', async () => {
  const visitor = suite.sessionOf(null);
  return { schedules: new HttpFeeSchedules(visitor.client), loseConnection: visitor.goOffline };
});
