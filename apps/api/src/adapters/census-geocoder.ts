import {
  inTitleCase,
  parseAddressLine,
  parsePlaceState,
  type PlaceState,
  type Point,
} from '@ridgeline/core/places';
import type { ZipCode } from '@ridgeline/core/shared';
import * as z from 'zod/mini';
import { SupplierAway } from '../ports/supplier-away.ts';

/** Something with a Census code. */
export type CensusArea = { readonly geoid: string; readonly name: string };

/** An address as the geocoder knows it. */
export type GeocodedAddress = {
  /** One line; its ZIP code may be another than the one that was asked for. */
  readonly address: string;
  readonly state: PlaceState;
  readonly zip: ZipCode;
  readonly city: string;
  readonly point: Point;
  readonly county: CensusArea;
  /** The incorporated place, or null outside of all. */
  readonly place: CensusArea | null;
  /** The town or township with a government, or null. */
  readonly town: CensusArea | null;
};

const TIMEOUT = 5_000;
/** An answer has a few kilobytes; a longer one is refused. */
const MOST_BYTES = 1_000_000;

const area = z.object({
  GEOID: z.string(),
  NAME: z.string(),
  BASENAME: z.optional(z.string()),
  FUNCSTAT: z.optional(z.string()),
});
type Area = z.infer<typeof area>;
const areas = z.optional(z.array(area));

const answered = z.object({
  result: z.object({
    addressMatches: z.array(
      z.object({
        matchedAddress: z.string(),
        coordinates: z.object({
          x: z.number().check(z.gte(-180), z.lte(180)),
          y: z.number().check(z.gte(-90), z.lte(90)),
        }),
        addressComponents: z.object({ city: z.string(), state: z.string(), zip: z.string() }),
        geographies: z.object({
          Counties: areas,
          'Incorporated Places': areas,
          'County Subdivisions': areas,
        }),
      }),
    ),
  }),
});
type Match = z.infer<typeof answered>['result']['addressMatches'][number];

/** The geocoder of the US Census, which needs no key. https://geocoding.geo.census.gov/geocoder/Geocoding_Services_API.html */
export class CensusGeocoder {
  readonly #endpoint: string;
  readonly #timeout: number;

  /** `endpoint`: `https://geocoding.geo.census.gov/geocoder`, without a slash at its end. */
  constructor(endpoint: string, timeout = TIMEOUT) {
    this.#endpoint = endpoint;
    this.#timeout = timeout;
  }

  /** All addresses that may be meant, the likeliest first; none where it knows no such address. */
  async find(address: string): Promise<readonly GeocodedAddress[]> {
    const question = new URLSearchParams({
      address,
      benchmark: 'Public_AR_Current',
      vintage: 'Current_Current',
      format: 'json',
    });
    const answer = await this.#ask(`${this.#endpoint}/geographies/onelineaddress?${question.toString()}`);
    return answer.result.addressMatches.flatMap((match) => geocodedAddress(match) ?? []);
  }

  async #ask(url: string): Promise<z.infer<typeof answered>> {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(this.#timeout), redirect: 'error' });
      const text = await response.text();
      if (!response.ok) throw new Error(`the geocoder answered ${response.status}`);
      if (text.length > MOST_BYTES) throw new Error('the geocoder answered more than an answer holds');
      return answered.parse(JSON.parse(text));
    } catch (cause) {
      throw new SupplierAway('the geocoder gave no answer that can be read', { cause });
    }
  }
}

/** Null for what lies outside the states, or lacks its county. */
function geocodedAddress({
  matchedAddress,
  coordinates,
  addressComponents,
  geographies,
}: Match): GeocodedAddress | null {
  const state = parsePlaceState(addressComponents.state);
  const line = parseAddressLine(matchedAddress);
  const [county] = geographies.Counties ?? [];
  if (state === null || line === null || !county) return null;
  const place = geographies['Incorporated Places']?.find(governs);
  const town = geographies['County Subdivisions']?.find(governs);
  return {
    address: `${inTitleCase(line.streetAndCity)}, ${state.toUpperCase()} ${line.zip}`,
    state,
    zip: line.zip,
    city: inTitleCase(addressComponents.city),
    point: { latitude: coordinates.y, longitude: coordinates.x },
    county: { geoid: county.GEOID, name: county.NAME },
    place: place ? named(place) : null,
    town: town ? named(town) : null,
  };
}

/** `S` is drawn for statistics alone; `I` and `N` are governments that do nothing. */
function governs({ FUNCSTAT }: Area): boolean {
  return FUNCSTAT === undefined || !['S', 'I', 'N'].includes(FUNCSTAT);
}

function named({ GEOID, NAME, BASENAME }: Area): CensusArea {
  return { geoid: GEOID, name: (BASENAME ?? NAME).replace(/ \(balance\)$/, '') };
}
