import type { PlaceOfAddress } from '@ridgeline/core/places';
import { parseZipCode } from '@ridgeline/core/shared';

const zip = parseZipCode('80202');
if (!zip.ok) throw new Error(zip.failure);
const source = { name: 'The spec', url: null, edition: null, date: '2026-01-05' };

/** Denver, located on its street and well inside the city. */
export const DENVER_PLACE: PlaceOfAddress = {
  address: '1437 Bannock St, Denver, CO 80202',
  state: 'co',
  zip: zip.value,
  postalCity: 'Denver',
  point: { latitude: 39.739, longitude: -104.9903, precision: 'street' },
  county: { fips: '08031', name: 'Denver County', mayBeAnother: false },
  town: null,
  limits: { is: 'inside', geoid: '0820000', name: 'Denver', nearEdge: false, source },
  source,
};
