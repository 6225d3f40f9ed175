import { factsOfPlace, type LoadedRow } from '@ridgeline/core/packs';
import {
  controllingJurisdiction,
  type JurisdictionBody as Body,
  parsePlaceState,
  type PlaceOfAddress,
  stateFips,
} from '@ridgeline/core/places';
import type { Fact } from '@ridgeline/core/reports';
import type { Db } from '../../db/database.ts';
import type { AddressBook } from '../../ports/address-book.port.ts';
import {
  type AuthorityFacts,
  type NamedAuthority,
  type Property,
  ReportContent,
  type ReportFacts,
} from '../../ports/report-content.port.ts';
import { censusSpelling } from '../places/city-limits.repository.ts';
import { withJurisdiction } from '../places/jurisdiction-of-property.ts';
import { namedAuthority } from './named-authority.ts';
import { rowsOfPlace } from './rows-of-place.ts';

type Dependencies = {
  readonly db: Db;
  readonly addressBook: AddressBook;
  readonly now: () => number;
};

const PLACE_CODE = 7;
const LEVELS = { city: 'place', town: 'cousub', county: 'county' } as const;

/** The facts of a report from the loaded data packs: one statement for the place of the address. */
// RPT-3
export class PackContent extends ReportContent {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    super();
    this.#dependencies = dependencies;
  }

  override async of({ address, state, propertyType }: Property): Promise<ReportFacts> {
    const place = await this.#dependencies.addressBook.locate(address);
    const jurisdiction = controllingJurisdiction(place);
    const { body } = jurisdiction;
    const facts = await this.#factsUnder(body, { place, state, propertyType });
    return withJurisdiction({ jurisdiction: null, place: null, facts }, place, jurisdiction);
  }

  // D RPT-2.3
  override async underAuthority(
    { address, state, propertyType }: Property,
    authority: NamedAuthority,
  ): Promise<AuthorityFacts> {
    const { db, addressBook } = this.#dependencies;
    const place = await addressBook.locate(address);
    const placeState = place?.state ?? parsePlaceState(state);
    const body =
      placeState === null
        ? { ...authority, geoid: null }
        : await namedAuthority(db, authority, { state: placeState, place });
    // Without a code, nothing but its name is known of it: only the state's rules are.
    const governing = body.geoid === null ? null : body;
    return { body, facts: await this.#factsUnder(governing, { place, state, propertyType }) };
  }

  /** One statement, whoever governs. */
  async #factsUnder(
    body: Body | null,
    {
      place,
      state,
      propertyType,
    }: Pick<Property, 'state' | 'propertyType'> & {
      readonly place: PlaceOfAddress | null;
    },
  ): Promise<readonly Fact[]> {
    const { db, now } = this.#dependencies;
    const located = place?.county && !place.county.mayBeAnother ? place.county.fips : null;
    // A county that governs is the county of the address.
    const county = body?.kind === 'county' ? body.geoid : located;
    const placeState = place?.state ?? parsePlaceState(state);
    const rows = await rowsOfPlace(db, {
      bodies: [body?.geoid, county, placeState].filter((one) => typeof one === 'string'),
      name: body?.kind === 'city' && body.geoid === null ? censusSpelling(body.name) : null,
      stateFips: placeState === null ? '' : stateFips(placeState),
    });
    return factsOfPlace(
      {
        propertyType,
        body: body && bodyOf(body, rows),
        state: placeState ?? state,
        county,
        asOf: new Date(now()).toISOString().slice(0, 'yyyy-mm-dd'.length),
      },
      rows,
    );
  }
}

/** A city that is known by its name has the GEOID of the one place of its state with that name. */
function bodyOf({ kind, geoid }: Body, rows: readonly LoadedRow[]) {
  if (geoid !== null) return { level: levelOf(kind, geoid), geoid };
  const named = new Set(rows.filter(({ question }) => question === 'body-name').map(({ body }) => body));
  const [only] = named;
  return named.size === 1 && only !== undefined ? { level: LEVELS[kind], geoid: only } : null;
}

/** A town of a person's words may be a place in the data. */
function levelOf(kind: Body['kind'], geoid: string) {
  return kind === 'town' && geoid.length === PLACE_CODE ? LEVELS.city : LEVELS[kind];
}
