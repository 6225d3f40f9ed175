import { type Locale, say } from '@ridgeline/core/shared';
import type { ReportAtDesk } from '@ridgeline/core/support';
import { deskMessages } from './desk.messages.ts';
import { stamp, type Row } from './desk-text.ts';

export function reportRows(report: ReportAtDesk, locale: Locale): readonly Row[] {
  const { owner } = report;
  return [
    [say(deskMessages, locale, 'report'), report.reportNumber],
    [say(deskMessages, locale, 'state'), say(deskMessages, locale, `report-${report.standing}`)],
    [
      say(deskMessages, locale, 'report-owner'),
      owner === null ? say(deskMessages, locale, 'none') : `${owner.email}, ${owner.id}`,
    ],
    [say(deskMessages, locale, 'address'), report.address],
    [say(deskMessages, locale, 'made'), stamp(report.createdAt)],
  ];
}
