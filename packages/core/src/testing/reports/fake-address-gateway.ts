import { AddressGateway } from '../../reports/new-project/address-gateway.port.ts';
import type { FoundAddress } from '../../reports/report-order.policy.ts';
import type { ReportRefusal } from '../../reports/report-refusal.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/** Some known places, and a plan that covers all but the denied ones. */
export class FakeAddressGateway extends AddressGateway {
  readonly asked: string[] = [];
  readonly #places: FoundAddress[] = [];
  readonly #denied = new Set<string>();
  #refusal: ReportRefusal | null = null;

  add(...places: readonly FoundAddress[]): void {
    this.#places.push(...places);
  }

  deny(place: FoundAddress): void {
    this.#denied.add(place.address);
  }

  refuseWith(refusal: ReportRefusal | null): void {
    this.#refusal = refusal;
  }

  override async suggest(text: string): Promise<Result<readonly FoundAddress[], ReportRefusal>> {
    this.asked.push(text);
    if (this.#refusal !== null) return fail(this.#refusal);
    const wanted = wordsOf(text);
    return ok(
      this.#places.filter(({ address }) => {
        const known = ` ${wordsOf(address).join(' ')}`;
        return wanted.every((word) => known.includes(` ${word}`));
      }),
    );
  }

  override async access(place: FoundAddress): Promise<Result<'granted' | 'denied', ReportRefusal>> {
    if (this.#refusal !== null) return fail(this.#refusal);
    return ok(this.#denied.has(place.address) ? 'denied' : 'granted');
  }
}

/** Punctuation and case do not count. */
function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
