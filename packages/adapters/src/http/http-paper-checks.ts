import type { CheckedPaper } from '@ridgeline/contract';
import { type PaperCheck, PaperChecks } from '@ridgeline/core/reports';
import { ok, type Result } from '@ridgeline/core/shared';
import type { ApiClient } from './api-client.ts';
import { resultOf } from './call.ts';

export class HttpPaperChecks extends PaperChecks {
  readonly #api: ApiClient;

  constructor(api: ApiClient) {
    super();
    this.#api = api;
  }

  override check(seal: string): Promise<Result<PaperCheck, 'unavailable'>> {
    return resultOf(
      () => this.#api.GET('/public/papers/{seal}', { params: { path: { seal } } }),
      (paper) => ok(paperFrom(paper)),
      () => 'unavailable' as const,
    );
  }
}

function paperFrom(paper: CheckedPaper): PaperCheck {
  if (paper.is === 'not-known') return paper;
  const { language: locale, asOf, issuedAt, ...told } = paper;
  return { ...told, locale, asOf: Date.parse(asOf), issuedAt: Date.parse(issuedAt) };
}
