import { describe, expect, it } from 'vitest';
import { PDF_KINDS, type PdfKind, type PdfRequest } from '../../reports/documents/pdf-request.ts';
import { type Locale, LOCALES } from '../../shared/messages.ts';
import type { ReportDocuments } from '../../reports/documents/report-documents.port.ts';

/** A report number that was never issued. */
const NOWHERE = '999999999';

/** A signed-in user with one report. */
export type DocumentsWorld = {
  readonly documents: ReportDocuments;
  readonly reportNumber: string;
  /** The questions of its claim letter: two at least. */
  readonly requirements: readonly [string, ...string[]];
  endSession(): Promise<void>;
  /** The language of the PDF that a link leads to, and of the one that was sent last. */
  languageOf(link: string): Promise<string>;
  languageSent(): Promise<string>;
  /** Whether what was sent last is the PDF that the link leads to. */
  isSent(link: string): Promise<boolean>;
};

const kinds = Object.keys(PDF_KINDS) as PdfKind[];

/** The links of one PDF differ in when they end, and in what seals that. */
function withoutItsEnd(link: string): string {
  return link.replaceAll(/[&?](?:until|seal)=[^&]*/g, '');
}

/** A request for each kind, with the fields that kind needs. */
export function pdfRequest(kind: PdfKind, reportNumber: string, locale: Locale = 'en'): PdfRequest {
  const wish = { reportNumber, locale };
  if (kind === 'claimLetter')
    return { kind, ...wish, claimNumber: 'CLM-2026-0042', jobNumber: null, questions: null };
  if (kind === 'manufacturer') return { kind, ...wish, manufacturerId: 'M-1', productId: 'P-1' };
  if (kind === 'permit_calculator') return { kind, ...wish, permitDetails: { roof_size: 24 } };
  return { kind, ...wish };
}

/** Contract suite for `ReportDocuments`. Runs on the fake and on every real adapter. */
export function reportDocumentsContract(name: string, makeWorld: () => Promise<DocumentsWorld>): void {
  describe(`${name} fulfills the contract of ReportDocuments`, () => {
    it.each(kinds)('RPT-7 makes a PDF of kind %s, renews it and sends it', async (kind) => {
      const { documents, reportNumber } = await makeWorld();
      const made = await documents.make(pdfRequest(kind, reportNumber));
      expect(made.ok && made.value).toMatch(/^(https?:\/\/|\/)/);
      expect((await documents.invalidate(reportNumber, kind)).ok).toBe(true);
      expect((await documents.send(reportNumber, kind, 'en')).ok).toBe(true);
    });

    // One of each form of call.
    it.each<PdfKind>(['whole', 'iws', 'claimLetter', 'hailStorm'])(
      'RPT-7 makes and sends %s in the language of the reader',
      async (kind) => {
        const { documents, reportNumber, languageOf, languageSent } = await makeWorld();
        for (const locale of LOCALES) {
          const made = await documents.make(pdfRequest(kind, reportNumber, locale));
          expect(made.ok && (await languageOf(made.value ?? ''))).toBe(locale);
          await documents.send(reportNumber, kind, locale);
          expect(await languageSent()).toBe(locale);
        }
      },
    );

    it('D RPT-7.1 sends the claim letter that a link leads to, not the one that was made last', async () => {
      const { documents, reportNumber, isSent } = await makeWorld();
      const letter = async (claimNumber: string) => {
        const request = pdfRequest('claimLetter', reportNumber);
        const made = await documents.make({ ...request, claimNumber } as PdfRequest);
        return (made.ok && made.value) || '';
      };
      const first = await letter('CLM-1');
      const second = await letter('CLM-2');
      expect((await documents.send(reportNumber, 'claimLetter', 'en', first)).ok).toBe(true);
      expect([await isSent(first), await isSent(second)]).toEqual([true, false]);
    });

    it('D RPT-7.1 makes another claim letter of chosen lines, and the same of the same ones', async () => {
      const { documents, reportNumber, requirements } = await makeWorld();
      const letter = async (questions: readonly string[] | null) => {
        const request = pdfRequest('claimLetter', reportNumber);
        const made = await documents.make({ ...request, questions } as PdfRequest);
        return withoutItsEnd((made.ok && made.value) || '');
      };
      const [first] = requirements;
      const all = await letter(null);
      expect(requirements.length).toBeGreaterThan(1);
      expect(await letter([...requirements])).toBe(all);
      const chosen = await letter([first]);
      expect(chosen).not.toBe(all);
      expect(await letter([first])).toBe(chosen);
    });

    it('RPT-7 makes no PDF of a report that does not exist', async () => {
      const { documents } = await makeWorld();
      const absent = { ok: false, failure: 'not-found' };
      expect(await documents.make(pdfRequest('whole', NOWHERE))).toEqual(absent);
      expect(await documents.invalidate(NOWHERE, 'whole')).toEqual(absent);
      expect(await documents.send(NOWHERE, 'whole', 'en')).toEqual(absent);
    });

    it('RPT-7 answers nobody whose session is over', async () => {
      const { documents, reportNumber, endSession } = await makeWorld();
      await endSession();
      const refused = { ok: false, failure: 'signed-out' };
      expect(await documents.make(pdfRequest('whole', reportNumber))).toEqual(refused);
      expect(await documents.invalidate(reportNumber, 'whole')).toEqual(refused);
      expect(await documents.send(reportNumber, 'whole', 'en')).toEqual(refused);
    });
  });
}
