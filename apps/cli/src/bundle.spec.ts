import { describe, expect, it } from 'vitest';
import { filesLoadedFor } from './testing/loaded-files.ts';

/** How many files a command loads; the first two are those of every call. */
const MOST_FILES = {
  'version.command': 2,
  'help.command': 3,
  'completion.command': 3,
  'permit-fee-schedules.command': 6,
  'iws.command': 7,
  'waste.command': 7,
  'ventilation.command': 6,
  'permit-fee.command': 10,
  'reproduce.command': 12,
};

describe('the bundle', () => {
  it('loads few files for a command, and none of another command', () => {
    for (const [chunk, most] of Object.entries(MOST_FILES)) {
      const files = filesLoadedFor(chunk);
      expect(files.length, `${chunk}: ${files.join(' ')}`).toBeLessThanOrEqual(most);
      const commands = files.filter((file) => file.includes('.command-'));
      expect(commands.filter((file) => !file.startsWith('calculator.command-'))).toHaveLength(1);
    }
  });

  it('loads the library that reads schemas only for what a person brings', () => {
    const reads = (chunk: string) => filesLoadedFor(chunk).some((file) => file.startsWith('schemas-'));
    expect(Object.keys(MOST_FILES).filter(reads)).toEqual(['reproduce.command']);
  });
});
