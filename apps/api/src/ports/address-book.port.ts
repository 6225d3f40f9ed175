/** An address as it was found, and by whom. */
export type FoundAddress = {
  /** One line: street, city, state and ZIP. */
  readonly address: string;
  readonly source: string;
  /** Its name there, where it has one. */
  readonly locationId: string | null;
};

/** Which addresses may be meant. */
export abstract class AddressBook {
  /** The likeliest first, `most` at most. */
  abstract suggest(text: string, most: number): Promise<readonly FoundAddress[]>;
}
