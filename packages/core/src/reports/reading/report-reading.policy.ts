import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../shared/result.ts';
import { legacyReport } from './legacy-report.policy.ts';
import { parseFacts } from '../content/parse-fact.policy.ts';
import type { Report } from '../report.ts';
import { sharedFacts, sharedFields } from './shared-fields.ts';
import { orElse, text } from './stored-values.ts';

export type ReportReadingFailure = 'report-unreadable';

/** The first version whose records need no conversion. */
const FIRST_CURRENT_FORM = 2;

const stored = z.looseObject({ reportNumber: z.string().check(z.minLength(1)), _version: form() });

const current = z.extend(sharedFields(text), {
  address: text(),
  municipality: orElse(
    z.nullable(z.object({ name: text(), website: text(), phone: text(), email: text() })),
    null,
  ),
  facts: z.optional(z.unknown()),
});

/** Converts a stored report of any version to the current form. */
// RPT-3
export function readReport(input: unknown): Result<Report, ReportReadingFailure> {
  const record = stored.safeParse(input);
  if (!record.success) return fail('report-unreadable');
  return ok(
    record.data['_version'] >= FIRST_CURRENT_FORM ? currentReport(record.data) : legacyReport(record.data),
  );
}

function currentReport(record: z.infer<typeof stored>): Report {
  const report = current.parse(record);
  return {
    ...sharedFacts(report),
    address: report.address,
    version: report.version ?? FIRST_CURRENT_FORM,
    recordVersion: record['_version'],
    municipality: report.municipality,
    facts: parseFacts(report.facts),
    legacy: null,
  };
}

/** The first records have no version. */
function form() {
  return orElse(z.number(), 1);
}
