import { type LoadedRow, requirementsFact } from '@ridgeline/core/packs';
import type { Fact, PropertyType } from '@ridgeline/core/reports';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement } from '../../db/caller-statement.ts';
import { numberOf } from './reports.repository.ts';

/** The rows on a product and on all products of its maker, as one value. `product` is SQL: `gaf/timberline-hdz`, or null. */
export const requirementRows = (product: string) =>
  `(select coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(told))), '[]') from data_pack_rows told
    where told.level = 'maker' and told.body = any(array[split_part(${product}, '/', 1), ${product}]))`;
export const TODAY = `to_char(now() at time zone 'utc', 'YYYY-MM-DD')`;

/** What covers the roof of a property, and what data packs know of it. */
export type AskedProduct = {
  readonly product: string | null;
  readonly propertyType: PropertyType;
  readonly requirements: readonly LoadedRow[];
  readonly today: string;
};

const ASKED = callerStatement(
  'product',
  `select project.property_type as "propertyType", project.record_version as "recordVersion", $3::text as product,
     ${requirementRows('$3::text')} as requirements, ${TODAY} as today
   from projects project where project.report_number = $2::bigint`,
);

/** What is known of a product, for a project; null if it does not exist any more. */
export async function findProduct(
  db: CallerDb,
  projectNumber: string,
  product: string | null,
): Promise<(AskedProduct & { readonly recordVersion: number }) | null> {
  const values = [numberOf(projectNumber), product];
  const [asked] = await db.rows<AskedProduct & { readonly recordVersion: number }>(ASKED, values);
  return asked ?? null;
}

export function requirementsOf({ product, propertyType, requirements, today }: AskedProduct): Fact {
  return requirementsFact({ product, propertyType, asOf: today }, requirements);
}

/** The names of a product and of its maker; null where no pack knows it. */
export function namesOf({ product, requirements }: AskedProduct) {
  const named = (body: string | undefined | null) =>
    requirements.find((row) => row.question === 'body-name' && row.body === body)?.value ?? null;
  return { manufacturer: named(product?.split('/')[0]), product: named(product) };
}

/** Whether a pack knows the product. */
export function isKnownProduct(asked: AskedProduct): boolean {
  return namesOf(asked).product !== null;
}
