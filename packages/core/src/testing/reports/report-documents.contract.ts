import { describe, expect, it } from 'vitest';
import { PDF_KINDS, type PdfKind, type PdfRequest } from '../../reports/documents/pdf-request.ts';
import type { ReportDocuments } from '../../reports/documents/report-documents.port.ts';

/** A report number that was never issued. */
const NOWHERE = '999999999';

/** A signed-in user with one report. */
export type DocumentsWorld = {
  readonly documents: ReportDocuments;
  readonly reportNumber: string;
  endSession(): Promise<void>;
};

const kinds = Object.keys(PDF_KINDS) as PdfKind[];

/** A request for each kind, with the fields that kind needs. */
export function pdfRequest(kind: PdfKind, reportNumber: string): PdfRequest {
  if (kind === 'claimLetter') return { kind, reportNumber, claimNumber: 'CLM-2026-0042', jobNumber: null };
  if (kind === 'manufacturer') return { kind, reportNumber, manufacturerId: 'M-1', productId: 'P-1' };
  if (kind === 'permit_calculator') return { kind, reportNumber, permitDetails: { roof_size: 24 } };
  return { kind, reportNumber };
}

/** Contract suite for `ReportDocuments`. Runs on the fake and on every real adapter. */
export function reportDocumentsContract(name: string, makeWorld: () => Promise<DocumentsWorld>): void {
  describe(`${name} fulfills the contract of ReportDocuments`, () => {
    it.each(kinds)('RPT-7 makes a PDF of kind %s, renews it and sends it', async (kind) => {
      const { documents, reportNumber } = await makeWorld();
      const made = await documents.make(pdfRequest(kind, reportNumber));
      expect(made.ok && made.value).toMatch(/^(https?:\/\/|\/)/);
      expect((await documents.invalidate(reportNumber, kind)).ok).toBe(true);
      expect((await documents.send(reportNumber, kind)).ok).toBe(true);
    });

    it('RPT-7 makes no PDF of a report that does not exist', async () => {
      const { documents } = await makeWorld();
      const absent = { ok: false, failure: 'not-found' };
      expect(await documents.make(pdfRequest('whole', NOWHERE))).toEqual(absent);
      expect(await documents.invalidate(NOWHERE, 'whole')).toEqual(absent);
      expect(await documents.send(NOWHERE, 'whole')).toEqual(absent);
    });

    it('RPT-7 answers nobody whose session is over', async () => {
      const { documents, reportNumber, endSession } = await makeWorld();
      await endSession();
      const refused = { ok: false, failure: 'signed-out' };
      expect(await documents.make(pdfRequest('whole', reportNumber))).toEqual(refused);
      expect(await documents.invalidate(reportNumber, 'whole')).toEqual(refused);
      expect(await documents.send(reportNumber, 'whole')).toEqual(refused);
    });
  });
}
