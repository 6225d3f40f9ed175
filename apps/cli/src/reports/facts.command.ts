import { LoadReport } from '@ridgeline/core/reports';
import { fail, ok } from '@ridgeline/core/shared';
import type { CliFailure } from '../command-line/cli-failure.ts';
import { type Command, type Flag, valueOf } from '../command-line/command.ts';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { API } from '../sign-in/api-flag.ts';
import { signedIn } from '../sign-in/signed-in.ts';
import { FACT_SECTIONS, factsInWords, factsOf } from './facts-text.ts';

const SECTION: Flag = { name: 'section', says: 'report-section', takes: 'SECTION', options: FACT_SECTIONS };

// RPT-2
export const factsCommand: Command = {
  name: 'facts',
  flags: [SECTION, API],
  operand: { name: 'report', required: true },
  example: 'ridgeline facts 100042 --section code-detail',
  answer: async (call) => {
    const { flags, operands, streams, locale } = call;
    const [reportNumber = ''] = operands;
    const from = await signedIn(call);
    if (!from.ok) return from;
    const { api, accessToken } = from.value;
    const reports = await streams.reports(api, accessToken);
    const loaded = await new LoadReport(reports).run(reportNumber);
    if (!loaded.ok) return fail([failureOf(loaded.failure, reportNumber, api)]);
    const report = loaded.value;
    const wanted = valueOf(flags, SECTION.name);
    const sections = FACT_SECTIONS.filter((section) => wanted === null || section === wanted);
    const { address, asOf } = report;
    const told = sections.map((section) => ({ section, facts: factsOf(report, section) }));
    const data = { reportNumber: report.reportNumber, address, asOf, sections: told };
    return ok({ data, text: factsInWords(report, sections, locale), exitCode: EXIT_CODES.ok });
  },
};

function failureOf(
  failure: 'signed-out' | 'report-not-found' | 'report-unavailable',
  report: string,
  api: string,
): CliFailure {
  switch (failure) {
    case 'signed-out':
      return { code: 'session-ended' };
    case 'report-not-found':
      return { code: 'report-not-found', report };
    case 'report-unavailable':
      return { code: 'api-unreachable', api };
  }
}
