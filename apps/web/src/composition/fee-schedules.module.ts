import { HttpFeeSchedules } from '@ridgeline/adapters/http';
import { FeeSchedules } from '@ridgeline/core/calculators';
import { ContainerModule } from 'inversify';
import { made } from './made.ts';
import { API_CLIENT } from './tokens.ts';

/** Loaded once a municipality is looked up: it brings what checks a schedule. */
export const feeSchedulesModule = new ContainerModule(({ bind }) => {
  made(bind, HttpFeeSchedules, [API_CLIENT], { as: FeeSchedules });
});
