import { accountDirectoryContract } from './account-directory.contract.ts';
import { failureLogContract } from './failure-log.contract.ts';
import { FakeAccountDirectory } from './fake-account-directory.ts';
import { FakeClock } from './fake-clock.ts';
import { FakeFailureLog } from './fake-failure-log.ts';
import { FakeFileSaver } from './fake-file-saver.ts';
import { FakePreferences } from './fake-preferences.ts';
import { fileSaverContract } from './file-saver.contract.ts';
import { preferencesContract } from './preferences.contract.ts';

accountDirectoryContract('FakeAccountDirectory', async () => {
  const directory = new FakeAccountDirectory();
  const emails = {
    'cognito-account': 'c@example.com',
    'google-account': 'g@example.com',
    'apple-account': 'a@example.com',
  } as const;
  for (const status of ['cognito-account', 'google-account', 'apple-account'] as const) {
    directory.answer(emails[status], { status, message: `is a ${status}` });
  }
  return { directory, emails, nobody: 'nobody@example.com' };
});

preferencesContract('FakePreferences', async () => {
  const clock = new FakeClock();
  return {
    preferences: new FakePreferences(clock),
    letPass: async (milliseconds) => clock.advance(milliseconds),
  };
});

failureLogContract('FakeFailureLog', async () => {
  const log = new FakeFailureLog();
  return { log, noted: async () => log.noted.map(({ failure }) => failure) };
});

fileSaverContract('FakeFileSaver', async () => {
  const saver = new FakeFileSaver();
  return { saver, saved: async () => saver.saved };
});
