import {
  type AuthorityFacts,
  factsHaveSources,
  type NamedAuthority,
  ReportContent,
  type Property,
  type ReportFacts,
} from '@ridgeline/api';
import { parseFacts } from '@ridgeline/core/reports';
import type { Pool } from 'pg';
import { StandInStore } from '../stand-in-store.ts';

type KeptReport = {
  readonly jurisdiction: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly facts: unknown;
};

const NOTHING: ReportFacts = { jurisdiction: null, place: null, facts: [] };

/** The facts that were put into this machine's database; then those of the content behind it. */
export class LocalReportContent extends ReportContent {
  readonly #store: StandInStore;
  readonly #fallback: ReportContent | null;

  static async over(pool: Pool): Promise<(fallback: ReportContent) => LocalReportContent> {
    await LocalReportContent.open(pool);
    return (fallback) => new LocalReportContent(pool, fallback);
  }

  /** With nothing behind it. */
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
    return new LocalReportContent(pool, null);
  }

  private constructor(pool: Pool, fallback: ReportContent | null) {
    super();
    this.#store = new StandInStore(pool);
    this.#fallback = fallback;
  }

  override async of(property: Property): Promise<ReportFacts> {
    const [own, behind] = await Promise.all([this.#toldOf(property), this.#fallback?.of(property)]);
    const { jurisdiction, place, facts } = behind ?? NOTHING;
    const names = new Set(own.facts.map(({ name }) => name));
    return {
      jurisdiction: own.jurisdiction ?? jurisdiction,
      place: own.place ?? place,
      facts: [...own.facts, ...facts.filter(({ name }) => !names.has(name))],
    };
  }

  /** What was put in for an address is of the authority that was found there. */
  override async underAuthority(property: Property, authority: NamedAuthority): Promise<AuthorityFacts> {
    const behind = await this.#fallback?.underAuthority(property, authority);
    return behind ?? { body: { ...authority, geoid: null }, facts: [] };
  }

  async #toldOf({ address }: Property): Promise<ReportFacts> {
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
