import { OUTSIDE_PAGES, type OutsidePages, type Place } from '../view-model/configuration.store.ts';

/** What the server tells the app before it can sign anybody in. */
export type AppConfig = {
  readonly environment: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly userPoolEndpoint?: string;
  /** Where the pool's own pages stand, without a protocol; left out where nobody signs in by a provider. */
  readonly userPoolDomain?: string;
  /** Pages outside this app, each where the company has put it. */
  readonly pages?: Partial<OutsidePages>;
};

let asked: Promise<AppConfig> | null = null;

/** Asked for once, whoever asks; what failed is asked for again. */
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

/** D HDR-5.1: a page that the configuration does not place is on the company's own site. */
export async function configuredPlace(): Promise<Place> {
  const { environment, pages } = await appConfig();
  const own = Object.fromEntries(
    OUTSIDE_PAGES.map((page) => [page, `https://www.ridgeline.example/${page}`]),
  );
  return { environment, pages: { ...(own as OutsidePages), ...pages } };
}
