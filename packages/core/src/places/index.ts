// Public exports of places.
export { endingInZip, parseAddressLine } from './address-line.policy.ts';
export { controllingJurisdiction, type ControllingJurisdiction } from './controlling-jurisdiction.policy.ts';
export { countyName } from './county-name.policy.ts';
export { boxAround, circleAround, EARTH_MILES, milesBetween } from './distance.policy.ts';
export { type JurisdictionCorrection, parseCorrection } from './jurisdiction-correction.policy.ts';
export type {
  CityLimits,
  County,
  JurisdictionBody,
  PlaceOfAddress,
  PlaceSource,
  Point,
  PointPrecision,
} from './place.ts';
export { placesMessages } from './places.messages.ts';
export {
  parsePlaceState,
  PLACE_STATE_NAMES,
  PLACE_STATES,
  type PlaceState,
  stateFips,
  stateOfGeoid,
} from './place-states.ts';
export { completeAddress, inTitleCase } from './typed-address.policy.ts';
