import type { PdfBatch } from '@ridgeline/contract';
import { missingPdfsNote, pdfFileName } from '@ridgeline/core/reports';
import { answer, ArchiveBody, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import type { DocumentConfig } from '../documents/documents.handlers.ts';
import { fileOfPdf } from '../documents/file-of-pdf.ts';
import { batchLinkVerdict, sealedBatchLink } from '../documents/sealed-link.ts';
import { archive, type ArchivedFile } from './archive.ts';
import {
  type ArchiveRow,
  cancelBatch,
  findArchive,
  findBatch,
  listBatches,
  type PdfBatchRow,
  startBatch,
} from './pdf-batches.repository.ts';

type BatchOperation = 'listPdfBatches' | 'startPdfBatch' | 'getPdfBatch' | 'cancelPdfBatch' | 'openPdfBatch';

const LINK_LASTS = 15 * 60_000;
/** Longer, and the list of batches would be no help. `making.repository.ts` removes them. */
const KEPT = 7 * 24 * 60 * 60_000;

// D RPT-7.6
export function pdfBatchHandlers({
  files,
  linkSecret,
  now = Date.now,
}: DocumentConfig): Pick<Handlers, BatchOperation> {
  return {
    async listPdfBatches({ db }) {
      return answer(200, { items: (await listBatches(db)).map(onWire) });
    },

    async startPdfBatch({ query: { language }, body, db }) {
      const asked = { kind: body.type, locale: language, reportNumbers: body.report_numbers };
      const row = await startBatch(db, asked);
      return row === null ? problem('pdf-batch-underway') : answer(202, onWire(row));
    },

    async getPdfBatch({ path, db }) {
      const row = await findBatch(db, path.batchId);
      return row === null ? problem('not-found') : answer(200, onWire(row));
    },

    async cancelPdfBatch({ path, db }) {
      await cancelBatch(db, path.batchId);
      return answer(204, undefined);
    },

    async openPdfBatch({ path: { batchId }, query, db }) {
      const verdict = batchLinkVerdict(linkSecret, batchId, query, now());
      if (verdict !== 'good') return problem(verdict === 'over' ? 'link-over' : 'not-found');
      const row = await findArchive(db, batchId);
      if (row === null || row.files.length === 0) return problem('not-found');
      const name = `ridgeline-pdfs-${row.endedAt.toISOString().slice(0, 10)}.zip`;
      return answer(200, new ArchiveBody(archive(archived(row), row.endedAt), name));
    },
  };

  function onWire(row: PdfBatchRow): PdfBatch {
    const { id, kind, language, total, waiting, made, startedAt } = row;
    const isMade = row.endedAt !== null && !row.isCancelled;
    return {
      id,
      type: kind,
      language,
      standing: row.isCancelled ? 'cancelled' : isMade ? 'made' : 'being-made',
      total,
      done: total - waiting,
      made,
      missing: row.missing.map(({ reportNumber, address, why }) => ({
        report_number: reportNumber,
        address,
        code: why,
      })),
      started_at: startedAt.toISOString(),
      kept_until: new Date(startedAt.getTime() + KEPT).toISOString(),
      url: isMade && made > 0 ? sealedBatchLink(linkSecret, id, now() + LINK_LASTS) : null,
    };
  }

  /** Each is read when its turn comes. */
  async function* archived({
    kind,
    language,
    files: made,
    missing,
  }: ArchiveRow): AsyncGenerator<ArchivedFile> {
    for (const { reportNumber, address, hash } of made) {
      const bytes = await files.get(fileOfPdf(reportNumber, hash));
      // The answer has begun: the connection ends, and the browser says that the download failed.
      if (bytes === null) throw new Error('a PDF of the archive was removed while it was sent');
      yield { name: pdfFileName({ kind, address, reportNumber }, language), bytes };
    }
    const note = missingPdfsNote(missing, language);
    if (note !== null) yield { name: note.name, bytes: Buffer.from(note.text) };
  }
}
