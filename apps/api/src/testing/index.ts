// For benchmarks: the statements as they run. For specs: a migrated database, and a minimal user pool.
export { callerStatement, runnable } from '../db/caller-statement.ts';
export { openDatabase } from '../db/database.ts';
export { statementFor } from '../features/projects/projects.repository.ts';
export { loadStorms } from '../features/storms/load-storms.ts';
export { boxText, STORMS_AT } from '../features/storms/storm-history.repository.ts';
export { DENVER_PLACE } from './a-place.ts';
export { addressBookContract, addressListContract } from './address-book.contract.ts';
export { apiForSpecs } from './api-for-specs.ts';
export { ApiUnderTest, TEAM_PLAN, type Person } from './api-under-test.ts';
export { freshDatabase } from './fresh-database.ts';
export { KnownAddresses } from './known-properties.ts';
export { googleTokensContract } from './google-tokens.contract.ts';
export { messengerContract, type DeliveredMessage } from './messenger.contract.ts';
export { paymentsContract } from './payments.contract.ts';
export { reportContentContract } from './report-content.contract.ts';
export { TokenIssuer } from './token-issuer.ts';
