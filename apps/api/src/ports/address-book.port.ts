/** An address that was found, and its source. */
export type FoundAddress = {
  /** One line: street, city, state and ZIP. */
  readonly address: string;
  readonly source: string;
  /** The source's id of the address, if it has one. */
  readonly locationId: string | null;
};

/** Address search. Rejects with `SupplierAway` if it cannot be reached. */
export abstract class AddressBook {
  /** The most likely first; at most `most`. */
  abstract suggest(text: string, most: number): Promise<readonly FoundAddress[]>;
}
