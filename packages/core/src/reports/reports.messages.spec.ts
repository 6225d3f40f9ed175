import { describe, expect, it } from 'vitest';
import { projectListsMessages } from './lists/project-lists.messages.ts';
import { orderMessages } from './order.messages.ts';
import { reportsMessages } from './reports.messages.ts';

const english = { ...orderMessages.en, ...reportsMessages.en, ...projectListsMessages.en };

describe('the words of reports', () => {
  it('DASH-5 are those of the specification, to the letter', () => {
    expect(english).toMatchObject({
      'no-reports-found': 'No Reports Found.',
      'unable-to-archive-report': 'Unable to archive report',
      'unable-to-unarchive-report': 'Unable to unarchive report',
      'unable-to-get-last-state-update': 'Unable to get last state update',
      'unable-to-update-subscription-states': 'Unable to update the subscription states',
      'unable-to-update-report-claim': 'Unable to update report claim',
      'unable-to-update-reports-date': 'Unable to update reports date',
      'unable-to-fetch-filtered-reports': 'Unable to fetch filtered reports',
      'unable-to-determine-access': 'Unable to determine if user has access to this address',
    });
  });

  it('TEAM-5 are those of the specification where a list needs a team', () => {
    expect(english['team-id-not-provided']).toBe('Please provide a team id');
  });

  it('RPT-8 are those of the specification in the dialogs', () => {
    expect(english).toMatchObject({
      'access-issue': 'Access Issue',
      'access-issue-text':
        'Something went wrong trying to open the requested report. Please contact us for help.',
      'contact-us': 'Contact Us',
      'view-report': 'View Report',
      'view-report-text': 'Your browser blocked the report from opening.',
    });
  });
});
