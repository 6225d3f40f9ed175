import * as z from 'zod/mini';
import type { DoJob } from '../../jobs/jobs.ts';
import type { Files } from '../../ports/files.port.ts';

const job = z.object({ files: z.array(z.string()) });

/** Removes what a deleted account has left in the storage: `delete_person` leaves this job with the keys. */
export function removeFiles({ files }: { readonly files: Files }): DoJob {
  return async (data) => {
    for (const file of job.parse(data).files) await files.remove(file);
  };
}
