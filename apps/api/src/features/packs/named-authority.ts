import {
  type JurisdictionBody,
  type PlaceOfAddress,
  type PlaceState,
  stateFips,
} from '@ridgeline/core/places';
import type { Db, Statement } from '../../db/database.ts';
import type { NamedAuthority } from '../../ports/report-content.port.ts';
import { censusSpelling } from '../places/city-limits.repository.ts';
import { countiesNamed } from '../places/county-shapes.ts';

/** Cities and towns of a state ($3, $4) by one of their names ($2), as packs and loaded city limits have them. */
const NAMED: Statement = {
  name: 'named-authority',
  text: `select named.body as geoid, min(named.value) as name from data_pack_rows named
      where named.question = 'body-name' and named.level = any($1::text[]) and lower(named.value) = any($2::text[])
        and starts_with(named.body, $3)
      group by named.body
    union all
    select place.geoid, place.name from city_limits place
      where 'place' = any($1::text[]) and place.state = $4 and lower(place.name) = any($2::text[])`,
};

/** In a town state a town is a county subdivision; elsewhere one that is called a town is a place like a city. */
const LEVELS = { city: ['place'], town: ['cousub', 'place'] } as const;
const GEOID_LENGTHS = { cousub: 10, place: 7 } as const;

type Found = { readonly geoid: string; readonly name: string };

/**
 * The authority that a person means by a name, with its Census code; without one where the loaded data does not have that
 * name in the state, or has it twice.
 */
// D RPT-2.3
export async function namedAuthority(
  db: Db,
  { kind, name }: NamedAuthority,
  { state, place }: { readonly state: PlaceState; readonly place: PlaceOfAddress | null },
): Promise<JurisdictionBody> {
  const found =
    kind === 'county' ? await countiesIn(state, name, place) : await placesIn(db, state, { kind, name });
  const [only] = found;
  return only !== undefined && found.length === 1 ? { kind, ...only } : { kind, name, geoid: null };
}

async function placesIn(
  db: Db,
  state: PlaceState,
  { kind, name }: { readonly kind: 'city' | 'town'; readonly name: string },
): Promise<readonly Found[]> {
  const levels = LEVELS[kind];
  const plain = withoutKind(name);
  const names = [...new Set([name, plain, censusSpelling(plain)].map((one) => one.toLowerCase()))];
  const rows = await db.rows<Found>(NAMED, [[...levels], names, stateFips(state), state]);
  const byCode = [...new Map(rows.toReversed().map((row) => [row.geoid, row])).values()];
  const ofLevel = levels.map((level) => byCode.filter(({ geoid }) => geoid.length === GEOID_LENGTHS[level]));
  return ofLevel.find(({ length }) => length > 0) ?? [];
}

/** That of the address by its name; else the one of the state with that name. */
async function countiesIn(
  state: PlaceState,
  name: string,
  place: PlaceOfAddress | null,
): Promise<readonly Found[]> {
  const county = place?.county;
  if (county?.name.toLowerCase() === name.toLowerCase()) return [{ geoid: county.fips, name: county.name }];
  const named = await countiesNamed(name, state);
  return named.map(({ fips, name: full }) => ({ geoid: fips, name: full }));
}

/** "City of Sheridan" and "Sheridan city" are Sheridan. */
function withoutKind(name: string): string {
  return name
    .replace(/^(?:city|town|village|borough|township) of /i, '')
    .replace(/ (?:city|town|village|borough|township)$/, '');
}
