import {
  controllingJurisdiction,
  type ControllingJurisdiction,
  type PlaceOfAddress,
} from '@ridgeline/core/places';
import { jurisdictionFacts } from '@ridgeline/core/reports';
import type { AddressBook } from '../../ports/address-book.port.ts';
import {
  type AuthorityFacts,
  type NamedAuthority,
  ReportContent,
  type Property,
  type ReportFacts,
} from '../../ports/report-content.port.ts';

/** Adds place and controlling jurisdiction, from the address, to content that does not know them itself. */
export class JurisdictionOfProperty extends ReportContent {
  readonly #content: ReportContent;
  readonly #addressBook: AddressBook;

  constructor(content: ReportContent, addressBook: AddressBook) {
    super();
    this.#content = content;
    this.#addressBook = addressBook;
  }

  override async of(property: Property): Promise<ReportFacts | null> {
    const found = await this.#content.of(property);
    if (found === null || found.jurisdiction !== null || tellsWhoControls(found)) return found;
    const place = await this.#addressBook.locate(property.address);
    return withJurisdiction(found, place, controllingJurisdiction(place));
  }

  override underAuthority(property: Property, authority: NamedAuthority): Promise<AuthorityFacts> {
    return this.#content.underAuthority(property, authority);
  }
}

/** That nobody is known is an answer, too. */
function tellsWhoControls({ facts }: ReportFacts): boolean {
  return facts.some(({ name }) => name === 'controlling-municipality');
}

export function withJurisdiction(
  found: ReportFacts,
  place: PlaceOfAddress | null,
  jurisdiction: ControllingJurisdiction,
): ReportFacts {
  const facts = jurisdictionFacts(jurisdiction);
  const names = new Set(facts.map(({ name }) => name));
  return {
    jurisdiction: jurisdiction.body?.name ?? null,
    place: found.place ?? (place && pointOf(place)),
    facts: [...facts, ...found.facts.filter(({ name }) => !names.has(name))],
  };
}

function pointOf({ point: { latitude, longitude } }: PlaceOfAddress) {
  return { latitude, longitude };
}
