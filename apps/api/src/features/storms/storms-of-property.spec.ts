import { includedFacts } from '@ridgeline/core/reports';
import { STORM_RADII, type StormHistory } from '@ridgeline/core/storms';
import { describe, expect, it } from 'vitest';
import type { Property } from '../../ports/report-content.port.ts';
import { KnownProperties } from '../../testing/known-properties.ts';
import { StormsOfProperty } from './storms-of-property.ts';

const HOUSE: Property = {
  address: '1437 Bannock St, Denver, CO 80202',
  state: 'co',
  propertyType: 'residential',
  roofType: 'steep-slope',
};
const DENVER = { latitude: 39.739, longitude: -104.985 };
const NONE_NEAR: StormHistory = {
  record: 'spc-daily',
  kind: 'hail',
  spans: [{ from: '2018-06-15', to: '2018-06-16' }],
  read: '2026-11-22',
  counts: STORM_RADII.map(() => 0),
  nearest: null,
  latest: null,
  largest: null,
  listed: [],
};

function contentWith(place: typeof DENVER | null) {
  const content = new KnownProperties();
  content.tell(HOUSE.address, { jurisdiction: null, place, facts: [] });
  return new StormsOfProperty(content, async () => [NONE_NEAR]);
}

describe('storms of a property', () => {
  it('RPT-2 are added to what is known of it', async () => {
    const found = await contentWith(DENVER).of(HOUSE);
    expect(found?.facts.map(({ name }) => name)).toEqual([
      'latest-hail',
      'nearest-hail',
      'largest-hail',
      'hail-reports',
      'hail-around',
    ]);
  });

  it('RPT-2 are not told in a report without the weather add-on', async () => {
    const found = await contentWith(DENVER).of(HOUSE);
    const told = includedFacts(found?.facts ?? [], ['code-detail']);
    expect(told.map(({ is }) => is)).toEqual(Array.from({ length: 5 }, () => 'not-included'));
    expect(JSON.stringify(told)).not.toMatch(/source|rows|2018/);
  });

  it('are not told of a property whose place is not known, or for which no report can be made', async () => {
    expect((await contentWith(null).of(HOUSE))?.facts).toEqual([]);
    const content = new KnownProperties();
    content.tell(HOUSE.address, null);
    expect(await new StormsOfProperty(content, async () => [NONE_NEAR]).of(HOUSE)).toBeNull();
  });

  it('leave what the content tells itself', async () => {
    const first = await contentWith(DENVER).of(HOUSE);
    const own = first?.facts.slice(0, 1) ?? [];
    const content = new KnownProperties();
    content.tell(HOUSE.address, { jurisdiction: null, place: DENVER, facts: own });
    const found = await new StormsOfProperty(content, async () => [NONE_NEAR]).of(HOUSE);
    expect(found?.facts).toHaveLength(5);
    expect(found?.facts[0]).toBe(own[0]);
  });
});
