import type { operations } from '@ridgeline/contract';
import { describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { ApiUnderTest } from '../../testing/api-under-test.ts';
import { findZipCode } from '../places/zip-codes.ts';

type MapOnWire = operations['getReportMap']['responses'][200]['content']['application/json'];

const NONE = { satellite: null, locator: null, around: null };
const SERVICE = 'https://maps.example.com/static?key=K';
const bare = await apiForSpecs();
const withService = await apiForSpecs(
  {},
  { mapService: SERVICE, origins: { connect: [], images: ['https://maps.example.com'], secure: false } },
);

async function mapOf(api: ApiUnderTest, latitude: number | null, longitude: number | null) {
  const owner = await api.person();
  const { rows } = await api.sql.query<{ report_number: string }>(
    `insert into projects (owner_id, address, state, property_type, roof_type, latitude, longitude)
     values ($1, '1437 Bannock St, Denver, CO 80202', 'co', 'residential', 'steep-slope', $2, $3)
     returning report_number`,
    [owner.id, latitude, longitude],
  );
  return api.call<MapOnWire>('GET', `/codeReports/${rows[0]?.report_number}/map`, { as: owner });
}

describe('the map of a report', () => {
  it('RPT-6 is drawn without a key: the county with the point', async () => {
    const { status, body } = await mapOf(bare, 39.7392, -104.9903);
    expect([status, body]).toEqual([
      200,
      {
        satellite: null,
        locator: {
          county: 'Denver County',
          state: 'co',
          svg: expect.stringMatching(/^<svg .*<\/svg>$/),
          precision: 'street',
        },
        around: expect.objectContaining({ miles: 60, size: 1_200 }),
      },
    ]);
  });

  it('RPT-6 has the address of a satellite picture where a service is configured, whose host may show it', async () => {
    const { body, headers } = await mapOf(withService, 39.7392, -104.9903);
    expect(body.satellite).toBe(
      `${SERVICE}&center=39.7392%2C-104.9903&zoom=18&size=640x256&maptype=satellite` +
        '&markers=size%3Asmall%7Ccolor%3Agreen%7C39.7392%2C-104.9903',
    );
    expect(headers['content-security-policy']).toContain("img-src 'self' data: https://maps.example.com;");
  });

  it('RPT-6 says where the point is no more than the middle of the ZIP code', async () => {
    const area = await findZipCode('80202');
    const { latitude, longitude } = area?.center ?? { latitude: null, longitude: null };
    expect((await mapOf(bare, latitude, longitude)).body.locator).toMatchObject({
      county: 'Denver County',
      precision: 'zip-center',
    });
  });

  it('RPT-6 is none where the report has no point, or one in no county', async () => {
    expect((await mapOf(withService, null, null)).body).toEqual(NONE);
    expect((await mapOf(bare, 0, 0)).body).toEqual(NONE);
  });
});
