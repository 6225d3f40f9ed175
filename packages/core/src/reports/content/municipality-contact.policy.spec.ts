import { describe, expect, it } from 'vitest';
import { aKnownFact, SOURCE } from '../../testing/reports/fact.builder.ts';
import type { Contact } from '../fact-value.ts';
import { municipalityContact } from './municipality-contact.policy.ts';

const contact = (ways: Partial<Contact>): Contact => ({
  office: null,
  phone: null,
  email: null,
  website: null,
  address: null,
  source: SOURCE,
  rowId: null,
  ...ways,
});
const contacts = (...rows: readonly Contact[]) =>
  aKnownFact({
    section: 'municipality',
    name: 'municipality-contact',
    value: { kind: 'contacts', rows },
  });

describe('how a municipality is reached', () => {
  it('ENT-5 is by the first office that has a phone, a website or an email address', () => {
    const facts = [
      contacts(
        contact({ office: 'City Hall', phone: '303-762-2200' }),
        contact({ office: 'Building Division', phone: '303-438-3287', website: 'https://www.denvergov.org' }),
      ),
    ];
    expect(municipalityContact(facts)).toEqual({
      website: 'https://www.denvergov.org',
      phone: '303-762-2200',
      email: null,
    });
  });

  it('ENT-5 is null where no contact is known', () => {
    expect(municipalityContact([])).toBeNull();
    expect(municipalityContact([aKnownFact()])).toBeNull();
    const unknown = {
      section: 'municipality',
      name: 'municipality-contact',
      is: 'unknown',
      settledBy: 'building-department',
      others: [],
    } as const;
    expect(municipalityContact([unknown])).toBeNull();
  });
});
