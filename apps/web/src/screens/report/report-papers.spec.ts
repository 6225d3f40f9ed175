import { PDF_KINDS, type PdfKind, type Report } from '@ridgeline/core/reports';
import { aKnownFact, aReport, FakeReportServer } from '@ridgeline/core/testing/reports';
import { describe, expect, it } from 'vitest';
import { stagedPdfs } from '../../testing/staged-pdfs.ts';
import { ada, aSession } from '../../testing/visitors.ts';
import { ReportPapers } from './report-papers.ts';

const ICE = aKnownFact({ name: 'ice-barrier', value: { kind: 'yes-no', answer: true } });
const EDGE = aKnownFact({ name: 'drip-edge', value: { kind: 'yes-no', answer: true } });

async function setUp(change: Partial<Report> = {}) {
  const { session } = aSession();
  await session.signIn(ada);
  const server = new FakeReportServer();
  const report = aReport({ facts: [ICE, EDGE], ...change });
  server.put(report);
  const staged = stagedPdfs(server, session);
  const papers = new ReportPapers(staged.pdfs);
  papers.begin(report);
  return { ...staged, papers };
}

describe('the papers of a report', () => {
  const plain = (Object.keys(PDF_KINDS) as PdfKind[]).filter((kind) => !('needs' in PDF_KINDS[kind]));

  it.each(plain)('RPT-7 are made by their kind, as %s', async (kind) => {
    const { papers, documents } = await setUp();
    papers.choose(kind);
    await papers.open();
    await papers.send();
    expect(documents.made).toEqual([{ reportNumber: 'R-1001', kind, locale: 'en' }]);
    expect(documents.sent).toEqual([{ reportNumber: 'R-1001', kind, locale: 'en' }]);
  });

  it('RPT-7 of the manufacturer and the permit are made with what they need, and mailed as they were made', async () => {
    const { papers, documents } = await setUp({ product: { manufacturerId: 'gaf', productId: 'hdz' } });
    papers.choose('manufacturer');
    await papers.send();
    expect(documents.made).toMatchObject([{ manufacturerId: 'gaf', productId: 'hdz' }]);
    expect(documents.sent).toMatchObject([
      { kind: 'manufacturer', link: expect.stringContaining('manufacturer') },
    ]);
    papers.choose('permit_calculator');
    await papers.open();
    expect(documents.made.at(-1)).toMatchObject({ permitDetails: {} });
  });

  it('RPT-7.1 compose a claim letter of the lines that were chosen', async () => {
    const { papers, documents } = await setUp({ claimNumber: ' C-7 ' });
    papers.choose('claimLetter');
    expect(papers.letter).toEqual({
      claimNumber: ' C-7 ',
      jobNumber: '',
      questions: ['ice-barrier', 'drip-edge'],
    });
    await papers.open();
    papers.toggle('ice-barrier');
    papers.write({ jobNumber: 'J-1' });
    await papers.open();
    expect(documents.made).toMatchObject([
      { claimNumber: 'C-7', jobNumber: null, questions: null },
      { claimNumber: 'C-7', jobNumber: 'J-1', questions: ['drip-edge'] },
    ]);
    papers.toggle('ice-barrier');
    await papers.open();
    expect(documents.made.at(-1)).toMatchObject({ questions: null });
  });

  it('RPT-7.1 say what a claim letter lacks', async () => {
    const { papers, documents } = await setUp();
    papers.choose('claimLetter');
    await papers.open();
    expect(papers.problem).toBe('claim-number-required');
    papers.write({ claimNumber: 'C-7' });
    expect(papers.problem).toBeNull();
    papers.toggle('ice-barrier');
    papers.toggle('drip-edge');
    await papers.send();
    expect([papers.problem, documents.made, documents.sent]).toEqual(['nothing-chosen', [], []]);
  });
});
