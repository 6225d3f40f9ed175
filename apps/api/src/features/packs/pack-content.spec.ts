import type { CityLimits, PlaceOfAddress, PlaceState } from '@ridgeline/core/places';
import { factText, municipalityContact, parseFacts, type Fact } from '@ridgeline/core/reports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../../db/database.ts';
import type { Property } from '../../ports/report-content.port.ts';
import { DENVER_PLACE } from '../../testing/a-place.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { KnownAddresses } from '../../testing/known-properties.ts';
import { reportContentContract } from '../../testing/report-content.contract.ts';
import { PackContent } from './pack-content.ts';

const CENSUS = { name: 'US Census', url: null, edition: 'TIGER/Line 2019', date: '2019-01-01' };
const inside = (geoid: string, name: string): CityLimits => ({
  is: 'inside',
  geoid,
  name,
  nearEdge: false,
  source: CENSUS,
});

let database: Database;
let content: PackContent;
const addressBook = new KnownAddresses();

beforeAll(async () => {
  database = openDatabase(await freshDatabase(), { connections: 1 });
  content = new PackContent({ db: database, addressBook, now: () => Date.UTC(2026, 10, 22) });
});
afterAll(() => database.close());

/** The facts of a house there, by question. */
async function factsAt(
  [postalCity, state, county]: readonly [city: string, state: PlaceState, county: string],
  limits: CityLimits,
  propertyType: Property['propertyType'] = 'residential',
) {
  const address = `1 Main St, ${postalCity}, ${state.toUpperCase()} 00001`;
  const place: PlaceOfAddress = {
    address,
    state,
    zip: '00001' as PlaceOfAddress['zip'],
    postalCity,
    point: { latitude: 40, longitude: -105, precision: 'street' },
    county: { fips: county, name: 'That County', mayBeAnother: false },
    town: null,
    limits,
    source: CENSUS,
  };
  addressBook.tell(place);
  const { facts, jurisdiction } = await content.of({ address, state, propertyType, roofType: 'steep-slope' });
  const byName = new Map(facts.map((fact) => [fact.name, fact]));
  const answers = (...names: readonly Fact['name'][]) =>
    names.map((name) => {
      const fact = byName.get(name);
      return fact && fact.is !== 'unknown' ? factText(fact, 'en').answer.join(' ') : 'unknown';
    });
  return { facts, jurisdiction, answers, fact: (name: Fact['name']) => byName.get(name) };
}

reportContentContract('PackContent', async () => {
  const book = new KnownAddresses();
  return {
    content: new PackContent({ db: database, addressBook: book, now: () => Date.UTC(2026, 10, 22) }),
    know: async (address) => book.tell({ ...DENVER_PLACE, address }),
    async breakConnection() {
      book.isAway = true;
    },
  };
});

const SHERIDAN = ['Sheridan', 'co', '08005'] as const;

describe('what would hold under an authority that a person names', () => {
  const under = async (kind: 'city' | 'county' | 'town', name: string, state: PlaceState = 'co') => {
    const property = {
      address: '9 Nowhere Rd',
      state,
      propertyType: 'residential',
      roofType: 'steep-slope',
    } as const;
    const { body, facts } = await content.underAuthority(property, { kind, name });
    const byName = new Map(facts.map((fact) => [fact.name, fact]));
    return { body, fact: (question: Fact['name']) => byName.get(question) };
  };

  it.each([
    ['city', 'sheridan', { kind: 'city', name: 'Sheridan', geoid: '0869645' }],
    ['city', 'City of Sheridan', { kind: 'city', name: 'Sheridan', geoid: '0869645' }],
    ['town', 'Town of Sheridan', { kind: 'town', name: 'Sheridan', geoid: '0869645' }],
    ['county', 'el paso', { kind: 'county', name: 'El Paso County', geoid: '08041' }],
    ['county', 'EL PASO COUNTY', { kind: 'county', name: 'El Paso County', geoid: '08041' }],
    ['county', 'El Paso City', { kind: 'county', name: 'El Paso City', geoid: null }],
    ['city', 'El Paso', { kind: 'city', name: 'El Paso', geoid: null }],
  ] as const)('RPT-2.3 finds the %s %j of a state by its name', async (kind, name, body) => {
    expect((await under(kind, name)).body).toEqual(body);
  });

  it('RPT-2.3 tells the rules of a city, of a county with its zone, and of nobody those of the state alone', async () => {
    const city = await under('city', 'Sheridan');
    expect(city.fact('frost-depth')).toMatchObject({ is: 'known', level: 'place', value: { amount: '36' } });
    const county = await under('county', 'El Paso County');
    expect(county.fact('drip-edge')).toMatchObject({ level: 'county' });
    expect(county.fact('climate-zone')).toMatchObject({
      is: 'known',
      rowId: expect.stringContaining('climate'),
    });
    const nobody = await under('city', 'Nowhere', 'mi');
    expect(nobody.fact('weathering')).toMatchObject({ is: 'known', level: 'state' });
    expect(nobody.fact('municipality-contact')).toMatchObject({ is: 'unknown', others: [] });
  });

  it('RPT-2.3 says the same as a report of an address inside that city', async () => {
    const here = await factsAt(SHERIDAN, inside('0869645', 'Sheridan'));
    const address = '1 Main St, Sheridan, CO 00001';
    const property = { address, state: 'co', propertyType: 'residential', roofType: 'steep-slope' } as const;
    const { facts } = await content.underAuthority(property, { kind: 'city', name: 'Sheridan' });
    const told = here.facts.filter(
      ({ name }) => name !== 'controlling-municipality' && name !== 'jurisdiction-basis',
    );
    expect(facts).toEqual(told);
  });
});

describe('a report from the starting packs', () => {
  it('RPT-3 tells the rules of a city with a table of its own', async () => {
    const sheridan = await factsAt(SHERIDAN, inside('0869645', 'Sheridan'));
    expect(sheridan.jurisdiction).toBe('Sheridan');
    expect(
      sheridan.answers(
        'adopted-residential-code',
        'ice-barrier',
        'gust-wind-speed',
        'ground-snow-load',
        'frost-depth',
      ),
    ).toEqual([
      '2021 I-Codes with amendments (likely)',
      'Yes (likely)',
      '105 mph, 3-second gust (likely)',
      '30 psf (likely)',
      '36 in (likely)',
    ]);
    expect(sheridan.answers('climate-zone', 'permit-required')).toEqual(['5B (likely)', 'unknown']);
  });

  it('RPT-3 finds a city by its name where no city limits are loaded', async () => {
    const sheridan = await factsAt(SHERIDAN, { is: 'not-loaded' });
    expect(sheridan.answers('ice-barrier', 'frost-depth')).toEqual(['Yes (likely)', '36 in (likely)']);
    const other = await factsAt(['Sheridan', 'mi', '26117'], { is: 'not-loaded' });
    expect(other.fact('weathering')).toMatchObject({ is: 'known', level: 'state' });
  });

  it('RPT-3 tells the rules of the state where a city has none', async () => {
    const marquette = await factsAt(['Marquette', 'mi', '26103'], inside('2651900', 'Marquette'));
    expect(
      marquette.answers(
        'adopted-residential-code',
        'ice-barrier',
        'published-wind-speed',
        'frost-depth',
        'climate-zone',
      ),
    ).toEqual([
      '2015 IRC (the state’s rule; likely)',
      'Yes (the state’s rule; likely)',
      '107 mph, scale not stated (the state’s rule; likely)',
      '42 in (the state’s rule; likely)',
      '6A (likely)',
    ]);
    expect(marquette.fact('ground-snow-load')).toMatchObject({ is: 'unknown', settledBy: 'state-table' });
  });

  it('RPT-3 ENT-5 tells how the office of the municipality is reached, with source and day', async () => {
    const aspen = await factsAt(['Aspen', 'co', '08097'], inside('0803620', 'Aspen'));
    expect(municipalityContact(aspen.facts)).toEqual({ website: null, phone: '970-429-2758', email: null });
    const fact = aspen.fact('municipality-contact');
    expect(fact).toMatchObject({
      is: 'known',
      source: {
        name: 'City of Aspen, Roof/Re-Roof Application Checklist (updated 5/3/23)',
        date: '2023-05-03',
      },
    });
    // A page that nobody vouches for gives no contact.
    const pines = await factsAt(['Castle Pines', 'co', '08035'], inside('0812387', 'Castle Pines'));
    expect(municipalityContact(pines.facts)).toBeNull();
  });

  it('RPT-3 does not know the code of a town that adopts for itself', async () => {
    const stowe = await factsAt(['Stowe', 'vt', '50015'], { is: 'not-loaded' });
    expect(stowe.answers('adopted-residential-code', 'ice-barrier', 'climate-zone')).toEqual([
      'unknown',
      'unknown',
      '6A (likely)',
    ]);
  });

  it('RPT-3 keeps what a city said before apart from what it says now', async () => {
    const city = await factsAt(['Kansas City', 'mo', '29095'], inside('2938000', 'Kansas City'));
    expect(city.fact('ice-barrier')).toMatchObject({
      is: 'known',
      value: { answer: true },
      others: expect.arrayContaining([
        expect.objectContaining({ why: 'history', value: { kind: 'yes-no', answer: false } }),
      ]),
    });
  });

  it('RPT-3 leaves out the drip edge that Ohio deleted from the model code', async () => {
    const dayton = await factsAt(['Dayton', 'oh', '39113'], inside('3921000', 'Dayton'));
    expect(dayton.fact('drip-edge')).toMatchObject({ value: { answer: false }, level: 'state' });
  });

  it.each(['residential', 'commercial'] as const)(
    'RPT-3 tells facts that stand, in one statement: %s',
    async (type) => {
      const before = database.trips;
      const { facts } = await factsAt(SHERIDAN, inside('0869645', 'Sheridan'), type);
      expect(database.trips - before).toBe(1);
      expect(parseFacts(JSON.parse(JSON.stringify(facts)))).toEqual(facts);
    },
  );

  it('RPT-3 tells what the state says where the address was not located', async () => {
    const property = { state: 'mn', propertyType: 'residential', roofType: 'steep-slope' } as const;
    const { facts, jurisdiction } = await content.of({ address: 'nowhere, MN', ...property });
    expect(jurisdiction).toBeNull();
    expect(facts.find(({ name }) => name === 'adopted-residential-code')).toMatchObject({
      value: { year: 2018 },
    });
  });
});
