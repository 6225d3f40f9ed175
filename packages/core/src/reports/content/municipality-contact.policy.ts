import type { Fact } from '../fact.ts';

/** How a municipality is reached, each way by the first office that has it. */
export type MunicipalityContact = {
  readonly website: string | null;
  readonly phone: string | null;
  readonly email: string | null;
};

/** Null where no contact is known. */
// ENT-5
export function municipalityContact(facts: readonly Fact[]): MunicipalityContact | null {
  const fact = facts.find(({ name }) => name === 'municipality-contact');
  if (fact?.is !== 'known' || fact.value.kind !== 'contacts') return null;
  const { rows } = fact.value;
  const first = (way: keyof MunicipalityContact) => rows.map((row) => row[way]).find((text) => text !== null);
  return {
    website: first('website') ?? null,
    phone: first('phone') ?? null,
    email: first('email') ?? null,
  };
}
