/** What the server tells the app before it can sign anybody in. */
export type AppConfig = {
  readonly environment: string;
  readonly userPoolId: string;
  readonly userPoolClientId: string;
  readonly userPoolEndpoint?: string;
  /** Where the pool's own pages stand, without a protocol; left out where nobody signs in by a provider. */
  readonly userPoolDomain?: string;
};

/** Asked for once; `index.html` preloads it beside the scripts. */
export function appConfigLoader(): () => Promise<AppConfig> {
  let config: Promise<AppConfig> | null = null;
  return () => {
    config ??= load();
    config.catch(() => (config = null));
    return config;
  };
}

async function load(): Promise<AppConfig> {
  const response = await fetch('/app-config.json', { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`app-config.json was answered with ${response.status}`);
  return (await response.json()) as AppConfig;
}
