import type { Locale } from '../../shared/messages.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { ListProjects } from '../lists/list-projects.use-case.ts';
import type { ProjectListRequest } from '../lists/project-lists.policy.ts';
import { nextPage, PROJECT_LIMITS } from '../lists/project-search.policy.ts';
import { PDF_BATCH_LIMIT, type PdfBatch, type PdfBatchKind } from './pdf-batch.ts';
import type { PdfBatches, PdfBatchRefusal } from './pdf-batches.port.ts';

export type MakePdfsWish = {
  readonly kind: PdfBatchKind;
  readonly locale: Locale;
  /** Of these reports, or of all that a list shows, as far as the limit goes. */
  readonly of: readonly string[] | ProjectListRequest;
};
export type MakePdfsFailure = Exclude<PdfBatchRefusal, 'batch-not-found'> | 'list-empty';

const LARGEST_PAGE = Math.max(...PROJECT_LIMITS) as (typeof PROJECT_LIMITS)[number];

// D RPT-7.6
/** Begins to make PDFs of many reports. */
export class MakePdfs {
  readonly #projects: ListProjects;
  readonly #batches: PdfBatches;

  constructor(projects: ListProjects, batches: PdfBatches) {
    this.#projects = projects;
    this.#batches = batches;
  }

  async run({ kind, locale, of }: MakePdfsWish): Promise<Result<PdfBatch, MakePdfsFailure>> {
    const numbers = 'list' in of ? await this.#numbersIn(of) : ok(of);
    if (!numbers.ok) return numbers;
    const reportNumbers = [...new Set(numbers.value)].slice(0, PDF_BATCH_LIMIT);
    return reportNumbers.length === 0
      ? fail('list-empty')
      : this.#batches.start({ kind, locale, reportNumbers });
  }

  async #numbersIn(
    request: ProjectListRequest,
  ): Promise<Result<readonly string[], 'signed-out' | 'unavailable'>> {
    const numbers: string[] = [];
    for (let search = { ...request.search, limit: LARGEST_PAGE, page: 1, after: null as string | null }; ;) {
      const page = await this.#projects.run({ ...request, search });
      if (!page.ok) return fail(page.failure === 'signed-out' ? 'signed-out' : 'unavailable');
      numbers.push(...page.value.items.map(({ reportNumber }) => reportNumber));
      const { next } = page.value;
      if (next === null || numbers.length >= PDF_BATCH_LIMIT) return ok(numbers);
      search = { ...search, ...nextPage(search, next), limit: LARGEST_PAGE };
    }
  }
}
