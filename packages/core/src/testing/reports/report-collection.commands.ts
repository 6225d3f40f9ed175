import fc from 'fast-check';
import { expect } from 'vitest';
import type { ProjectSummary } from '../../reports/lists/project-gateway.port.ts';
import {
  afterReportEvent,
  noReports,
  type ReportCollection,
  type ReportCollectionEvent,
} from '../../reports/lists/report-collection.machine.ts';
import { aProjectRow } from './project-row.builder.ts';

/** Model of a collection: the reports in it and whether they are archived. */
export type ReportCollectionModel = {
  readonly held: Map<string, boolean>;
  readonly leaving: Set<string>;
  asking: boolean;
  failed: boolean;
};
export type ReportCollectionReal = { state: ReportCollection };

type Expected = (model: ReportCollectionModel) => void;

class ReportCollectionStep implements fc.Command<ReportCollectionModel, ReportCollectionReal> {
  readonly #event: ReportCollectionEvent;
  readonly #expected: Expected;

  constructor(event: ReportCollectionEvent, expected: Expected) {
    this.#event = event;
    this.#expected = expected;
  }

  check(): boolean {
    return true;
  }

  run(model: ReportCollectionModel, real: ReportCollectionReal): void {
    real.state = afterReportEvent(real.state, this.#event);
    this.#expected(model);
    expectFit(model, real);
  }

  toString(): string {
    return JSON.stringify(this.#event);
  }
}

export function emptyReportCollection(): { model: ReportCollectionModel; real: ReportCollectionReal } {
  return {
    model: { held: new Map(), leaving: new Set(), asking: false, failed: false },
    real: { state: noReports },
  };
}

/** Every event on the reports, in any order, over few report numbers so that they collide. */
export function reportCollectionCommands() {
  const number = fc.constantFrom('R-1', 'R-2', 'R-3', 'R-4', 'R-5');
  const report = fc
    .record({ reportNumber: number, archived: fc.boolean() })
    .map((facts) => aProjectRow(facts));
  const reports = fc.array(report, { maxLength: 4 });
  return fc.commands(
    [
      fc.constant(step({ is: 'requested' }, (model) => ended(model, { asking: true, failed: false }))),
      fc.constant(
        step({ is: 'failed', error: 'no-reports-found' }, (model) =>
          ended(model, { asking: false, failed: true }),
        ),
      ),
      reports.map((reports) =>
        step({ is: 'delivered', reports }, (model) => {
          ended(model, { asking: false, failed: false });
          reports.forEach((report) => hold(model, report));
        }),
      ),
      reports.map((reports) =>
        step({ is: 'delivered-initial', reports }, (model) => {
          ended(model, { asking: false, failed: false });
          model.held.clear();
          reports.forEach((report) => hold(model, report));
          for (const leaving of model.leaving) if (!model.held.has(leaving)) model.leaving.delete(leaving);
        }),
      ),
      report.map((report) => step({ is: 'added', report }, (model) => hold(model, report))),
      report.map((report) =>
        step(
          { is: 'updated', report },
          (model) => void (model.held.has(report.reportNumber) && hold(model, report)),
        ),
      ),
      number.map((reportNumber) =>
        step(
          { is: 'archived', reportNumber },
          ({ held }) => void (held.has(reportNumber) && held.set(reportNumber, true)),
        ),
      ),
      number.map((reportNumber) =>
        step(
          { is: 'unarchived', reportNumber },
          ({ held }) => void (held.has(reportNumber) && held.set(reportNumber, false)),
        ),
      ),
      number.map((reportNumber) =>
        step(
          { is: 'removal-requested', reportNumber },
          ({ held, leaving }) => void (held.has(reportNumber) && leaving.add(reportNumber)),
        ),
      ),
      number.map((reportNumber) =>
        step({ is: 'removed', reportNumber }, ({ held, leaving }) => {
          held.delete(reportNumber);
          leaving.delete(reportNumber);
        }),
      ),
      number.map((reportNumber) =>
        step({ is: 'removal-failed', reportNumber }, ({ leaving }) => void leaving.delete(reportNumber)),
      ),
    ],
    { maxCommands: 60 },
  );
}

function step(event: ReportCollectionEvent, expected: Expected): ReportCollectionStep {
  return new ReportCollectionStep(event, expected);
}

function hold({ held }: ReportCollectionModel, { reportNumber, archived }: ProjectSummary): void {
  held.set(reportNumber, archived);
}

function ended(model: ReportCollectionModel, { asking, failed }: { asking: boolean; failed: boolean }): void {
  model.asking = asking;
  model.failed = failed;
}

function expectFit(model: ReportCollectionModel, { state }: ReportCollectionReal): void {
  const { reports, removingReports, requestingReports, error } = state;
  expect(reports.length).toBe(model.held.size);
  expect(new Map(reports.map((report) => [report.reportNumber, report.archived]))).toEqual(model.held);
  expect(new Set(removingReports)).toEqual(model.leaving);
  expect(removingReports.length).toBe(model.leaving.size);
  expect(requestingReports).toBe(model.asking);
  expect(error !== null).toBe(model.failed);
}
