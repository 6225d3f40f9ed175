import { hasCountyGovernment } from './county-name.policy.ts';
import type { JurisdictionBody, PlaceOfAddress, PlaceSource } from './place.ts';
import { isTownState } from './place-states.ts';

export const JURISDICTION_REASONS = [
  'address-not-found',
  'district',
  'inside-limits',
  'zip-center-inside',
  'limits-overlap',
  'limits-missing',
  'no-cities-in-state',
  'inside-town',
  'town-limits-not-loaded',
  'no-county-government',
  'outside-limits',
  'zip-center-outside',
  'zip-across-limits',
  'county-not-known',
  'postal-city',
] as const;
export type JurisdictionReason = (typeof JURISDICTION_REASONS)[number];

/** What would make it certain. */
export const JURISDICTION_SETTLERS = [
  'building-department',
  'street-point',
  'city-limits',
  'town-limits',
] as const;
export type JurisdictionSettler = (typeof JURISDICTION_SETTLERS)[number];

type Known = {
  readonly body: JurisdictionBody;
  readonly confidence: 'verified' | 'likely';
  readonly source: PlaceSource;
  /** Null where nothing is left to settle. */
  readonly settledBy: JurisdictionSettler | null;
};
type Unknown = {
  readonly body: null;
  readonly confidence: 'unknown';
  readonly source: null;
  readonly settledBy: JurisdictionSettler;
};

/** Unknown is an answer, and says what would settle it. */
export type ControllingJurisdiction = (Known | Unknown) & {
  readonly reason: JurisdictionReason;
  /** The point is closer to city limits than it is exact. */
  readonly nearEdge: boolean;
};

/** Who controls at an address, and why we think so. Never the post office's city where city limits are known. */
// RPT-2
// D RPT-2.2: outside city limits the county answers, but not in the twelve states with towns.
export function controllingJurisdiction(place: PlaceOfAddress | null): ControllingJurisdiction {
  if (place === null) return unknown('address-not-found', 'building-department');
  const { state, limits } = place;
  if (state === 'dc') return known(place, DISTRICT, 'district', place.source);
  if (limits.is === 'on-the-line') return unknown('limits-overlap', 'building-department');
  if (limits.is === 'inside') {
    const { name, geoid, source } = limits;
    const reason = place.point.precision === 'street' ? 'inside-limits' : 'zip-center-inside';
    return known(place, { kind: 'city', name, geoid }, reason, source);
  }
  // Hawaii has no incorporated places: its counties are the authority everywhere.
  if (state === 'hi') return ofCounty(place, 'no-cities-in-state', place.source);
  if (limits.is === 'near-gap') return unknown('limits-missing', 'building-department');
  if (isTownState(state)) return ofTown(place);
  if (limits.is === 'not-loaded') {
    const city = known(
      place,
      { kind: 'city', name: place.postalCity, geoid: null },
      'postal-city',
      place.source,
    );
    return { ...city, settledBy: 'city-limits' };
  }
  if (place.point.precision === 'street') return ofCounty(place, 'outside-limits', limits.source);
  // The middle of the ZIP code lies outside the city it is named after: the address may lie on either side.
  if (limits.postalCityIsPlace) return unknown('zip-across-limits', 'street-point');
  return ofCounty(place, 'zip-center-outside', limits.source);
}

const DISTRICT: JurisdictionBody = { kind: 'city', name: 'District of Columbia', geoid: '1150000' };

function ofTown(place: PlaceOfAddress): ControllingJurisdiction {
  if (place.town === null) return unknown('town-limits-not-loaded', 'town-limits');
  const { name, geoid, source } = place.town;
  return known(place, { kind: 'town', name, geoid }, 'inside-town', source);
}

function ofCounty(
  place: PlaceOfAddress,
  reason: JurisdictionReason,
  source: PlaceSource,
): ControllingJurisdiction {
  const { county } = place;
  if (county === null || county.mayBeAnother) return unknown('county-not-known', 'street-point');
  if (!hasCountyGovernment(county.fips)) return unknown('no-county-government', 'building-department');
  return known(place, { kind: 'county', name: county.name, geoid: county.fips }, reason, source);
}

/** Verified: a point on the street, further from every limit than it is exact. */
function known(
  { point, limits, state }: PlaceOfAddress,
  body: JurisdictionBody,
  reason: JurisdictionReason,
  source: PlaceSource,
): ControllingJurisdiction {
  const nearEdge = 'nearEdge' in limits ? limits.nearEdge : null;
  // No city limits cross the District or Hawaii.
  const isClear = nearEdge === false || state === 'dc' || state === 'hi';
  const isVerified = point.precision === 'street' && isClear;
  return {
    body,
    reason,
    source,
    confidence: isVerified ? 'verified' : 'likely',
    nearEdge: nearEdge === true && !isClear,
    settledBy: isVerified ? null : point.precision === 'street' ? 'building-department' : 'street-point',
  };
}

function unknown(reason: JurisdictionReason, settledBy: JurisdictionSettler): ControllingJurisdiction {
  return { body: null, reason, confidence: 'unknown', source: null, nearEdge: false, settledBy };
}
