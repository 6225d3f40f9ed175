import { factsOfPlace, type LoadedRow } from '@ridgeline/core/packs';
import {
  controllingJurisdiction,
  type ControllingJurisdiction,
  parsePlaceState,
  stateFips,
} from '@ridgeline/core/places';
import type { Db } from '../../db/database.ts';
import type { AddressBook } from '../../ports/address-book.port.ts';
import { type Property, ReportContent, type ReportFacts } from '../../ports/report-content.port.ts';
import { censusSpelling } from '../places/city-limits.repository.ts';
import { withJurisdiction } from '../places/jurisdiction-of-property.ts';
import { rowsOfPlace } from './rows-of-place.ts';

type Dependencies = {
  readonly db: Db;
  readonly addressBook: AddressBook;
  readonly now: () => number;
};
type Body = NonNullable<ControllingJurisdiction['body']>;

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
    const { db, addressBook, now } = this.#dependencies;
    const place = await addressBook.locate(address);
    const jurisdiction = controllingJurisdiction(place);
    const { body } = jurisdiction;
    const county = place?.county && !place.county.mayBeAnother ? place.county.fips : null;
    const placeState = place?.state ?? parsePlaceState(state);
    const rows = await rowsOfPlace(db, {
      bodies: [body?.geoid, county, placeState].filter((one) => typeof one === 'string'),
      name: body?.kind === 'city' && body.geoid === null ? censusSpelling(body.name) : null,
      stateFips: placeState === null ? '' : stateFips(placeState),
    });
    const facts = factsOfPlace(
      {
        propertyType,
        body: body && bodyOf(body, rows),
        state: placeState ?? state,
        county,
        asOf: new Date(now()).toISOString().slice(0, 'yyyy-mm-dd'.length),
      },
      rows,
    );
    return withJurisdiction({ jurisdiction: null, place: null, facts }, place, jurisdiction);
  }
}

/** A city that is known by its name has the GEOID of the one place of its state with that name. */
function bodyOf({ kind, geoid }: Body, rows: readonly LoadedRow[]) {
  if (geoid !== null) return { level: LEVELS[kind], geoid };
  const named = new Set(rows.filter(({ question }) => question === 'body-name').map(({ body }) => body));
  const [only] = named;
  return named.size === 1 && only !== undefined ? { level: LEVELS[kind], geoid: only } : null;
}
