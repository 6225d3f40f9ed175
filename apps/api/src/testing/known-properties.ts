import { AddressBook, type FoundAddress } from '../ports/address-book.port.ts';
import { ReportContent, type Property, type ReportFacts } from '../ports/report-content.port.ts';

const NOTHING: ReportFacts = { jurisdiction: null, place: null, facts: [] };

/** Says of a property what it was told, and otherwise that nothing is known. */
export class KnownProperties extends ReportContent {
  readonly #known = new Map<string, ReportFacts | null>();
  /** What each answer waits for, as that of a slow supplier. */
  waitsFor: Promise<unknown> = Promise.resolve();
  /** How often it was asked. */
  asked = 0;

  /** Null: no report can be made of it. */
  tell(address: string, facts: ReportFacts | null): void {
    this.#known.set(address, facts);
  }

  override async of({ address }: Property): Promise<ReportFacts | null> {
    this.asked += 1;
    await this.waitsFor;
    const known = this.#known.get(address);
    return known === undefined ? NOTHING : known;
  }
}

/** Suggests those of its addresses in which the text stands. */
export class KnownAddresses extends AddressBook {
  readonly #addresses = ['1437 Bannock St, Denver, CO 80202', '200 E Colfax Ave, Denver, CO 80203'];

  override async suggest(text: string, most: number): Promise<readonly FoundAddress[]> {
    const wanted = text.toLowerCase();
    const found = this.#addresses.filter((address) => address.toLowerCase().includes(wanted));
    return found.slice(0, most).map((address) => ({ address, source: 'spec', locationId: null }));
  }
}
