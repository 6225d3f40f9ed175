import type { PdfKind } from '@ridgeline/core/reports';
import type { CallerDb } from '../../db/caller-db.ts';
import { answer, FileBody, type Answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { findProduct, namesOf, requirementsOf } from '../reports/roof-product.repository.ts';
import {
  findIssued,
  findPrinted,
  findScheduleName,
  forgetPdfs,
  keepPdf,
  leaveSending,
} from './documents.repository.ts';
import { type PdfConfig, PdfStore, type PdfWish } from './pdf-store.ts';
import { checkedPaper } from './checked-paper.ts';
import type { AskedForProduct } from './pdf-subject.ts';
import { linkVerdict, sealedLink } from './sealed-link.ts';

type DocumentOperation =
  | 'getReportPdf'
  | 'getReportIwsPdf'
  | 'makeReportPdf'
  | 'makeClaimLetter'
  | 'invalidatePdf'
  | 'sendPdf'
  | 'openReportPdf'
  | 'checkPaper';

export type DocumentConfig = PdfConfig & {
  /** Key that signs links. The same in every copy. */
  readonly linkSecret: string;
  readonly now?: () => number;
};

/** Long enough to open the PDF; short enough that a link in a browser history soon stops working. */
const LINK_LASTS = 15 * 60_000;

/** What a kind of PDF needs besides the report, by field of the body. */
const NEEDED: {
  readonly [Kind in PdfKind]?: readonly ('manufacturer_id' | 'product_id' | 'permitDetails')[];
} = {
  manufacturer: ['manufacturer_id', 'product_id'],
  permit_calculator: ['permitDetails'],
};

// RPT-7
export function documentHandlers({
  linkSecret,
  now = Date.now,
  ...config
}: DocumentConfig): Pick<Handlers, DocumentOperation> {
  const pdfs = new PdfStore(config);
  return {
    async getReportPdf({ path, query: { language }, db }) {
      return linkTo(db, path.id, { kind: 'whole', locale: language });
    },

    async getReportIwsPdf({ path, query: { language }, db }) {
      return linkTo(db, path.id, { kind: 'iws', locale: language });
    },

    async makeReportPdf({ path, query: { type, language }, body, db }) {
      const needed = NEEDED[type] ?? [];
      const missing = needed.find((name) => body[name] === undefined);
      if (missing !== undefined) return problem('pdf-details-required', `body/${missing}`);
      const asked = Object.fromEntries(needed.map((name) => [name, body[name]]));
      if (type === 'permit_calculator') asked['permitDetails'] = await withNames(db, body.permitDetails);
      const product = type === 'manufacturer' ? await productAsked(db, path.id, body) : null;
      return linkTo(db, path.id, { kind: type, locale: language, asked, product });
    },

    // D RPT-7.1
    async makeClaimLetter({ path, query: { language }, body, db }) {
      const { claim_number, job_number = null, questions } = body;
      const asked = { claim_number, job_number, ...(questions !== undefined && { questions }) };
      return linkTo(db, path.id, { kind: 'claimLetter', locale: language, asked });
    },

    async invalidatePdf({ path, query: { type }, db }) {
      await pdfs.remove(path.id, await forgetPdfs(db, path.id, type));
      return answer(204, undefined);
    },

    async sendPdf({ path, query: { type, language, hash = null }, db }) {
      const isLeft = await leaveSending(db, path.id, { kind: type, locale: language, hash });
      return isLeft ? answer(202, undefined) : problem('not-found');
    },

    async openReportPdf({ path, query }) {
      const verdict = linkVerdict(linkSecret, path.id, query, now());
      if (verdict !== 'good') return problem(verdict === 'over' ? 'link-over' : 'not-found');
      const bytes = await pdfs.read(path.id, query.hash);
      return bytes ? answer(200, new FileBody(bytes, 'application/pdf', 'never')) : problem('not-found');
    },

    // D RPT-7.2
    async checkPaper({ path: { seal }, db }) {
      return answer(200, checkedPaper(seal, await findIssued(db, seal)));
    },
  };

  async function linkTo(
    db: CallerDb,
    reportNumber: string,
    wish: PdfWish,
  ): Promise<Answer<'getReportPdf' | 'getReportIwsPdf' | 'makeReportPdf' | 'makeClaimLetter'>> {
    const row = await findPrinted(db, reportNumber);
    if (!row) return problem('not-found');
    const { kind } = wish;
    const { digest } = row;
    const hash = await pdfs.provide(row, wish, (made, content) =>
      keepPdf(db, reportNumber, { ...content, kind, hash: made, digest }),
    );
    if (hash === null) return problem('not-found');
    const name = { reportNumber: String(row.reportNumber), kind, hash };
    return answer(200, { url: sealedLink(linkSecret, name, now() + LINK_LASTS) });
  }
}

/** With the name of a schedule in place of its id, which no reader knows. */
async function withNames(
  db: CallerDb,
  details: Readonly<Record<string, unknown>> = {},
): Promise<Readonly<Record<string, unknown>>> {
  const id = details['schedule'];
  const name = typeof id === 'string' && id !== '' ? await findScheduleName(db, id) : null;
  return name === null ? details : { ...details, schedule: name };
}

/** A product that was asked for, whatever product the report is of. */
async function productAsked(
  db: CallerDb,
  reportNumber: string,
  { manufacturer_id = '', product_id = '' }: { manufacturer_id?: string; product_id?: string },
): Promise<AskedForProduct | null> {
  const asked = await findProduct(db, reportNumber, `${manufacturer_id}/${product_id}`);
  return asked && { ...namesOf(asked), requirements: requirementsOf(asked) };
}
