// The entry point of the API: what starts it, in production and in the local world.
export { FolderFiles } from './adapters/folder-files.ts';
export { HttpsWebhooks } from './adapters/https-webhooks.ts';
export { OpenIdGoogleTokens } from './adapters/openid-google-tokens.ts';
export { StripeEvents } from './adapters/stripe-events.ts';
export { StripePayments } from './adapters/stripe-payments.ts';
export { dataTask } from './app/data-task.ts';
export { createApi, type Api, type ApiConfig } from './app/api.ts';
export { startJobs } from './app/start-jobs.ts';
export { contentOf } from './features/reports/report-content.ts';
export { loadStorms } from './features/storms/load-storms.ts';
export { PdfkitMaker } from './features/documents/pdfkit-maker.ts';
export { Files } from './ports/files.port.ts';
export { Messenger, type Message } from './ports/messenger.port.ts';
export { AddressBook, type FoundAddress } from './ports/address-book.port.ts';
export { ConfigurationProblem } from './configuration/variables.ts';
export { factsHaveSources } from './db/facts-have-sources.ts';
export {
  type AuthorityFacts,
  type NamedAuthority,
  ReportContent,
  type Property,
  type ReportFacts,
} from './ports/report-content.port.ts';
export { SupplierAway } from './ports/supplier-away.ts';
export type { WebAppConfig } from './http/web-app.ts';
