import type { operations, PlanProblemCode, ReportProblemCode } from '@ridgeline/contract';
import {
  type AdoptionRefusal,
  ANONYMOUS_REFUSALS,
  type AnonymousReportFailure,
  AnonymousReports,
  type Report,
  type ReportOrder,
  type ReportRefusal,
} from '@ridgeline/core/reports';
import { done, fail, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureIn, failureOrNotFound, type Refused, resultOf } from './call.ts';
import { orderOnWire } from './http-report-gateway.ts';
import { reportFrom, reportOf } from './report-from-wire.ts';

/** The secret of this visit: random, at least 32 characters, the same until the visit ends. */
export type VisitSecret = { visitSecret(): Promise<string> };

type CreationResponses = operations['createAnonymousReport']['responses'];
type CreatedOnWire = CreationResponses[200 | 201]['content']['application/json']['data'];

export class HttpAnonymousReports extends AnonymousReports {
  readonly #api: ApiClient;
  readonly #visit: VisitSecret;

  constructor(api: ApiClient, visit: VisitSecret) {
    super();
    this.#api = api;
    this.#visit = visit;
  }

  override async create(order: ReportOrder): Promise<Result<Report, AnonymousReportFailure>> {
    const header = { ...(await this.#header()), 'Idempotency-Key': order.orderKey };
    return resultOf(
      () => this.#api.POST('/public/reports', { params: { header }, body: orderOnWire(order) }),
      ({ data }) => createdFrom(data),
      () => UNAVAILABLE,
    );
  }

  override sample(): Promise<Result<Report, ReportRefusal>> {
    return reportOf(() => this.#api.GET('/codeReports/sample'), failureOrNotFound);
  }

  override async verify(reportNumber: string): Promise<Result<void, AdoptionRefusal>> {
    const params = { path: { id: reportNumber }, header: await this.#header() };
    return resultOf(
      () => this.#api.GET('/codeReports/verify/{id}', { params }),
      () => done,
      adoptionRefusalOf,
    );
  }

  override async adopt(reportNumber: string): Promise<Result<Report, AdoptionRefusal>> {
    const params = { path: { id: reportNumber }, header: await this.#header() };
    return reportOf(() => this.#api.GET('/codeReports/adopt/{id}', { params }), adoptionRefusalOf);
  }

  async #header() {
    return { 'anonymous-session': await this.#visit.visitSecret() };
  }
}

const UNAVAILABLE: AnonymousReportFailure = { code: 'unavailable' };

/** The API answers a refused order with 200 and the refusal in the body. */
async function createdFrom(data: CreatedOnWire): Promise<Result<Report, AnonymousReportFailure>> {
  if ('error' in data) {
    const why = ANONYMOUS_REFUSALS.find((refusal) => refusal === data.code) ?? null;
    return fail({ code: 'refused', why, message: data.error });
  }
  const report = await reportFrom(data.report);
  return report.ok ? report : fail(UNAVAILABLE);
}

const ADOPTION_REFUSALS: Readonly<Record<PlanProblemCode | ReportProblemCode, AdoptionRefusal>> = {
  'no-plan': 'plan-refuses',
  'not-in-plan': 'plan-refuses',
  'plan-paused': 'plan-refuses',
  'plan-expired': 'plan-refuses',
  'allowance-used-up': 'plan-refuses',
  'report-not-adoptable': 'not-adoptable',
  'address-denied': 'plan-refuses',
  'ownership-mismatch': 'unavailable',
  'address-unreadable': 'unavailable',
  'project-date-invalid': 'unavailable',
  'jurisdiction-name-required': 'unavailable',
  'correction-reason-required': 'unavailable',
  'report-not-refreshable': 'unavailable',
  'roof-product-unknown': 'unavailable',
  'pdf-details-required': 'unavailable',
  'purchase-unusable': 'unavailable',
  'vanity-id-taken': 'unavailable',
  'link-over': 'unavailable',
  'too-many-flags': 'unavailable',
  'changed-meanwhile': 'unavailable',
};

function adoptionRefusalOf(refused: Refused | null): AdoptionRefusal {
  return failureIn(ADOPTION_REFUSALS, refused) ?? failureOrNotFound(refused);
}
