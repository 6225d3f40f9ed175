import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SupplierAway } from '../ports/supplier-away.ts';
import { censusArea, DENVER_MATCH, GeocoderStandIn } from '../testing/geocoder-stand-in.ts';
import { CensusGeocoder } from './census-geocoder.ts';

const DENVER = '1437 Bannock St, Denver, CO 80202';

let standIn: GeocoderStandIn;
let geocoder: CensusGeocoder;

beforeAll(async () => {
  standIn = await GeocoderStandIn.start();
  standIn.tell(DENVER, DENVER_MATCH);
  geocoder = new CensusGeocoder(standIn.endpoint);
});
beforeEach(() => {
  standIn.instead = null;
});
afterAll(() => standIn.stop());

describe('the Census geocoder', () => {
  it('RPT-1 tells point, county and incorporated place, in the question that is documented', async () => {
    standIn.asked.length = 0;
    expect(await geocoder.find(DENVER)).toEqual([
      {
        address: DENVER,
        state: 'co',
        zip: '80202',
        city: 'Denver',
        point: { latitude: 39.738_94, longitude: -104.990_35 },
        county: { geoid: '08031', name: 'Denver County' },
        place: { geoid: '0820000', name: 'Denver' },
        town: null,
      },
    ]);
    expect(Object.fromEntries(standIn.asked[0]?.searchParams ?? [])).toEqual({
      address: DENVER,
      benchmark: 'Public_AR_Current',
      vintage: 'Current_Current',
      format: 'json',
    });
  });

  it('RPT-1 no match is an empty answer', async () => {
    expect(await geocoder.find('1 Nowhere Rd, Denver, CO 80202')).toEqual([]);
  });

  it('RPT-1 a corrected ZIP code is told', async () => {
    standIn.tell('1437 Bannock St, Denver, CO 80203', DENVER_MATCH);
    const [found] = await geocoder.find('1437 Bannock St, Denver, CO 80203');
    expect(found).toMatchObject({ address: DENVER, zip: '80202' });
  });

  it('RPT-1 several matches are told in their order', async () => {
    const other = { ...DENVER_MATCH, matchedAddress: '1437 S BANNOCK ST, DENVER, CO, 80223' };
    standIn.tell('1437 Bannock, Denver, CO', DENVER_MATCH, other);
    const found = await geocoder.find('1437 Bannock, Denver, CO');
    expect(found.map(({ address }) => address)).toEqual([DENVER, '1437 S Bannock St, Denver, CO 80223']);
  });

  it('RPT-2 no incorporated place is told as none, whether the layer is empty or left out', async () => {
    const { Counties = [] } = DENVER_MATCH.geographies;
    standIn.tell('a', { ...DENVER_MATCH, geographies: { Counties } });
    standIn.tell('b', { ...DENVER_MATCH, geographies: { Counties, 'Incorporated Places': [] } });
    for (const address of ['a', 'b']) expect(await geocoder.find(address)).toMatchObject([{ place: null }]);
  });

  it('RPT-2 a town with a government is told; a city without one is not', async () => {
    const geographies = {
      Counties: [censusArea('50015', 'Lamoille', 'Lamoille County')],
      'Incorporated Places': [censusArea('5000001', 'Nowhere', 'Nowhere village', 'I')],
      'County Subdivisions': [censusArea('5001570525', 'Stowe', 'Stowe town')],
    };
    standIn.tell('c', { ...DENVER_MATCH, geographies });
    expect(await geocoder.find('c')).toMatchObject([
      { place: null, town: { geoid: '5001570525', name: 'Stowe' } },
    ]);
  });

  it('RPT-1 leaves out what lies outside the states', async () => {
    const matchedAddress = '1 CALLE SOL, SAN JUAN, PR, 00901';
    standIn.tell('d', {
      ...DENVER_MATCH,
      matchedAddress,
      addressComponents: { city: 'SAN JUAN', state: 'PR', zip: '00901' },
    });
    expect(await geocoder.find('d')).toEqual([]);
  });

  it.each([
    ['a 5xx', 503, 'Service Unavailable'],
    ['a refusal', 400, '{"errors":["Address cannot be empty"]}'],
    ['a page instead of JSON', 200, '<html>maintenance</html>'],
    ['half an answer', 200, '{"result":{"addressMatches":[{"matchedAddr'],
    ['another shape', 200, '{"result":{}}'],
    [
      'a place outside the world',
      200,
      JSON.stringify({ result: { addressMatches: [{ ...DENVER_MATCH, coordinates: { x: 500, y: 0 } }] } }),
    ],
    [
      'a coordinate that is no number',
      200,
      JSON.stringify({ result: { addressMatches: [{ ...DENVER_MATCH, coordinates: { x: null, y: 0 } }] } }),
    ],
    ['a megabyte', 200, JSON.stringify({ result: { addressMatches: [] }, filler: 'x'.repeat(1_000_001) })],
  ])('RPT-1 %s is a supplier that is away, not an empty answer', async (_, status, body) => {
    standIn.instead = (response) => void response.writeHead(status).end(body);
    await expect(geocoder.find(DENVER)).rejects.toBeInstanceOf(SupplierAway);
  });

  it('RPT-1 a redirect is not followed', async () => {
    standIn.instead = (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end();
    await expect(geocoder.find(DENVER)).rejects.toBeInstanceOf(SupplierAway);
  });

  it('RPT-1 no answer in time, and a connection that is cut, are a supplier that is away', async () => {
    const impatient = new CensusGeocoder(standIn.endpoint, 50);
    standIn.instead = () => undefined;
    await expect(impatient.find(DENVER)).rejects.toBeInstanceOf(SupplierAway);
    standIn.instead = (response) => void response.destroy();
    await expect(geocoder.find(DENVER)).rejects.toBeInstanceOf(SupplierAway);
  });
});
