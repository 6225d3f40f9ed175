import { ReportContent, type Property, type ReportFacts } from '../ports/report-content.port.ts';

const NOTHING: ReportFacts = { jurisdiction: null, place: null, facts: [] };

/** Says of a property what it was told, and otherwise that nothing is known. */
export class KnownProperties extends ReportContent {
  readonly #known = new Map<string, ReportFacts | null>();

  /** Null: no report can be made of it. */
  tell(address: string, facts: ReportFacts | null): void {
    this.#known.set(address, facts);
  }

  override async of({ address }: Property): Promise<ReportFacts | null> {
    const known = this.#known.get(address);
    return known === undefined ? NOTHING : known;
  }
}
