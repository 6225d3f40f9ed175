import type { OutsidePages, Place } from '../view-model/configuration.store.ts';

/** The server's configuration that the app needs to sign users in. */
export type AppConfig = {
  readonly environment: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly userPoolEndpoint?: string;
  /** The host of the pool's hosted pages, without a protocol; omitted if sign-in by a provider is not available. */
  readonly userPoolDomain?: string;
  /** Omitted if nothing can be bought. */
  readonly cards?: { readonly publishableKey: string; readonly script?: string };
  /** Omitted if Google's one-tap prompt is not available. */
  readonly oneTap?: { readonly clientId: string; readonly script?: string };
  readonly pages?: OutsidePages;
  /** Added by the service worker, where the server did not answer (`service-worker/store.ts`). */
  readonly isCopy?: true;
};

let asked: Promise<AppConfig> | null = null;

/** Loads once for all callers; after a failure it loads again. */
export function appConfig(): Promise<AppConfig> {
  asked ??= load();
  asked.catch(() => (asked = null));
  return asked;
}

async function load(): Promise<AppConfig> {
  const response = await fetch('/app-config.json', { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`app-config.json was answered with ${response.status}`);
  return (await response.json()) as AppConfig;
}

export async function configuredPlace(): Promise<Place> {
  const { environment, pages = {} } = await appConfig();
  return { environment, pages };
}
