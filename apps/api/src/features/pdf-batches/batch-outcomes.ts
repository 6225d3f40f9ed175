import { projectIsSeenBy } from '../documents/documents.repository.ts';

/**
 * SQL: the reports of `batch` that are dealt with, each as `position`, `report_number`, `address`, `hash` and `why` there is no
 * PDF of it: null if there is one that the person of the batch may see now.
 */
export const OUTCOMES = `(select asked.position, asked.report_number, project.address, asked.hash,
    case when asked.failure is not null then asked.failure
      when project.report_number is null then 'report-not-found'
      when pdf.hash is null then 'pdf-not-kept' end as why
  from pdf_batch_reports asked
  left join projects project on project.report_number = asked.report_number and ${projectIsSeenBy('batch.person_id')}
  left join report_pdfs pdf on pdf.report_number = asked.report_number and pdf.kind = batch.kind and pdf.hash = asked.hash
  where asked.batch_id = batch.id and num_nonnulls(asked.hash, asked.failure) = 1)`;
