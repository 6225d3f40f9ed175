import { createHash } from 'node:crypto';
import type { PdfContent } from '../../ports/pdf-content.ts';

/** What a paper prints, and the hash of it that is printed below: whoever changes a line cannot make a seal for it. */
export type SealedContent = { readonly seal: string; readonly text: string };

// D RPT-7.2
export function sealed(content: PdfContent): SealedContent {
  const text = JSON.stringify(content);
  return { seal: sealOf(text), text };
}

export function sealOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
