import { describe, expect, it } from 'vitest';
import { say } from '../shared/messages.ts';
import { DEFAULT_DATASET, SYNC_REGION } from './sync-dataset.ts';
import { syncMessages } from './sync.messages.ts';

describe('the cloud sync store', () => {
  it.each([
    ['API-2', 'no-credentials', 'No credentials'],
    ['API-2', 'invalid-key', 'Invalid Key.'],
  ] as const)('%s says %s to the letter', (_, key, text) => {
    expect(say(syncMessages, 'en', key)).toBe(text);
  });

  it('API-2 is in us-east-1, and its dataset is user_data', () => {
    expect([SYNC_REGION, DEFAULT_DATASET]).toEqual(['us-east-1', 'user_data']);
  });
});
