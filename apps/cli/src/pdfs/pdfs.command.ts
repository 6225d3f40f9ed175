import {
  FollowPdfBatch,
  missingPdfName,
  PDF_BATCH_LIMIT,
  type PdfBatch,
  type PdfBatches,
  type PdfBatchKind,
  pdfBatchMessages,
} from '@ridgeline/core/reports';
import { fail, type Locale, ok, type Result, say } from '@ridgeline/core/shared';
import type { CliFailure, CliFailures } from '../command-line/cli-failure.ts';
import { valueOf, type Answer, type Call, type Command, type Flag } from '../command-line/command.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import type { NewFile } from '../command-line/streams.ts';
import { API } from '../sign-in/api-flag.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { DownloadBroken } from './download.ts';
import { pdfsMessages } from './pdfs.messages.ts';

const KINDS = {
  whole: 'whole',
  'claim-letter': 'claimLetter',
  iws: 'iws',
  waste: 'wasteCalculation',
  ventilation: 'ventilationCalculation',
  hail: 'hailStorm',
  wind: 'windHistoryHailTrace',
  'design-criteria': 'buildingDesignCriteria',
  'sales-tax': 'salesTax',
} as const satisfies Record<string, PdfBatchKind>;
const isKind = (text: string): text is keyof typeof KINDS => Object.hasOwn(KINDS, text);

const OUT: Flag = { name: 'out', says: 'out', takes: 'FILE', needed: true };
const KIND: Flag = { name: 'kind', says: 'pdf-kind', takes: 'KIND', options: Object.keys(KINDS) };
const OVERWRITE: Flag = { name: 'overwrite', says: 'overwrite' };

const REPORT_NUMBER = /^\d{1,18}$/;

// D RPT-7.6
export const pdfsCommand: Command = {
  name: 'pdfs',
  flags: [OUT, KIND, OVERWRITE, API],
  operand: { name: 'report', required: false, many: true },
  example: 'ridgeline pdfs 100042 100043 --kind claim-letter --out letters.zip',
  answer: async (call) => {
    const { flags, streams } = call;
    const out = valueOf(flags, OUT.name);
    if (out === null) return fail([{ code: 'flag-required', flag: `--${OUT.name}` }]);
    const reportNumbers = reportsIn(call);
    if (!reportNumbers.ok) return reportNumbers;
    const from = await signedIn(call);
    if (!from.ok) return from;
    const { api, accessToken } = from.value;
    // Before anything is made: what cannot be written need not be waited for.
    const file = await streams.newFile(out, flags.has(OVERWRITE.name));
    if (file === null) return fail([{ code: 'file-exists', file: out }]);
    try {
      const batches = await streams.pdfBatches(api, accessToken);
      return await answered({ call, api, batches, reportNumbers: reportNumbers.value, file, out });
    } finally {
      await file.discard();
    }
  },
};

type Making = {
  readonly call: Call;
  readonly api: string;
  readonly batches: PdfBatches;
  readonly reportNumbers: readonly string[];
  readonly file: NewFile;
  readonly out: string;
};

async function answered(making: Making): Promise<Result<Answer, CliFailures>> {
  const { call, api, file, out } = making;
  const begun = await batchOf(making);
  if (!begun.ok) return fail([begun.failure]);
  const batch = await whenMade(begun.value, making);
  if (!batch.ok) return fail([batch.failure]);
  const { url } = batch.value;
  if (url === null) return ok(answerAbout(batch.value, null, call.locale));
  try {
    const archive = await call.streams.download(new URL(url, api).href, call.streams.interruption());
    if (archive === null) return fail([{ code: 'download-failed', api }]);
    const bytes = await file.fill(archive);
    return ok(answerAbout(batch.value, { name: out, bytes }, call.locale));
  } catch (problem) {
    if (!(problem instanceof DownloadBroken)) throw problem;
    const isStopped = call.streams.interruption().aborted;
    return fail([isStopped ? { code: 'waiting-stopped' } : { code: 'download-failed', api }]);
  }
}

/** Without reports it is the newest that is still kept, made or not. */
async function batchOf({ call, api, batches, reportNumbers }: Making): Promise<Result<PdfBatch, CliFailure>> {
  const { flags, locale } = call;
  const kind = valueOf(flags, KIND.name);
  const begun =
    reportNumbers.length === 0
      ? await batches.newest()
      : await batches.start({
          kind: kind !== null && isKind(kind) ? KINDS[kind] : 'whole',
          locale,
          reportNumbers,
        });
  if (begun.ok) return begun.value === null ? fail({ code: 'no-batch' }) : ok(begun.value);
  switch (begun.failure) {
    case 'signed-out':
      return fail({ code: 'session-ended' });
    case 'unavailable':
      return fail({ code: 'api-unreachable', api });
    case 'batch-underway':
      return fail({ code: 'batch-underway' });
  }
}

/** Follows it until it is made, with its progress. It goes on when this program is stopped. */
async function whenMade(begun: PdfBatch, { call, batches }: Making): Promise<Result<PdfBatch, CliFailure>> {
  const { streams, locale } = call;
  const stopped = streams.interruption();
  const ended = await new Promise<Result<PdfBatch, CliFailure>>((resolve) => {
    const read = (batch: PdfBatch) => {
      const { done, total } = batch;
      streams.progress(say(pdfsMessages, locale, 'being-made'), done - 1, total);
      if (batch.is !== 'being-made') resolve(ok(batch));
    };
    read(begun);
    if (begun.is !== 'being-made') return;
    const lost = (why: 'batch-not-found' | 'signed-out') =>
      resolve(fail({ code: why === 'signed-out' ? 'session-ended' : 'no-batch' }));
    const stop = new FollowPdfBatch(batches, streams.timer).run(begun.id, { read, lost });
    stopped.addEventListener('abort', () => {
      stop();
      resolve(fail({ code: 'waiting-stopped' }));
    });
  });
  return ended.ok && ended.value.is === 'cancelled' ? fail({ code: 'batch-cancelled' }) : ended;
}

function answerAbout(
  batch: PdfBatch,
  file: { readonly name: string; readonly bytes: number } | null,
  locale: Locale,
): Answer {
  const { id, kind, made, missing } = batch;
  const first =
    file === null
      ? say(pdfsMessages, locale, 'none-made')
      : say(pdfsMessages, locale, 'written', { count: made, file: file.name });
  const others = missing.map(
    (one) => `  ${missingPdfName(one, locale)}: ${say(pdfBatchMessages, locale, one.why)}`,
  );
  return {
    data: { batch: id, kind, made, missing, file: file?.name ?? null, bytes: file?.bytes ?? 0 },
    text: [first, ...(others.length > 0 ? [say(pdfsMessages, locale, 'missing'), ...others] : [])].join('\n'),
    exitCode: missing.length > 0 ? EXIT_CODES.no : EXIT_CODES.ok,
  };
}

function reportsIn({ operands }: Pick<Call, 'operands'>): Result<readonly string[], CliFailures> {
  const numbers = [...new Set(operands)];
  if (!numbers.every((number) => REPORT_NUMBER.test(number)))
    return fail([{ code: 'operand-unreadable', operand: 'report', form: '100042' }]);
  return numbers.length > PDF_BATCH_LIMIT
    ? fail([{ code: 'too-many-reports', most: PDF_BATCH_LIMIT }])
    : ok(numbers);
}
