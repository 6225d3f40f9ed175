import type { CheckedPaper } from '@ridgeline/contract';
import type { PdfKind } from '@ridgeline/core/reports';
import type { IssuedPaper } from './documents.repository.ts';
import { sealOf } from './paper-seal.ts';
import type { PdfContent } from '../../ports/pdf-content.ts';
import { plainText } from './fact-line.ts';

/** What everybody with the seal of a paper is told: nothing of the property or of a person. */
// D RPT-7.2
export function checkedPaper(seal: string, paper: IssuedPaper | null): CheckedPaper {
  if (paper === null || sealOf(paper.content) !== seal) return { is: 'not-known' };
  const { locale, asOf, parts } = JSON.parse(paper.content) as PdfContent;
  return {
    is: paper.isCurrent ? 'current' : 'replaced',
    kind: paper.kind as PdfKind,
    reportNumber: paper.reportNumber,
    language: locale,
    asOf,
    issuedAt: paper.issuedAt.toISOString(),
    parts: parts
      .filter(({ isPublic }) => isPublic)
      .map(({ title, blocks }) => ({
        title,
        lines: blocks.flatMap((block) =>
          block.is === 'line' ? [{ name: block.name, value: plainText(block.value) }] : [],
        ),
      }))
      .filter(({ lines }) => lines.length > 0),
  };
}
