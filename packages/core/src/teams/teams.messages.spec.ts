import { describe, expect, it } from 'vitest';
import { say } from '../shared/messages.ts';
import { teamsMessages } from './teams.messages.ts';

describe('the words of teams', () => {
  it('TEAM-6 are those of the specification, to the letter', () => {
    expect(teamsMessages.en).toMatchObject({
      'not-authenticated': 'User not authenticated. Please log in.',
      'inactive-team-id-required': 'Team ID is required to fetch inactive team members.',
      'team-id-required': 'Team ID is required.',
      'status-required': 'Status is required.',
      'occ-id-required': 'Occ ID is required.',
    });
  });

  it('TEAM-2 name the addresses that are none', () => {
    expect(say(teamsMessages, 'en', 'emails-invalid', { invalid: 'mia, @' })).toBe(
      'Must be a valid email: mia, @',
    );
  });

  it('TEAM-3 name each invite status', () => {
    expect(teamsMessages.en).toMatchObject({ active: 'Active', pending: 'Pending', declined: 'Declined' });
  });
});
