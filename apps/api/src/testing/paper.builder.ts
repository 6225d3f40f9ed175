import type { ReportFact } from '@ridgeline/contract';
import type { PdfBlock, PdfContent } from '../ports/pdf-content.ts';
import type { PdfPaper } from '../ports/pdf-maker.port.ts';
import { sealed } from '../features/documents/paper-seal.ts';
import { aReport } from './report.builder.ts';

export const source = { name: 'City of Denver', url: null, edition: '2022', date: '2026-01-05', read: null };
export const stated = { condition: null, source, rowId: null, level: 'place' } as const;
export const iceBarrier: Extract<ReportFact, { is: 'known' }> = {
  section: 'code-detail',
  name: 'ice-barrier',
  is: 'known',
  confidence: 'likely',
  value: { kind: 'yes-no', answer: false },
  ...stated,
  others: [{ ...stated, value: { kind: 'yes-no', answer: true }, level: 'state', why: 'wider-rule' }],
};
/** With an answer that is disputed by the state’s rule, one that is not included, and one that nobody knows. */
export const barrierReport = aReport({
  facts: [
    iceBarrier,
    { section: 'hail-storm-history', name: 'latest-hail', is: 'not-included', addOn: 'weather' },
    { section: 'roof', name: 'area', is: 'unknown', settledBy: 'roof-measurement', others: [] },
  ],
});

/** What a report may have besides its facts. */
export const none = { calculations: [], map: null, ground: null, product: null };
export const paperOf = (content: PdfContent): PdfPaper => {
  const { seal } = sealed(content);
  const page = 'https://ridgeline.example.com';
  return { content, seal, links: { report: `${page}/report/100042`, check: `${page}/paper/${seal}` } };
};
/** What the lines of a part say. */
export const valuesOf = (blocks: readonly PdfBlock[] = []) =>
  blocks.flatMap((block) => (block.is === 'line' ? [block.value] : []));
