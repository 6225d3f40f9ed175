import { afterAll, vi } from 'vitest';

// A test may end while a screen it only touched is still being loaded; vitest reports that as an error of the whole
// run, because the environment is gone when the module arrives. All screens take long on a busy machine.
afterAll(() => vi.dynamicImportSettled(), 60_000);
