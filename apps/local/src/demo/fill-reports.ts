import { fileURLToPath } from 'node:url';
import { type Api, contentOf, loadStorms, type Property, SupplierAway } from '@ridgeline/api';
import type { Pool } from 'pg';
import { demoPeople } from './people.ts';

/**
 * Lines of public files around the buildings of the demo: the preliminary reports of May 31, 2013 and June 15, 2018
 * (https://www.spc.noaa.gov/climo/reports/130531_rpts.html and 180615_rpts.html), those of 2018 without their comments, and
 * hail in the annual files (https://www.spc.noaa.gov/wcm/): of spring 1955, and of 2019 within 50 miles of Denver and Colorado Springs,
 * from a copy without sizes. The copy of May 31 does not name its year; its storms, from Oklahoma City to St. Louis, are those of 2013.
 */
const STORMS: readonly { readonly name: string; readonly day: number | null }[] = [
  { name: '130531_rpts_extract_hail.csv', day: Date.UTC(2013, 4, 31) },
  { name: '130531_rpts_extract_wind.csv', day: Date.UTC(2013, 4, 31) },
  { name: '180615_rpts_nashville_hail.csv', day: Date.UTC(2018, 5, 15) },
  { name: '180615_rpts_nashville_wind.csv', day: Date.UTC(2018, 5, 15) },
  { name: '1955_extract_hail.csv', day: null },
  { name: '2019_extract_hail.csv', day: null },
];
const STORMS_FOLDER = new URL('../../storms/', import.meta.url);

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
  for (const { name, day } of STORMS) {
    await loadStorms(database, { path: fileURLToPath(new URL(name, STORMS_FOLDER)), day });
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
