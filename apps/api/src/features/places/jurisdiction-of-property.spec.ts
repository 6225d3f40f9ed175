import { jurisdictionFacts } from '@ridgeline/core/reports';
import { controllingJurisdiction } from '@ridgeline/core/places';
import { describe, expect, it } from 'vitest';
import type { Property } from '../../ports/report-content.port.ts';
import { KnownAddresses, KnownProperties } from '../../testing/known-properties.ts';
import { JurisdictionOfProperty } from './jurisdiction-of-property.ts';

const PROPERTY: Property = {
  address: '1 Nowhere Rd, Denver, CO 80202',
  state: 'co',
  propertyType: 'residential',
  roofType: 'steep-slope',
};

class CountedAddresses extends KnownAddresses {
  asked = 0;

  override async locate(address: string) {
    this.asked += 1;
    return super.locate(address);
  }
}

describe('the jurisdiction of a property', () => {
  it('RPT-2 is looked up once for content that does not tell it', async () => {
    const addressBook = new CountedAddresses();
    const found = await new JurisdictionOfProperty(new KnownProperties(), addressBook).of(PROPERTY);
    expect(found?.facts.map(({ name }) => name)).toEqual(['controlling-municipality', 'jurisdiction-basis']);
    expect(addressBook.asked).toBe(1);
  });

  it('RPT-2 is not looked up again where the content has told that nobody is known', async () => {
    const addressBook = new CountedAddresses();
    const content = new KnownProperties();
    const told = { jurisdiction: null, place: null, facts: jurisdictionFacts(controllingJurisdiction(null)) };
    content.tell(PROPERTY.address, told);
    expect(await new JurisdictionOfProperty(content, addressBook).of(PROPERTY)).toEqual(told);
    expect(addressBook.asked).toBe(0);
  });
});
