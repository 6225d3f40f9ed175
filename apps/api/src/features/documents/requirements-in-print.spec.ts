import type { ReportFact } from '@ridgeline/contract';
import type { PdfKind } from '@ridgeline/core/reports';
import { describe, expect, it } from 'vitest';
import type { PdfBlock } from '../../ports/pdf-content.ts';
import { aReport } from '../../testing/report.builder.ts';
import { pdfContent } from './pdf-content.ts';
import type { PdfSubject } from './pdf-subject.ts';

/** What the lines of a part say. */
const valuesOf = (blocks: readonly PdfBlock[] = []) =>
  blocks.flatMap((block) => (block.is === 'line' ? [block.value] : []));

function papers(kind: PdfKind, fact: ReportFact, over: Partial<PdfSubject> = {}) {
  const report = aReport({ facts: [fact] });
  return pdfContent({
    kind,
    locale: 'en',
    report,
    calculations: [],
    map: null,
    ground: null,
    product: null,
    asked: {},
    ...over,
  });
}

describe('what a PDF says of the maker of a roof', () => {
  const row = {
    manufacturer: 'GAF',
    product: 'Timberline HDZ',
    topic: 'nails-for-max-wind',
    requirement: '4',
    unit: 'nails',
    condition: 'LayerLock-labeled shingles',
    source: { name: 'GAF Limited Warranty', url: null, edition: null, date: null, read: '2026-11-22' },
    rowId: null,
  } as const;
  const requirements = {
    section: 'manufacturer-requirements',
    name: 'installation-instructions',
    is: 'known',
    confidence: 'likely',
    value: { kind: 'requirements', rows: [row], unpublished: ['slope-min'] },
    condition: null,
    source: row.source,
    rowId: null,
    level: 'maker',
    others: [],
  } as const;
  const ofReport: ReportFact = {
    section: 'manufacturer-requirements',
    name: 'installation-instructions',
    is: 'unknown',
    settledBy: 'product-choice',
    others: [],
  };
  const told = {
    value: [
      'GAF Timberline HDZ (likely)',
      'Not in the documents that were read: Minimum slope. The manufacturer’s document settles it.',
      'Nails per shingle for the highest wind warranty: 4 nails (LayerLock-labeled shingles)',
    ].join('\n'),
    source: 'Source: GAF Limited Warranty, undated, read 2026-11-22',
  };

  it('RPT-7 RPT-2.4 is what the asked product requires, whatever product the report is of', () => {
    const asked = { manufacturer_id: 'gaf', product_id: 'timberline-hdz' };
    const named = { manufacturer: 'GAF', product: 'Timberline HDZ', requirements } as const;
    const { parts } = papers('manufacturer', ofReport, { asked, product: named });
    expect(valuesOf(parts[1]?.blocks)).toEqual(['GAF', 'Timberline HDZ']);
    expect(parts[2]?.blocks).toMatchObject([told]);
  });

  it('RPT-7 RPT-2.4 never prints the id of an unknown product as its name', () => {
    const asked = { manufacturer_id: 'gaf', product_id: 'made-up' };
    const unknown = {
      section: 'manufacturer-requirements',
      name: 'installation-instructions',
      is: 'unknown',
      settledBy: 'manufacturer-document',
      others: [],
    } as const;
    const product = { manufacturer: 'GAF', product: null, requirements: unknown };
    const { parts } = papers('manufacturer', ofReport, { asked, product });
    expect(valuesOf(parts[1]?.blocks)).toEqual(['GAF', 'Unknown product (made-up)']);
    expect(valuesOf(parts[2]?.blocks)).toEqual(['Unknown. The manufacturer’s document settles it.']);
    const nobody = papers('manufacturer', ofReport, { asked, product: { ...product, manufacturer: null } });
    expect(valuesOf(nobody.parts[1]?.blocks)[0]).toBe('Unknown manufacturer (gaf)');
  });

  it('D RPT-7.1 RPT-2.4 stands in the claim letter of a report whose product was chosen', () => {
    const { parts } = papers('claimLetter', requirements as unknown as ReportFact);
    expect(parts.map(({ title }) => title)).toEqual(['CLAIM', 'MANUFACTURER REQUIREMENTS']);
    const [product, , ...said] = told.value.split('\n');
    expect(parts[1]?.blocks).toMatchObject([{ ...told, value: [product, ...said].join('\n') }]);
  });

  it('RPT-2.4 has a line for each document, so that a page may end between them', () => {
    const report = {
      ...row,
      topic: 'evaluated-codes',
      unit: null,
      requirement: 'IRC 2018',
      condition: null,
    } as const;
    const other = { ...report, source: { ...row.source, name: 'ICC-ES ESR-1475' } };
    const value = { ...requirements.value, rows: [row, other] };
    const { parts } = papers('manufacturer', ofReport, {
      product: { manufacturer: 'GAF', product: 'Timberline HDZ', requirements: { ...requirements, value } },
    });
    expect(parts[1]?.blocks).toMatchObject([
      told,
      {
        value: 'GAF Timberline HDZ (likely)\nEvaluated for: IRC 2018',
        source: 'Source: ICC-ES ESR-1475, undated, read 2026-11-22',
      },
    ]);
  });

  it('D RPT-7.1 stands in a claim letter without what other editions say', () => {
    const changes = {
      ...requirements,
      section: 'code-detail',
      name: 'ice-barrier-changes',
      value: { kind: 'edition-changes', rows: [] },
    };
    const { parts } = papers('claimLetter', changes as unknown as ReportFact);
    expect(parts.map(({ title }) => title)).toEqual(['CLAIM']);
  });
});
