import { type PlanOfFile, type PlanRowError, type RawPlanRow, readPlans } from '@ridgeline/core/billing';
import { fail, type Result } from '@ridgeline/core/shared';
import { parse } from 'csv-parse/sync';

type CsvRecord = { readonly record: readonly string[]; readonly info: { readonly lines: number } };

export type PlanFileFailure =
  | { readonly code: 'not-a-plan-file' }
  | { readonly code: 'rows-wrong'; readonly errors: readonly PlanRowError[] };

/** Reads a plan file: CSV, the names of the columns first, then a row for each plan, to the last line end. */
export function readPlanFile(text: string): Result<readonly PlanOfFile[], PlanFileFailure> {
  const [columns, ...rows] = recordsIn(text) ?? [];
  if (!columns?.record.includes('sku') || rows.length === 0) return fail({ code: 'not-a-plan-file' });
  const names = columns.record.map((name) => name.trim());
  const plans = readPlans(
    rows.map(({ record, info }, index): RawPlanRow => {
      const isWhole = record.length === names.length && (index < rows.length - 1 || text.endsWith('\n'));
      return { at: info.lines, cells: isWhole ? cellsIn(names, record) : null };
    }),
  );
  return plans.ok ? plans : fail({ code: 'rows-wrong', errors: plans.failure });
}

function recordsIn(text: string): readonly CsvRecord[] | null {
  try {
    const options = { bom: true, info: true, relax_column_count: true, skip_empty_lines: true } as const;
    return parse(text, options) as unknown as readonly CsvRecord[];
  } catch {
    return null;
  }
}

/** A blank cell is left out. */
function cellsIn(names: readonly string[], values: readonly string[]): Readonly<Record<string, string>> {
  const cells = names.map((name, index) => [name, values[index]?.trim() ?? ''] as const);
  return Object.fromEntries(cells.filter(([, value]) => value !== ''));
}
