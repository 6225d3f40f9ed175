import { factsHaveSources, ReportContent, type Property, type ReportFacts } from '@ridgeline/api';
import { parseFacts } from '@ridgeline/core/reports';
import type { Pool } from 'pg';
import { StandInStore } from '../stand-in-store.ts';

type KeptReport = {
  readonly jurisdiction: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly facts: unknown;
};

/** The facts that were put into this machine's database. Everything else is unknown. */
export class LocalReportContent extends ReportContent {
  readonly #store: StandInStore;

  static async open(pool: Pool): Promise<LocalReportContent> {
    // `not valid`: rows of older versions need not pass the check; `parseFacts` skips what it cannot read.
    await pool.query(`
      create schema if not exists local_properties;
      create table if not exists local_properties.reports (
        address text primary key, jurisdiction text, latitude double precision, longitude double precision,
        facts jsonb not null default '[]'
      );
      alter table local_properties.reports drop constraint if exists reports_facts_have_sources,
        add constraint reports_facts_have_sources check (${factsHaveSources('facts')}) not valid`);
    return new LocalReportContent(pool);
  }

  private constructor(pool: Pool) {
    super();
    this.#store = new StandInStore(pool);
  }

  override async of({ address }: Property): Promise<ReportFacts> {
    const found = await this.#store.query<KeptReport>(
      'select jurisdiction, latitude, longitude, facts from local_properties.reports where address = $1',
      [address],
    );
    const { jurisdiction = null, latitude = null, longitude = null, facts = [] } = found.rows[0] ?? {};
    return {
      jurisdiction,
      place: latitude === null || longitude === null ? null : { latitude, longitude },
      facts: parseFacts(facts),
    };
  }
}
