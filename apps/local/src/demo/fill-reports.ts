import { fileURLToPath } from 'node:url';
import { type Api, contentOf, loadStorms, type Property, SupplierAway } from '@ridgeline/api';
import type { Pool } from 'pg';
import { demoPeople } from './people.ts';

/**
 * Figures of the preliminary reports of June 15, 2018 around Nashville, without their comments:
 * https://www.spc.noaa.gov/climo/reports/180615_rpts.html
 */
const STORMS = ['180615_rpts_nashville_hail.csv', '180615_rpts_nashville_wind.csv'];
const STORMS_FOLDER = new URL('../../storms/', import.meta.url);
const STORM_DAY = Date.UTC(2018, 5, 15);

type Unanswered = Property & { readonly numbers: readonly string[] };

/** What is known of the public buildings becomes the facts of the demo people's projects that have none yet. */
export async function fillDemoReports(
  pool: Pool,
  { database, reportContent }: Pick<Api, 'database' | 'reportContent'>,
): Promise<void> {
  const { rows } = await pool.query<Unanswered>(
    `select address, state, property_type as "propertyType", min(roof_type) as "roofType",
       array_agg(report_number) as numbers
     from projects where owner_id = any($1) and record_version > 1 and not content ? 'facts'
     group by address, state, property_type`,
    [demoPeople.map(({ sub }) => sub)],
  );
  if (rows.length === 0) return;
  for (const name of STORMS) {
    await loadStorms(database, { path: fileURLToPath(new URL(name, STORMS_FOLDER)), day: STORM_DAY });
  }
  for (const { numbers, ...property } of rows) {
    const found = await reportContent.of(property).catch(orLater);
    if (found === null) continue;
    await pool.query(
      `update projects set jurisdiction = $2, latitude = $3, longitude = $4, content = content || $5
       where report_number = any($1::bigint[])`,
      [
        numbers,
        found.jurisdiction,
        found.place?.latitude,
        found.place?.longitude,
        contentOf(property.propertyType, found.facts),
      ],
    );
  }
}

/** Too slow an answer does not keep the product from starting: the next start asks again. */
function orLater(problem: unknown): null {
  if (problem instanceof SupplierAway) return null;
  throw problem;
}
