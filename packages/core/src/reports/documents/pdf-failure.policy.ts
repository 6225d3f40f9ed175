import type { PdfKind } from './pdf-request.ts';
import type { ReportRefusal } from '../report-refusal.ts';

/** `pdf-not-made` only ends the progress indicator; `manufacturer-pdf-not-made` is shown to the user. */
export type ViewPdfFailure =
  | 'pdf-link-missing'
  | 'popup-blocked'
  | 'pdf-not-made'
  | 'manufacturer-pdf-not-made'
  | 'signed-out';

// RPT-8
export function pdfFailure(kind: PdfKind, refusal: ReportRefusal): ViewPdfFailure {
  if (refusal === 'signed-out') return 'signed-out';
  return kind === 'manufacturer' ? 'manufacturer-pdf-not-made' : 'pdf-not-made';
}

export type PdfDialog = {
  readonly title: 'access-issue' | 'view-report';
  readonly text: 'access-issue-text' | 'view-report-text';
  readonly action: { readonly says: 'contact-us'; readonly leadsTo: '/feedback' } | null;
};

const DIALOGS: { readonly [Failure in ViewPdfFailure]?: PdfDialog } = {
  'pdf-link-missing': {
    title: 'access-issue',
    text: 'access-issue-text',
    action: { says: 'contact-us', leadsTo: '/feedback' },
  },
  'popup-blocked': { title: 'view-report', text: 'view-report-text', action: null },
};

/** The dialog that explains why a PDF does not open, in keys of `reportsMessages`; null where none is shown. */
// RPT-8
export function pdfDialogFor(failure: ViewPdfFailure): PdfDialog | null {
  return DIALOGS[failure] ?? null;
}
