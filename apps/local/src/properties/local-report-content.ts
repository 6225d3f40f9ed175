import { ReportContent, type Fact, type Property, type ReportFacts } from '@ridgeline/api';
import type { Pool } from 'pg';
import { StandInStore } from '../stand-in-store.ts';

/** The questions of every report. Here they are unknown, unless a fact with its source was put into the database. */
const QUESTIONS: Readonly<Record<Property['propertyType'], readonly (readonly [Fact['section'], string])[]>> =
  {
    residential: [
      ['municipality', 'controlling-municipality'],
      ['code-detail', 'adopted-residential-code'],
      ['code-detail', 'ice-barrier'],
      ['code-detail', 'drip-edge'],
      ['manufacturer-requirements', 'installation-instructions'],
      ['design-criteria', 'ultimate-design-wind-speed'],
      ['hail-storm-history', 'latest-hail'],
      ['wind-storm-history', 'latest-severe-wind'],
      ['roof', 'area'],
    ],
    commercial: [
      ['municipality', 'controlling-municipality'],
      ['code-detail', 'adopted-building-code'],
      ['manufacturer-requirements', 'installation-instructions'],
      ['design-criteria', 'ultimate-design-wind-speed'],
      ['hail-storm-history', 'latest-hail'],
      ['wind-storm-history', 'latest-severe-wind'],
      ['roof', 'area'],
    ],
  };

type KeptReport = {
  readonly jurisdiction: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly facts: readonly Fact[];
};

/** The stored facts of a property, and `unknown` for the rest: nothing is made up. */
export class LocalReportContent extends ReportContent {
  readonly #store: StandInStore;

  static async open(pool: Pool): Promise<LocalReportContent> {
    await pool.query(`
      create schema if not exists local_properties;
      create table if not exists local_properties.reports (
        address text primary key, jurisdiction text, latitude double precision, longitude double precision,
        facts jsonb not null default '[]'
      )`);
    return new LocalReportContent(pool);
  }

  private constructor(pool: Pool) {
    super();
    this.#store = new StandInStore(pool);
  }

  override async of({ address, propertyType }: Property): Promise<ReportFacts> {
    const found = await this.#store.query<KeptReport>(
      'select jurisdiction, latitude, longitude, facts from local_properties.reports where address = $1',
      [address],
    );
    const { jurisdiction = null, latitude = null, longitude = null, facts = [] } = found.rows[0] ?? {};
    const known = new Set(facts.map(({ section, name }) => `${section}/${name}`));
    const unknown = QUESTIONS[propertyType].filter(([section, name]) => !known.has(`${section}/${name}`));
    return {
      jurisdiction,
      place: latitude === null || longitude === null ? null : { latitude, longitude },
      facts: [
        ...facts,
        ...unknown.map(([section, name]): Fact => {
          return { section, name, confidence: 'unknown', value: null, source: null };
        }),
      ],
    };
  }
}
