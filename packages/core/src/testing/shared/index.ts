// Fakes, builders, arbitraries and contract suites of shared.
export { accountDirectoryContract } from './account-directory.contract.ts';
export { FakeAccountDirectory } from './fake-account-directory.ts';
export { FakeClock } from './fake-clock.ts';
export { FakeFailureLog } from './fake-failure-log.ts';
export { FakePreferences } from './fake-preferences.ts';
export { FakeTimer } from './fake-timer.ts';
export { preferencesContract } from './preferences.contract.ts';
export { timerContract } from './timer.contract.ts';
export { FakeFileSaver } from './fake-file-saver.ts';
export { fileSaverContract } from './file-saver.contract.ts';
