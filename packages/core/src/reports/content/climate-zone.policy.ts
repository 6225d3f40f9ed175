import type { FactValue } from '../fact-value.ts';

/** A county on the two maps of the IECC; null where a map leaves it blank. */
export type CountyZones = { readonly map2006: string | null; readonly map2021: string | null };

/** The first edition with the map of 2021. */
const SECOND_MAP = 2021;

/** The zone on the map of the adopted edition. Where the edition is not known, the zone if both maps agree. */
export function climateZone(
  { map2006, map2021 }: CountyZones,
  editionYear: number | null,
): Extract<FactValue, { readonly kind: 'text' }> | null {
  const agreed = map2006 === map2021 ? map2006 : null;
  const zone = editionYear === null ? agreed : editionYear >= SECOND_MAP ? map2021 : map2006;
  return zone === null ? null : { kind: 'text', text: zone };
}
