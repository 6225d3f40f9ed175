import type { PlanProblemCode, ReportProblemCode } from '@ridgeline/contract';
import {
  type AdoptionRefusal,
  ANONYMOUS_REFUSALS,
  type AnonymousReportFailure,
  AnonymousReports,
  type Report,
  type ReportOrder,
  type ReportRefusal,
} from '@ridgeline/core/reports';
import { done, fail, ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { failureIn, outcomeOf, plainFailure, type CallOutcome } from './call.ts';
import { orderOnWire } from './http-report-gateway.ts';
import { reportCall, reportFrom } from './report-call.ts';

/** The secret of this visit: random, at least 32 characters, the same until the visit ends. */
export type VisitSecret = { visitSecret(): Promise<string> };

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
    const outcome = await outcomeOf(() =>
      this.#api.POST('/public/reports', { params: { header }, body: orderOnWire(order) }),
    );
    if (!outcome?.ok) return fail({ code: 'unavailable' });
    const { data } = outcome.data;
    if ('error' in data) {
      const why = ANONYMOUS_REFUSALS.find((refusal) => refusal === data.code) ?? null;
      return fail({ code: 'refused', why, message: data.error });
    }
    const report = reportFrom(data.report);
    return report.ok ? report : fail({ code: 'unavailable' });
  }

  override async sample(): Promise<Result<Report, ReportRefusal>> {
    const told = await reportCall(() => this.#api.GET('/codeReports/sample'));
    return told.ok ? reportFrom(told.value) : told;
  }

  override async verify(reportNumber: string): Promise<Result<void, AdoptionRefusal>> {
    const header = await this.#header();
    const answered = adoption(
      await outcomeOf(() =>
        this.#api.GET('/codeReports/verify/{id}', { params: { path: { id: reportNumber }, header } }),
      ),
    );
    return answered.ok ? done : answered;
  }

  override async adopt(reportNumber: string): Promise<Result<Report, AdoptionRefusal>> {
    const header = await this.#header();
    const adopted = adoption(
      await outcomeOf(() =>
        this.#api.GET('/codeReports/adopt/{id}', { params: { path: { id: reportNumber }, header } }),
      ),
    );
    return adopted.ok ? reportFrom(adopted.value) : adopted;
  }

  async #header() {
    return { 'anonymous-session': await this.#visit.visitSecret() };
  }
}

/** `not-adoptable`: it belongs to somebody else, or the caller's plan or the address does not allow it. */
const ADOPTION_REFUSALS: Readonly<Record<PlanProblemCode | ReportProblemCode, AdoptionRefusal>> = {
  'no-plan': 'not-adoptable',
  'not-in-plan': 'not-adoptable',
  'plan-paused': 'not-adoptable',
  'plan-expired': 'not-adoptable',
  'allowance-used-up': 'not-adoptable',
  'report-not-adoptable': 'not-adoptable',
  'address-denied': 'not-adoptable',
  'ownership-mismatch': 'unavailable',
  'address-unreadable': 'unavailable',
  'project-date-invalid': 'unavailable',
  'pdf-details-required': 'unavailable',
  'purchase-unusable': 'unavailable',
  'vanity-id-taken': 'unavailable',
  'link-over': 'unavailable',
  'too-many-flags': 'unavailable',
};

function adoption<Data>(outcome: CallOutcome<Data> | null): Result<Data, AdoptionRefusal> {
  if (outcome?.ok) return ok(outcome.data);
  const refusal = failureIn(ADOPTION_REFUSALS, outcome);
  if (refusal !== null) return fail(refusal);
  return fail(outcome?.status === 404 ? 'not-found' : plainFailure(outcome));
}
