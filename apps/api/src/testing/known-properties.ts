import type { PlaceOfAddress } from '@ridgeline/core/places';
import { SupplierAway } from '../ports/supplier-away.ts';
import { AddressBook, type FoundAddress } from '../ports/address-book.port.ts';
import {
  type AuthorityFacts,
  type NamedAuthority,
  ReportContent,
  type Property,
  type ReportFacts,
} from '../ports/report-content.port.ts';

const NOTHING: ReportFacts = { jurisdiction: null, place: null, facts: [] };

/** Returns the facts it was given for a property; everything else is unknown. */
export class KnownProperties extends ReportContent {
  readonly #known = new Map<string, ReportFacts | null>();
  readonly #authorities = new Map<string, AuthorityFacts>();
  /** Each answer waits for this, to simulate a slow supplier. */
  waitsFor: Promise<unknown> = Promise.resolve();
  isAway = false;
  /** The number of calls. */
  asked = 0;

  /** With null, no report can be made for the address. */
  tell(address: string, facts: ReportFacts | null): void {
    this.#known.set(address, facts);
  }

  /** What holds under an authority, wherever. */
  tellAuthority(told: AuthorityFacts): void {
    this.#authorities.set(keyOf(told.body), told);
  }

  override async of({ address }: Property): Promise<ReportFacts | null> {
    await this.#answering();
    const known = this.#known.get(address);
    return known === undefined ? NOTHING : known;
  }

  override async underAuthority(_: Property, authority: NamedAuthority): Promise<AuthorityFacts> {
    await this.#answering();
    return this.#authorities.get(keyOf(authority)) ?? { body: { ...authority, geoid: null }, facts: [] };
  }

  async #answering(): Promise<void> {
    this.asked += 1;
    await this.waitsFor;
    if (this.isAway) throw new SupplierAway('could not connect to the supplier of reports');
  }
}

function keyOf({ kind, name }: NamedAuthority): string {
  return `${kind} ${name.toLowerCase()}`;
}

/** Suggests those of its addresses that contain every word of the text. */
export class KnownAddresses extends AddressBook {
  isAway = false;
  readonly #addresses = ['1437 Bannock St, Denver, CO 80202', '200 E Colfax Ave, Denver, CO 80203'];

  readonly #places = new Map<string, PlaceOfAddress>();

  /** Where `place.address` lies from then on. */
  tell(place: PlaceOfAddress): void {
    this.#places.set(place.address.toLowerCase(), place);
  }

  override async locate(address: string): Promise<PlaceOfAddress | null> {
    if (this.isAway) throw new SupplierAway('could not connect to the supplier of addresses');
    return this.#places.get(address.trim().toLowerCase()) ?? null;
  }

  override async suggest(text: string, most: number): Promise<readonly FoundAddress[]> {
    if (this.isAway) throw new SupplierAway('could not connect to the supplier of addresses');
    const words = text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    if (words.length === 0) return [];
    const found = this.#addresses.filter((address) =>
      words.every((word) => address.toLowerCase().includes(word)),
    );
    return found.slice(0, most).map((address) => ({ address, source: 'spec', locationId: null }));
  }
}
