import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  emptyReportCollection,
  reportCollectionCommands,
} from '../../testing/reports/report-collection.commands.ts';
import { aProjectRow } from '../../testing/reports/project-row.builder.ts';
import { aReport } from '../../testing/reports/report.builder.ts';
import {
  afterReportEvent,
  noReports,
  reportsInOrder,
  type ReportCollection,
  type ReportCollectionEvent,
} from './report-collection.machine.ts';

const first = aProjectRow({ reportNumber: 'R-1', createdAt: 1 });
const second = aProjectRow({ reportNumber: 'R-2', createdAt: 2 });
const third = aProjectRow({ reportNumber: 'R-3', createdAt: 3 });
const two = after({ is: 'delivered-initial', reports: [first, second] });

function after(...events: readonly ReportCollectionEvent[]): ReportCollection {
  return events.reduce(afterReportEvent, noReports);
}

describe('the collection of reports', () => {
  it('ENT-6 begins empty, newest first, and out of edit mode', () => {
    expect(noReports).toEqual({
      requestingReports: false,
      reports: [],
      error: null,
      sortAsc: false,
      editMode: false,
      removingReports: [],
      anonymousReport: null,
      generatingReport: false,
    });
  });

  it('DASH-3 is requesting from the request to the delivery, and forgets the failure before', () => {
    const asked = after({ is: 'failed', error: 'no-reports-found' }, { is: 'requested' });
    expect(asked).toMatchObject({ requestingReports: true, error: null });
    expect(afterReportEvent(asked, { is: 'delivered', reports: [] })).toMatchObject({
      requestingReports: false,
    });
    expect(afterReportEvent(asked, { is: 'delivered-initial', reports: [] })).toMatchObject({
      requestingReports: false,
    });
  });

  it('DASH-3 appends what is delivered, and replaces all by an initial delivery', () => {
    expect(afterReportEvent(two, { is: 'delivered', reports: [third] }).reports).toEqual([
      first,
      second,
      third,
    ]);
    expect(afterReportEvent(two, { is: 'delivered-initial', reports: [third] }).reports).toEqual([third]);
  });

  it('DASH-3 keeps a report once when it is delivered twice, with its newer facts', () => {
    const again = { ...first, address: '200 E Colfax Ave, Denver, CO 80203' };
    expect(afterReportEvent(two, { is: 'delivered', reports: [again, third] }).reports).toEqual([
      again,
      second,
      third,
    ]);
  });

  it('DASH-3 keeps the reports and stores the error when a request fails', () => {
    const failed = afterReportEvent(
      { ...two, requestingReports: true },
      { is: 'failed', error: 'no-reports-found' },
    );
    expect(failed).toEqual({ ...two, error: 'no-reports-found' });
  });

  it('DASH-3 adds a report in front, once', () => {
    expect(afterReportEvent(two, { is: 'added', report: third }).reports).toEqual([third, first, second]);
    expect(afterReportEvent(two, { is: 'added', report: second }).reports).toEqual([second, first]);
  });

  it('DASH-3 updates a report where it stands, and no other', () => {
    const moved = { ...second, municipality: 'Aurora' };
    expect(afterReportEvent(two, { is: 'updated', report: moved }).reports).toEqual([first, moved]);
    expect(afterReportEvent(two, { is: 'updated', report: third })).toEqual(two);
  });

  it('DASH-3 archives with archived true and unarchives with archived false', () => {
    const archived = afterReportEvent(two, { is: 'archived', reportNumber: 'R-1' });
    expect(archived.reports).toEqual([{ ...first, archived: true }, second]);
    expect(afterReportEvent(archived, { is: 'unarchived', reportNumber: 'R-1' })).toEqual(two);
  });

  it('DASH-3 tracks removal per report', () => {
    const removing = after(
      { is: 'delivered-initial', reports: [first, second] },
      { is: 'removal-requested', reportNumber: 'R-1' },
      { is: 'removal-requested', reportNumber: 'R-2' },
      { is: 'removal-requested', reportNumber: 'R-1' },
    );
    expect(removing.removingReports).toEqual(['R-2', 'R-1']);
    expect(afterReportEvent(removing, { is: 'removed', reportNumber: 'R-2' })).toMatchObject({
      reports: [first],
      removingReports: ['R-1'],
    });
    expect(afterReportEvent(removing, { is: 'removal-failed', reportNumber: 'R-2' })).toMatchObject({
      reports: [first, second],
      removingReports: ['R-1'],
    });
  });

  it('DASH-3 does not remove what it does not hold', () => {
    expect(afterReportEvent(two, { is: 'removal-requested', reportNumber: 'R-9' })).toEqual(two);
  });

  it('DASH-3 RPT-7 is generating from the request of a PDF to its end', () => {
    const generating = afterReportEvent(two, { is: 'pdf-requested' });
    expect(generating.generatingReport).toBe(true);
    expect(afterReportEvent(generating, { is: 'pdf-ended' })).toEqual(two);
  });

  it('DASH-3 RPT-4 holds the report of an anonymous visitor until it is left', () => {
    const report = aReport();
    const holding = afterReportEvent(noReports, { is: 'anonymous-delivered', report });
    expect(holding.anonymousReport).toEqual(report);
    expect(afterReportEvent(holding, { is: 'anonymous-left' })).toEqual(noReports);
  });

  it('DASH-3 toggles sort order and edit mode, each alone', () => {
    const toggled = afterReportEvent(two, { is: 'sort-toggled' });
    expect(reportsInOrder(two)).toEqual([second, first]);
    expect(reportsInOrder(toggled)).toEqual([first, second]);
    expect(toggled).toEqual({ ...two, sortAsc: true });
    expect(afterReportEvent(toggled, { is: 'sort-toggled' })).toEqual(two);
    const editing = afterReportEvent(two, { is: 'edit-mode-toggled' });
    expect(editing).toEqual({ ...two, editMode: true });
    expect(afterReportEvent(editing, { is: 'edit-mode-toggled' })).toEqual(two);
  });

  it('DASH-3 orders by creation however reports were delivered, and keeps those of one instant as they came', () => {
    const twin = aProjectRow({ reportNumber: 'R-4', createdAt: second.createdAt });
    const held = after({ is: 'delivered-initial', reports: [second, third, twin, first] });
    expect(reportsInOrder(held)).toEqual([third, second, twin, first]);
    expect(reportsInOrder({ ...held, sortAsc: true })).toEqual([first, second, twin, third]);
  });

  it('DASH-3 ENT-6 behaves as its model under any course of events', () => {
    fc.assert(
      fc.property(reportCollectionCommands(), (commands) => {
        fc.modelRun(emptyReportCollection, commands);
      }),
      { numRuns: 300 },
    );
  });
});
