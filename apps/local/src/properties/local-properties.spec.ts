import {
  addressBookContract,
  addressListContract,
  DENVER_PLACE,
  KnownAddresses,
  toldContentContract,
} from '@ridgeline/api/testing';
import { freshDatabase } from '@ridgeline/api/testing/database';
import type { AddressBook } from '@ridgeline/api';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { publicBuildings } from '../demo/projects.ts';
import { DemoAddressBook } from './demo-address-book.ts';
import { LocalReportContent } from './local-report-content.ts';

let pool: Pool;

beforeAll(async () => {
  pool = new Pool({ connectionString: await freshDatabase() });
});

afterAll(() => pool.end());

const DENVER = {
  address: '1437 Bannock St, Denver, CO 80202',
  state: 'co',
  propertyType: 'residential',
  roofType: 'steep-slope',
} as const;

const fallback = new KnownAddresses();
fallback.tell(DENVER_PLACE);

/** A pool that a test may end, to simulate an unreachable database. */
function ownPool(): Pool {
  const own = new Pool(pool.options);
  onTestFinished(() => (own.ended ? undefined : own.end()));
  return own;
}

const demoAddresses = async () => {
  const own = ownPool();
  const book = await demoAddressBook(own);
  const breakConnection = async () => {
    await own.end();
    fallback.isAway = true;
  };
  onTestFinished(() => {
    fallback.isAway = false;
  });
  return { book, known: DENVER.address, breakConnection };
};
addressBookContract('DemoAddressBook', demoAddresses);
addressListContract('DemoAddressBook', demoAddresses);

toldContentContract('LocalReportContent', async () => {
  const own = ownPool();
  const content = await LocalReportContent.open(own);
  return {
    content,
    async tell(address, { jurisdiction, place, facts }) {
      await own.query(
        `insert into local_properties.reports (address, jurisdiction, latitude, longitude, facts)
         values ($1, $2, $3, $4, $5)`,
        [address, jurisdiction, place?.latitude, place?.longitude, JSON.stringify(facts)],
      );
    },
    breakConnection: () => own.end(),
  };
});

describe('what this machine knows of a property', () => {
  it('RPT-2 is nothing at first', async () => {
    const content = await LocalReportContent.open(pool);
    expect(await content.of(DENVER)).toEqual({ jurisdiction: null, place: null, facts: [] });
  });

  it('RPT-2 returns the stored facts with their source, once each, also in another process', async () => {
    await LocalReportContent.open(pool);
    const fact = {
      section: 'code-detail',
      name: 'ice-barrier',
      is: 'known',
      confidence: 'likely',
      value: { kind: 'yes-no', answer: true },
      condition: null,
      source: { name: 'The spec', url: null, edition: null, date: '2026-01-01', read: null },
      rowId: null,
      level: 'place',
      others: [],
    };
    await tell(DENVER.address, [fact]);
    const found = await (await LocalReportContent.open(pool)).of(DENVER);
    expect(found).toEqual({
      jurisdiction: 'Denver',
      place: { latitude: 39.7392, longitude: -104.9903 },
      facts: [fact],
    });
    const unsourced = tell('2 Bannock St, Denver, CO 80202', [{ ...fact, source: null }]);
    await expect(unsourced).rejects.toThrow('reports_facts_have_sources');
  });
});

function tell(address: string, facts: readonly object[]) {
  return pool.query(
    `insert into local_properties.reports (address, jurisdiction, latitude, longitude, facts)
     values ($1, 'Denver', 39.7392, -104.9903, $2)`,
    [address, JSON.stringify(facts)],
  );
}

describe('the address book of the demo', () => {
  it('RPT-1 finds the public buildings by any of their words, and no other address', async () => {
    await demoAddressBook(pool);
    const book = await demoAddressBook(pool);
    expect(await book.suggest('bannock 1437', 10)).toEqual([
      { address: DENVER.address, source: 'ridgeline-demo', locationId: null },
    ]);
    expect(await book.suggest('CAÑON', 10)).toHaveLength(1);
    expect(await book.suggest('co', 2)).toHaveLength(2);
    expect(await book.suggest('100%', 10)).toEqual([]);
    expect(await book.suggest(' , ', 10)).toEqual([]);
    expect(await book.suggest('st', 1000)).not.toHaveLength(publicBuildings.length);
  });
});

async function demoAddressBook(of: Pool): Promise<AddressBook> {
  return (await DemoAddressBook.over(of))(fallback);
}
