import { type IssuedPaper, type PaperCheck, PaperChecks } from '../../reports/documents/paper-checks.port.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/** Passes `paperChecksContract`, as the real adapter does. */
export class FakePaperChecks extends PaperChecks {
  readonly #issued = new Map<string, IssuedPaper>();
  #isAway = false;

  issue(seal: string, paper: IssuedPaper): void {
    this.#issued.set(seal, paper);
  }

  goAway(isAway = true): void {
    this.#isAway = isAway;
  }

  override async check(seal: string): Promise<Result<PaperCheck, 'unavailable'>> {
    return this.#isAway ? fail('unavailable') : ok(this.#issued.get(seal) ?? { is: 'not-known' });
  }
}

/** A paper of a report that has not changed since, unless a test says otherwise. */
export function anIssuedPaper(change: Partial<IssuedPaper> = {}): IssuedPaper {
  return {
    is: 'current',
    kind: 'claimLetter',
    reportNumber: '100042',
    locale: 'en',
    asOf: Date.parse('2026-03-04T15:20:00Z'),
    issuedAt: Date.parse('2026-03-05T15:20:00Z'),
    parts: [{ title: 'CODE DETAIL', lines: [{ name: 'Ice barrier required', value: 'Yes' }] }],
    ...change,
  };
}
