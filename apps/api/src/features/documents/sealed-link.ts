import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link says beside what it names. */
type Sealed = { readonly until: number; readonly seal: string };

/** A stored PDF, as a link names it. */
export type PdfName = { readonly reportNumber: string; readonly kind: string; readonly hash: string };

export type SealedQuery = Sealed & { readonly kind: string; readonly hash: string };

/** A signed link: it opens for everyone who has it, without a token, until `until`; nobody else can make one. */
export function sealedLink(secret: string, { reportNumber, kind, hash }: PdfName, until: number): string {
  const query = new URLSearchParams({ kind, hash, until: String(until) });
  query.set('seal', sealOf(secret, [reportNumber, kind, hash, until]));
  return `/api/report/pdf/${encodeURIComponent(reportNumber)}?${query.toString()}`;
}

export type LinkVerdict = 'good' | 'forged' | 'over';

export function linkVerdict(
  secret: string,
  reportNumber: string,
  query: SealedQuery,
  now: number,
): LinkVerdict {
  const { kind, hash, until } = query;
  return verdictOf(secret, [reportNumber, kind, hash, until], query, now);
}

/** The same for the archive of a batch. */
export function sealedBatchLink(secret: string, batchId: string, until: number): string {
  const query = new URLSearchParams({ until: String(until), seal: sealOf(secret, ofBatch(batchId, until)) });
  return `/api/pdf-batches/${encodeURIComponent(batchId)}/archive?${query.toString()}`;
}

export function batchLinkVerdict(secret: string, batchId: string, query: Sealed, now: number): LinkVerdict {
  return verdictOf(secret, ofBatch(batchId, query.until), query, now);
}

/** No PDF has a name of three parts, so a seal of the one opens none of the other. */
function ofBatch(batchId: string, until: number): readonly unknown[] {
  return ['batch', batchId.toLowerCase(), until];
}

function verdictOf(
  secret: string,
  named: readonly unknown[],
  { until, seal }: Sealed,
  now: number,
): LinkVerdict {
  const expected = Buffer.from(sealOf(secret, named));
  const given = Buffer.from(seal);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  return now <= until ? 'good' : 'over';
}

function sealOf(secret: string, named: readonly unknown[]): string {
  return createHmac('sha256', secret).update(JSON.stringify(named)).digest('base64url');
}
