import { createHmac, timingSafeEqual } from 'node:crypto';

/** A stored PDF, as a link names it. */
export type PdfName = { readonly reportNumber: string; readonly kind: string; readonly hash: string };

export type SealedQuery = {
  readonly kind: string;
  readonly hash: string;
  readonly until: number;
  readonly seal: string;
};

/** A signed link: it opens for everyone who has it, without a token, until `until`; nobody else can make one. */
export function sealedLink(secret: string, { reportNumber, kind, hash }: PdfName, until: number): string {
  const query = new URLSearchParams({ kind, hash, until: String(until) });
  query.set('seal', sealOf(secret, { reportNumber, kind, hash }, until));
  return `/api/report/pdf/${encodeURIComponent(reportNumber)}?${query.toString()}`;
}

export type LinkVerdict = 'good' | 'forged' | 'over';

export function linkVerdict(
  secret: string,
  reportNumber: string,
  query: SealedQuery,
  now: number,
): LinkVerdict {
  const { kind, hash, until, seal } = query;
  const expected = Buffer.from(sealOf(secret, { reportNumber, kind, hash }, until));
  const given = Buffer.from(seal);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'forged';
  return now <= until ? 'good' : 'over';
}

function sealOf(secret: string, { reportNumber, kind, hash }: PdfName, until: number): string {
  const told = JSON.stringify([reportNumber, kind, hash, until]);
  return createHmac('sha256', secret).update(told).digest('base64url');
}
