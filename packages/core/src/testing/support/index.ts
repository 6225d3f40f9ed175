// Fakes, builders and contract suites of support.
export { FakeSupportDesk } from './fake-support-desk.ts';
export { supportDeskContract } from './support-desk.contract.ts';
export { aPersonStanding } from './support.builder.ts';
