import { describe, expect, it } from 'vitest';
import { calculateWaste } from '../../calculators/waste/waste.calculator.ts';
import { parseWaste } from '../../calculators/waste/waste.inputs.ts';
import { LOCALES } from '../../shared/messages.ts';
import { whyNoPdf } from './missing-pdf.policy.ts';
import { missingPdfsNote } from './missing-pdfs-note.ts';
import { PDF_BATCH_FAILURES, PDF_BATCH_KINDS } from './pdf-batch.ts';

const inputs = parseWaste({ areaSf: 2_450, rise: 3, percent: 15 });
if (!inputs.ok) throw new Error('the inputs are refused');
const waste = [{ calculation: calculateWaste(inputs.value) }];

describe('a report of which no PDF is made', () => {
  it('D RPT-7.6 has no claim number for a letter, or no calculation of the kind', () => {
    const none = { claimNumber: null, calculations: [] };
    const refused = PDF_BATCH_KINDS.filter((kind) => whyNoPdf(kind, none) !== null);
    expect(refused).toEqual(['claimLetter', 'iws', 'wasteCalculation', 'ventilationCalculation']);
    expect(whyNoPdf('claimLetter', { ...none, claimNumber: ' ' })).toBe('claim-number-missing');
    expect(whyNoPdf('claimLetter', { ...none, claimNumber: 'C-1' })).toBeNull();
    expect(whyNoPdf('wasteCalculation', { ...none, calculations: waste })).toBeNull();
    expect(whyNoPdf('ventilationCalculation', { ...none, calculations: waste })).toBe('calculation-missing');
  });

  it.each(LOCALES)('D RPT-7.6 is told in the archive, in %s, with its reason', (locale) => {
    const missing = PDF_BATCH_FAILURES.map((why, index) => ({
      reportNumber: String(index + 1),
      address: index === 0 ? null : `${index} Main St`,
      why,
    }));
    const note = missingPdfsNote(missing, locale);
    expect(note?.text.startsWith('\uFEFF')).toBe(true);
    const lines = note?.text.split('\r\n').slice(2, -1) ?? [];
    expect(lines).toHaveLength(missing.length);
    expect(new Set(lines.map((line) => line.split(': ').at(-1))).size).toBe(missing.length);
    expect(missingPdfsNote([], locale)).toBeNull();
  });
});
