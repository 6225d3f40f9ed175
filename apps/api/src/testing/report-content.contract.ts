import { describe, expect, it } from 'vitest';
import { type Fact, parseFacts } from '@ridgeline/core/reports';
import type { Property, ReportContent, ReportFacts } from '../ports/report-content.port.ts';
import { SupplierAway } from '../ports/supplier-away.ts';

export type ReportContentWorld = {
  readonly content: ReportContent;
  /** Lets something be known of an address in Denver. */
  readonly know: (address: string) => Promise<void>;
  readonly breakConnection: () => Promise<void>;
};

/** Content that is told the facts of an address. */
export type ToldContentWorld = Omit<ReportContentWorld, 'know'> & {
  readonly tell: (address: string, facts: ReportFacts) => Promise<void>;
};

const stated = {
  condition: null,
  source: {
    name: 'City of Denver',
    url: 'https://denvergov.org',
    edition: '2022',
    date: '2026-01-05',
    read: null,
  },
  rowId: null,
  level: 'place',
  others: [],
} as const;
const KNOWN: readonly Fact[] = [
  {
    ...stated,
    section: 'code-detail',
    name: 'ice-barrier',
    is: 'known',
    confidence: 'verified',
    value: { kind: 'yes-no', answer: false },
    condition: 'not detached buildings',
  },
  {
    ...stated,
    section: 'design-criteria',
    name: 'ultimate-design-wind-speed',
    is: 'known',
    confidence: 'likely',
    value: { kind: 'quantity', amount: '115', unit: 'mph', basis: 'ultimate' },
  },
  {
    ...stated,
    section: 'municipality',
    name: 'controlling-municipality',
    is: 'known',
    confidence: 'likely',
    value: { kind: 'jurisdiction', body: { kind: 'city', name: 'Cañon City', geoid: '0811810' } },
  },
];
const TOLD: ReportFacts = {
  jurisdiction: 'Cañon City',
  place: { latitude: 39.739_236, longitude: -104.990_251 },
  facts: KNOWN,
};

let asked = 0;

/** The contract of every `ReportContent`. Run on the fake, on the packs of the product and on the content of the local world. */
export function reportContentContract(name: string, makeWorld: () => Promise<ReportContentWorld>): void {
  describe(`${name} keeps the promises of ReportContent`, () => {
    it('RPT-2 makes up nothing about an unknown property', async () => {
      const { content } = await makeWorld();
      const found = valueOf(await content.of(aProperty()));
      expect(found).toMatchObject({ jurisdiction: null, place: null });
      expect(answered(found)).toEqual([]);
    });

    it('RPT-2 says of one property nothing that it knows of another', async () => {
      const { content, know } = await makeWorld();
      await know(aProperty().address);
      const found = valueOf(await content.of(aProperty()));
      expect(found.jurisdiction).toBeNull();
      expect(answered(found)).toEqual([]);
    });

    it.each(['residential', 'commercial'] as const)(
      'RPT-3 tells facts alone: each of a question, and what is known with its source and day: %s',
      async (propertyType) => {
        const { content, know } = await makeWorld();
        const property = { ...aProperty(), propertyType };
        await know(property.address);
        const { facts } = valueOf(await content.of(property));
        expect(answered({ facts })).not.toEqual([]);
        expect(parseFacts(JSON.parse(JSON.stringify(facts)))).toEqual(facts);
      },
    );

    it('RPT-2 answers the same when it is asked the same, in the same order', async () => {
      const { content, know } = await makeWorld();
      const property = aProperty();
      await know(property.address);
      const found = await content.of(property);
      expect(JSON.stringify(await content.of(property))).toBe(JSON.stringify(found));
    });

    it('RPT-2.3 gives back an authority that nobody knows as it was named, without a code and without a rule of its own', async () => {
      const { content } = await makeWorld();
      const authority = { kind: 'city', name: 'Nowhere at All' } as const;
      const { body, facts } = await content.underAuthority(aProperty(), authority);
      expect(body).toEqual({ ...authority, geoid: null });
      const levels = answered({ facts }).map((fact) => ('level' in fact ? fact.level : null));
      expect(levels.filter((level) => level === 'place' || level === 'county')).toEqual([]);
      expect(parseFacts(JSON.parse(JSON.stringify(facts)))).toEqual(facts);
    });

    it('RPT-2 rejects where it is not reached: that is neither unknown nor a property without a report', async () => {
      const { content, breakConnection } = await makeWorld();
      await breakConnection();
      await expect(content.of(aProperty())).rejects.toBeInstanceOf(SupplierAway);
    });
  });
}

/** The contract of content that is told the facts of an address, beside that of every content. */
export function toldContentContract(name: string, makeWorld: () => Promise<ToldContentWorld>): void {
  reportContentContract(name, async () => {
    const { tell, ...world } = await makeWorld();
    return { ...world, know: (address) => tell(address, TOLD) };
  });

  describe(`${name} gives back what it was told`, () => {
    it('RPT-2 returns each given fact exactly, once', async () => {
      const { content, tell } = await makeWorld();
      const property = aProperty();
      await tell(property.address, TOLD);
      const found = valueOf(await content.of(property));
      expect(found).toMatchObject({ jurisdiction: TOLD.jurisdiction, place: TOLD.place });
      expect(answered(found)).toEqual(KNOWN);
      const names = found.facts.map(({ section, name: fact }) => `${section}/${fact}`);
      expect(new Set(names).size).toBe(names.length);
    });
  });
}

/** Implementations may share a database: a new address each time. */
function aProperty(): Property {
  asked += 1;
  return {
    address: `${process.pid}${asked} Bannock St, Denver, CO 80202`,
    state: 'co',
    propertyType: 'residential',
    roofType: 'steep-slope',
  };
}

function answered({ facts }: Pick<ReportFacts, 'facts'>): readonly Fact[] {
  return facts.filter(({ is }) => is !== 'unknown');
}

function valueOf(found: ReportFacts | null): ReportFacts {
  if (found === null) throw new Error('no report can be made of the property');
  return found;
}
