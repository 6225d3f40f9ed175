import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../shared/messages.ts';
import { PDF_BATCH_KINDS } from './pdf-batch.ts';
import { pdfFileName } from './pdf-file-name.policy.ts';

const named = (address: string) => ({ kind: 'whole', address, reportNumber: '100042' }) as const;

describe('the name of a PDF in an archive', () => {
  it.each([
    ['1437 Bannock St, Denver, CO 80202', '1437 Bannock St, Denver, CO 80202 - Whole report - 100042.pdf'],
    ['12 Peñasco Rd: Unit 3/4', '12 Peñasco Rd Unit 3 4 - Whole report - 100042.pdf'],
    ['../../etc/passwd', 'etc passwd - Whole report - 100042.pdf'],
    ['1 Main\u0000\nSt\u202E.', '1 Main St - Whole report - 100042.pdf'],
    ['', 'Whole report - 100042.pdf'],
  ])('D RPT-7.6 of %j is %j', (address, name) => {
    expect(pdfFileName(named(address), 'en')).toBe(name);
  });

  it('D RPT-7.6 can be stored by every system, and no two reports have the same', () => {
    const numbers = fc.integer({ min: 1, max: 10 ** 15 }).map(String);
    const property = fc.property(
      fc.constantFrom(...PDF_BATCH_KINDS),
      fc.constantFrom(...LOCALES),
      fc.string({ unit: 'binary', maxLength: 150 }),
      fc.uniqueArray(numbers, { minLength: 2, maxLength: 2 }),
      (kind, locale, address, [one = '', other = '']) => {
        const name = pdfFileName({ kind, address, reportNumber: one }, locale);
        expect(name).not.toMatch(/[\\/:*?"<>|\p{Cc}]|^[\s.]|[\s.]$/u);
        expect(encodeURIComponent(name).replaceAll(/%../g, '.').length).toBeLessThanOrEqual(255);
        expect(name.endsWith('.pdf')).toBe(true);
        expect(name.toLowerCase()).not.toBe(
          pdfFileName({ kind, address, reportNumber: other }, locale).toLowerCase(),
        );
      },
    );
    fc.assert(property);
  });
});
