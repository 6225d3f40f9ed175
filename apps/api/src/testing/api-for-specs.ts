import { afterAll } from 'vitest';
import { ApiUnderTest } from './api-under-test.ts';

/** The API for the specs of one file, stopped after the last of them. Await it at the top of the file. */
export async function apiForSpecs(...how: Parameters<typeof ApiUnderTest.start>): Promise<ApiUnderTest> {
  const api = await ApiUnderTest.start(...how);
  afterAll(() => api.stop());
  return api;
}
