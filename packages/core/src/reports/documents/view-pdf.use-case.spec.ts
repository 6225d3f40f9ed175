import { describe, expect, it } from 'vitest';
import { FakeDocumentViewer } from '../../testing/reports/fake-document-viewer.ts';
import { FakeReportDocuments } from '../../testing/reports/fake-report-documents.ts';
import { pdfRequest } from '../../testing/reports/report-documents.contract.ts';
import { aReport } from '../../testing/reports/report.builder.ts';
import { FakeReportServer } from '../../testing/reports/fake-report-server.ts';
import { InvalidatePdf } from './invalidate-pdf.use-case.ts';
import { pdfDialogFor } from './pdf-failure.policy.ts';
import { PDF_KINDS, type PdfKind } from './pdf-request.ts';
import { SendPdf } from './send-pdf.use-case.ts';
import { ViewPdf } from './view-pdf.use-case.ts';

const number = aReport().reportNumber;
const kinds = Object.keys(PDF_KINDS) as PdfKind[];

function setUp() {
  const server = new FakeReportServer();
  server.put(aReport());
  const documents = new FakeReportDocuments(server);
  const viewer = new FakeDocumentViewer();
  return { server, documents, viewer, viewPdf: new ViewPdf(documents, viewer) };
}

describe('the kinds of PDF', () => {
  it('RPT-7 are the whole, the ice and water shield, a claim letter, and nine by type', () => {
    expect(kinds.filter((kind) => PDF_KINDS[kind].by === 'path')).toEqual(['whole', 'iws', 'claimLetter']);
    expect(kinds.filter((kind) => PDF_KINDS[kind].by === 'type')).toEqual([
      'windHistoryHailTrace',
      'hailStorm',
      'iwsCalculation',
      'wasteCalculation',
      'ventilationCalculation',
      'buildingDesignCriteria',
      'salesTax',
      'manufacturer',
      'permit_calculator',
    ]);
  });

  it('RPT-7 need more than the report only for a claim letter, the manufacturer and the permit', () => {
    expect(Object.entries(PDF_KINDS).filter(([, kind]) => 'needs' in kind)).toEqual([
      ['claimLetter', { by: 'path', needs: ['claimNumber'] }],
      ['manufacturer', { by: 'type', needs: ['manufacturerId', 'productId'] }],
      ['permit_calculator', { by: 'type', needs: ['permitDetails'] }],
    ]);
  });
});

describe('viewing a PDF', () => {
  it.each(kinds)('RPT-7 makes and opens the kind %s', async (kind) => {
    const { documents, viewer, viewPdf } = setUp();
    expect((await viewPdf.run(pdfRequest(kind, number))).ok).toBe(true);
    expect(documents.made).toEqual([pdfRequest(kind, number)]);
    expect(viewer.opened).toEqual([expect.stringContaining(`${kind}-en.pdf`)]);
  });

  it('RPT-8 without a link says Access Issue and leads to the feedback page', async () => {
    const { documents, viewer, viewPdf } = setUp();
    documents.makeNothing();
    expect(await viewPdf.run(pdfRequest('whole', number))).toEqual({
      ok: false,
      failure: 'pdf-link-missing',
    });
    expect(viewer.opened).toEqual([]);
    expect(pdfDialogFor('pdf-link-missing')).toEqual({
      title: 'access-issue',
      text: 'access-issue-text',
      action: { says: 'contact-us', leadsTo: '/feedback' },
    });
  });

  it('RPT-8 blocked by the browser says View Report', async () => {
    const { viewer, viewPdf } = setUp();
    viewer.block();
    expect(await viewPdf.run(pdfRequest('whole', number))).toEqual({ ok: false, failure: 'popup-blocked' });
    expect(pdfDialogFor('popup-blocked')).toEqual({
      title: 'view-report',
      text: 'view-report-text',
      action: null,
    });
  });

  it.each(kinds)(
    'RPT-8 of kind %s that fails ends the waiting, and only the manufacturer’s shows an error',
    async (kind) => {
      const { server, viewPdf } = setUp();
      server.refuseWith('unavailable');
      const failure = kind === 'manufacturer' ? 'manufacturer-pdf-not-made' : 'pdf-not-made';
      expect(await viewPdf.run(pdfRequest(kind, number))).toEqual({ ok: false, failure });
      expect(pdfDialogFor(failure)).toBeNull();
    },
  );

  it('RPT-8 says when the session is over', async () => {
    const { server, viewPdf } = setUp();
    server.refuseWith('signed-out');
    expect(await viewPdf.run(pdfRequest('manufacturer', number))).toEqual({
      ok: false,
      failure: 'signed-out',
    });
  });
});

describe('keeping a PDF', () => {
  it('RPT-7 throws the kept one away, and sends one by mail', async () => {
    const { documents } = setUp();
    expect((await new InvalidatePdf(documents).run(number, 'salesTax')).ok).toBe(true);
    expect((await new SendPdf(documents).run(pdfRequest('whole', number, 'es'))).ok).toBe(true);
    expect(documents.invalidated).toEqual([`${number} salesTax`]);
    expect(documents.sent).toEqual([{ reportNumber: number, kind: 'whole', locale: 'es' }]);
  });

  it('RPT-7 says which of the two failed', async () => {
    const { documents, server } = setUp();
    server.refuseWith('unavailable');
    expect(await new InvalidatePdf(documents).run(number, 'iws')).toEqual({
      ok: false,
      failure: 'pdf-not-invalidated',
    });
    expect(await new SendPdf(documents).run(pdfRequest('iws', number))).toEqual({
      ok: false,
      failure: 'pdf-not-sent',
    });
  });
});
