import type { Report } from '@ridgeline/contract';
import type { ApiUnderTest, Person } from './api-under-test.ts';

const ORDER = {
  address: '1437 Bannock St, Denver, CO 80202',
  source: 'census',
  locationId: null,
  propertyType: 'residential',
  roofType: 'steep-slope',
  appSource: 'web',
  version: 4,
};

type Answer = { readonly report: Report | null; readonly code?: string; readonly field?: string };

/** People order reports; reads what that takes from their plans. */
export class ReportOrders {
  readonly #api: ApiUnderTest;

  constructor(api: ApiUnderTest) {
    this.#api = api;
  }

  /** Orders a report of the Denver city hall, unless `change` says otherwise. */
  place(as: Person, change: object = {}, key?: string) {
    return this.#api.call<Answer>('POST', '/codeReports', {
      as,
      body: { ...ORDER, ...change },
      ...(key !== undefined && { key }),
    });
  }

  async numberOfNew(as: Person): Promise<string> {
    return (await this.place(as)).body.report?.reportNumber ?? 'none was made';
  }

  /** The number of quick views left in the person's plan. */
  async left(as: Person): Promise<number> {
    const { body } = await this.#api.call<{ quick_view: { available: number } }>(
      'GET',
      '/codeReports/profile/limits',
      { as },
    );
    return body.quick_view.available;
  }

  async madeBy({ id }: Person): Promise<number> {
    const { rowCount } = await this.#api.sql.query('select 1 from projects where owner_id = $1', [id]);
    return rowCount ?? 0;
  }

  /** Gives a person a plan, by columns and values of `subscriptions`. */
  async subscribe({ id }: Person, columns: string, values: string): Promise<void> {
    await this.#api.sql.query(`insert into subscriptions (person_id, ${columns}) values ($1, ${values})`, [
      id,
    ]);
  }

  /** Uses all quick views of a month of the Essential plan. */
  async useUp({ id }: Person): Promise<void> {
    await this.#api.sql.query(
      `insert into usage_counts (person_id, counting, period_start, quick_views, code_details, weather,
         allowed_quick_views, allowed_code_details, allowed_weather)
       select $1, 'monthly', now(), 15, 0, 0, 15, 4, 2`,
      [id],
    );
  }

  putIn(as: Person, number: string, body: object) {
    return this.#api.call<Report & { readonly code?: string }>('PATCH', `/v2/projects/${number}`, {
      as,
      body: { action: 'apply-upgrades', ...body },
    });
  }
}
