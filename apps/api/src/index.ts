// The door of the API: what starts it, here in production and in the local world on one machine.
export { migrateDatabase } from './db/migrate.ts';
export { createApi, type Api, type ApiConfig } from './http/api.ts';
export { Messenger, type Message } from './ports/messenger.port.ts';
export type { WebAppConfig } from './http/web-app.ts';
