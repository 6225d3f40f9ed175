import type { SourceDay } from '../shared/source-day.ts';
import type { ZipCode } from '../shared/zip-code.policy.ts';
import type { PlaceState } from './place-states.ts';

/** Where something that is said of a place is from, and as of which day. */
export type PlaceSource = {
  readonly name: string;
  readonly url: string | null;
  readonly edition: string | null;
  readonly date: SourceDay;
};

export type Point = { readonly latitude: number; readonly longitude: number };

/** A county, parish, borough or independent city: whatever has a county's FIPS code. */
export type County = {
  readonly fips: string;
  readonly name: string;
  /** The ZIP code reaches into another county, and nothing finer than the ZIP code is known. */
  readonly mayBeAnother: boolean;
};

/** `street`: interpolated along the street, not the rooftop. `zip-center`: the middle of the ZIP code. */
export type PointPrecision = 'street' | 'zip-center';

/** What is known of city limits at the point of an address. */
export type CityLimits =
  | { readonly is: 'not-loaded' }
  | {
      readonly is: 'inside';
      readonly geoid: string;
      readonly name: string;
      /** Closer to the limits than the point is exact. Null where nobody has measured. */
      readonly nearEdge: boolean | null;
      readonly source: PlaceSource;
    }
  | {
      readonly is: 'outside';
      readonly nearEdge: boolean | null;
      /** The post office's city has limits, and the point is outside them. */
      readonly postalCityIsPlace: boolean;
      readonly source: PlaceSource;
    }
  /** In two cities at once: on the line between them. */
  | { readonly is: 'on-the-line'; readonly names: readonly string[]; readonly source: PlaceSource }
  /** Outside all limits, and close to cities whose limits the data lacks. */
  | { readonly is: 'near-gap'; readonly names: readonly string[]; readonly source: PlaceSource };

/** Where an address lies, as far as it could be found out. */
export type PlaceOfAddress = {
  /** One line; its ZIP code may have been corrected. */
  readonly address: string;
  readonly state: PlaceState;
  readonly zip: ZipCode;
  /** Where the post office delivers it: often not the place whose code controls. */
  readonly postalCity: string;
  readonly point: Point & { readonly precision: PointPrecision };
  readonly county: County | null;
  /** The town or township whose government covers the point, where the finder tells it. */
  readonly town: { readonly name: string; readonly geoid: string; readonly source: PlaceSource } | null;
  readonly limits: CityLimits;
  /** Who found the address. */
  readonly source: PlaceSource;
};

export const JURISDICTION_KINDS = ['city', 'county', 'town'] as const;

/** The government whose building code controls. */
export type JurisdictionBody = {
  readonly kind: (typeof JURISDICTION_KINDS)[number];
  readonly name: string;
  /** Census code of the place or of the county; null where it is not known. */
  readonly geoid: string | null;
};
