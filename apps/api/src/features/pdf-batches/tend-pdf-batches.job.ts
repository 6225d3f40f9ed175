import type { Db } from '../../db/database.ts';
import type { DoJob } from '../../jobs/jobs.ts';
import { tendBatches } from './making.repository.ts';

// D RPT-7.6
export function tendPdfBatches({ db }: { readonly db: Db }): DoJob {
  return () => tendBatches(db);
}
