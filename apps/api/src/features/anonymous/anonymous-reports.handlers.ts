import type { ReportFact } from '@ridgeline/contract';
import { parseAddressLine } from '@ridgeline/core/places';
import { type AnonymousRefusal, orderMessages } from '@ridgeline/core/reports';
import { say } from '@ridgeline/core/shared';
import type { Db } from '../../db/database.ts';
import { answer, type Call, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import type { ReportConfig } from '../reports/new-report.handlers.ts';
import { readFacts, contentOf } from '../reports/report-content.ts';
import { reportOnWire } from '../reports/report-on-wire.ts';
import { makeAnonymousReport } from './anonymous-reports.repository.ts';
import { reportOfVisit } from './public-report.handlers.ts';
import { SAMPLE_NUMBER, sampleReport } from './sample-report.ts';
import { digestOfVisit, unmatchedDigest } from './visit-secret.ts';

const SECTIONS = { hail: 'hail-storm-history', wind: 'wind-storm-history' } as const;

// RPT-4
export function anonymousReportHandlers({
  reportContent,
  now = Date.now,
}: ReportConfig): Pick<
  Handlers,
  'createAnonymousReport' | 'getSampleReport' | 'getRoofDetails' | 'getWeatherSummary'
> {
  return {
    createAnonymousReport: {
      async ask({ body, headers }) {
        if (!reportContent) return async () => problem('unavailable');
        const state = parseAddressLine(body.address)?.state;
        if (state === undefined) return async () => refused('address-unreadable');
        const { propertyType, roofType, reportType = null, simple_modules = [], querySrc = null } = body;
        const property = { address: body.address.trim(), state, propertyType, roofType };
        const found = await reportContent.of(property);
        if (found === null) return async () => refused('property-unknown');
        const secret = headers['anonymous-session'];
        const secretHash = secret === undefined ? unmatchedDigest() : digestOfVisit(secret);
        const told = { reportType, simple_modules, querySrc };
        const content = JSON.stringify(contentOf(propertyType, found.facts, told));
        return async ({ db }) => {
          const made = await makeAnonymousReport(db, { secretHash, property, found, content });
          return made ? answer(201, { data: { report: reportOnWire(made) } }) : refused('visit-used-up');
        };
      },
    },

    async getSampleReport({ db }) {
      const report = reportContent ? await sampleReport(reportContent, db, now()) : null;
      return report ? answer(200, report) : problem('unavailable');
    },

    async getRoofDetails({ body: { reportNumber, requestId }, headers, db }) {
      const facts = await factsOf(db, reportNumber, headers);
      if (facts === null) return problem('not-found');
      return answer(200, {
        reportNumber,
        requestId,
        facts: facts.filter(({ section }) => section === 'roof'),
      });
    },

    async getWeatherSummary({ body: { projectNumber, weatherType }, headers, db }) {
      const facts = await factsOf(db, projectNumber, headers);
      if (facts === null) return problem('not-found');
      const told = facts.filter(({ section }) => section === SECTIONS[weatherType]);
      return answer(200, { projectNumber, weatherType, facts: told });
    },
  };

  /** Facts of the sample report, or of a report of this visit. */
  async function factsOf(
    db: Db,
    reportNumber: string,
    headers: Call<'getRoofDetails'>['headers'],
  ): Promise<readonly ReportFact[] | null> {
    if (reportNumber === SAMPLE_NUMBER) {
      const sample = reportContent ? await sampleReport(reportContent, db, now()) : null;
      return sample && (sample.facts ?? []);
    }
    const report = await reportOfVisit(db, reportNumber, headers);
    return report && readFacts(report);
  }
}

function refused(code: AnonymousRefusal) {
  return answer(200, { data: { error: say(orderMessages, 'en', code), code } });
}
