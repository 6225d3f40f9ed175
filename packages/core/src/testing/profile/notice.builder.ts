import type { Notice } from '../../profile/notice.ts';

/** A notice with a text and no action, unless a test says otherwise. */
export function aNotice(change: Partial<Notice> = {}): Notice {
  return {
    id: 'storm_season_notice',
    message: 'Storm season is here.',
    messageEs: null,
    type: 'info',
    webAction: null,
    trackingData: null,
    ...change,
  };
}

export const migrationNotice: Notice = aNotice({
  id: 'migration_notice',
  message: 'Your projects are being moved.',
});
