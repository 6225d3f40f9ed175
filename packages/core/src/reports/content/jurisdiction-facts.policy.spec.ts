import { describe, expect, it } from 'vitest';
import { controllingJurisdiction } from '../../places/controlling-jurisdiction.policy.ts';
import type { PlaceOfAddress } from '../../places/place.ts';
import type { ZipCode } from '../../shared/zip-code.policy.ts';
import type { Fact } from '../fact.ts';
import { factText } from './fact-text.ts';
import { jurisdictionFacts } from './jurisdiction-facts.policy.ts';
import { parseFacts } from './parse-fact.policy.ts';

const limitsSource = {
  name: 'US Census',
  url: null,
  edition: 'TIGER/Line 2019',
  date: '2019-01-01',
};
const sheridan: PlaceOfAddress = {
  address: '4101 S Federal Blvd, Sheridan, CO 80110',
  state: 'co',
  zip: '80110' as ZipCode,
  postalCity: 'Englewood',
  point: { latitude: 39.64, longitude: -105.02, precision: 'street' },
  county: { fips: '08005', name: 'Arapahoe County', mayBeAnother: false },
  town: null,
  limits: { is: 'inside', geoid: '0869645', name: 'Sheridan', nearEdge: true, source: limitsSource },
  source: { name: 'US Census Geocoder', url: null, edition: null, date: '2026-11-22' },
};
const stowe: PlaceOfAddress = { ...sheridan, state: 'vt', postalCity: 'Stowe', limits: { is: 'not-loaded' } };

const factsOf = (place: PlaceOfAddress | null) => jurisdictionFacts(controllingJurisdiction(place));
const answers = (facts: readonly Fact[], locale: 'en' | 'es') =>
  facts.map((fact) => factText(fact, locale).answer.join(' '));

describe('the controlling jurisdiction as facts of a report', () => {
  it('RPT-2 names the authority, why, how sure, and by which source', () => {
    const facts = factsOf(sheridan);
    expect(answers(facts, 'en')).toEqual([
      'City: Sheridan (likely)',
      'The address is inside the city limits. The point is within about 100 m of city limits. (likely)',
    ]);
    expect(answers(facts, 'es')).toEqual([
      'Ciudad: Sheridan (probable)',
      'La dirección está dentro de los límites de la ciudad. El punto está a unos 100 m o menos del límite de una ciudad. (probable)',
    ]);
    for (const fact of facts) {
      expect(fact).toMatchObject({ section: 'municipality', source: { ...limitsSource, read: null } });
    }
  });

  it('RPT-2 says of an unknown authority why it is unknown and what settles it', () => {
    expect(answers(factsOf(stowe), 'en')[0]).toBe(
      'Unknown. A town governs here. Which one is not known until town limits are loaded. Ask the town clerk. Town limits, loaded by whoever runs this service, also settle it.',
    );
    expect(answers(factsOf(null), 'en')[0]).toBe(
      'Unknown. The address was not found. Ask the building department.',
    );
    expect(answers(factsOf(null), 'es')[0]).toBe(
      'No se sabe. No se encontró la dirección. Pregunte al departamento de construcción.',
    );
  });

  it.each([
    ['known', sheridan],
    ['a town', stowe],
    ['not found', null],
  ] as const)('RPT-2 answers both questions with facts that can be stored: %s', (_, place) => {
    const facts = factsOf(place);
    expect(facts.map(({ name }) => name)).toEqual(['controlling-municipality', 'jurisdiction-basis']);
    expect(parseFacts(JSON.parse(JSON.stringify(facts)))).toEqual(facts);
  });
});
