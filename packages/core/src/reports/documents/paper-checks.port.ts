import type { Instant } from '../../shared/instant.ts';
import type { Locale } from '../../shared/messages.ts';
import type { Result } from '../../shared/result.ts';
import type { PdfKind } from './pdf-request.ts';

/** A paper that was issued: a PDF of a report, as it was when it was made. */
export type IssuedPaper = {
  /** Whether the report still says the same. */
  readonly is: 'current' | 'replaced';
  readonly kind: PdfKind;
  readonly reportNumber: string;
  /** The language of its lines. */
  readonly locale: Locale;
  readonly asOf: Instant;
  readonly issuedAt: Instant;
  /** What it says of codes and products; nothing of the property or of a person. */
  readonly parts: readonly {
    readonly title: string;
    readonly lines: readonly { readonly name: string; readonly value: string }[];
  }[];
};

export type PaperCheck = IssuedPaper | { readonly is: 'not-known' };

// D RPT-7.2
/** Whether a paper is what was issued. For everybody, without a session. */
export abstract class PaperChecks {
  abstract check(seal: string): Promise<Result<PaperCheck, 'unavailable'>>;
}
