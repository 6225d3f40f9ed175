import type { FeeSchedule } from '../fee-schedule.ts';
import { burkburnettTx } from './burkburnett-tx.ts';
import { canonCityCo2013 } from './canon-city-co-2013.ts';
import { canonCityCo2024 } from './canon-city-co-2024.ts';
import { cantonMa } from './canton-ma.ts';
import { centervilleIa } from './centerville-ia.ts';
import { charlotteCountyFl } from './charlotte-county-fl.ts';
import { cleElumWa } from './cle-elum-wa.ts';
import { denverCo } from './denver-co.ts';
import { glendaleCo } from './glendale-co.ts';
import { grinnellIa } from './grinnell-ia.ts';
import { hamLakeMn } from './ham-lake-mn.ts';
import { haverhillMa } from './haverhill-ma.ts';
import { hollandMi } from './holland-mi.ts';
import { issaquahWa } from './issaquah-wa.ts';
import { johnstownCo } from './johnstown-co.ts';
import { lakeClarkeShoresFl } from './lake-clarke-shores-fl.ts';
import { leesburgFl } from './leesburg-fl.ts';
import { mazonIl } from './mazon-il.ts';
import { northPortFl } from './north-port-fl.ts';
import { oronoMn } from './orono-mn.ts';
import { pequotLakesMn } from './pequot-lakes-mn.ts';
import { ramseyMn } from './ramsey-mn.ts';
import { rosemountMn } from './rosemount-mn.ts';
import { sebastianFl } from './sebastian-fl.ts';
import { selahWa } from './selah-wa.ts';
import { sterlingMa } from './sterling-ma.ts';
import { ubc1997Table1A } from './ubc-1997-table-1a.ts';
import { wacoTx } from './waco-tx.ts';
import { washougalWa } from './washougal-wa.ts';
import { wheatRidgeCo } from './wheat-ridge-co.ts';
import { willistonFl } from './williston-fl.ts';
import { wrightCountyMn } from './wright-county-mn.ts';

/** Every schedule that is known. A caller that needs one imports that one: the list is for seeding and for searching. */
export const publishedFeeSchedules: readonly FeeSchedule[] = [
  burkburnettTx,
  canonCityCo2013,
  canonCityCo2024,
  cantonMa,
  centervilleIa,
  charlotteCountyFl,
  cleElumWa,
  denverCo,
  glendaleCo,
  grinnellIa,
  hamLakeMn,
  haverhillMa,
  hollandMi,
  issaquahWa,
  johnstownCo,
  lakeClarkeShoresFl,
  leesburgFl,
  mazonIl,
  northPortFl,
  oronoMn,
  pequotLakesMn,
  ramseyMn,
  rosemountMn,
  sebastianFl,
  selahWa,
  sterlingMa,
  ubc1997Table1A,
  wacoTx,
  washougalWa,
  wheatRidgeCo,
  willistonFl,
  wrightCountyMn,
];
