import { ReleaseWorker } from '../view-model/release-worker.port.ts';

const SCRIPT = '/sw.js';
/** The Content-Security-Policy allows this policy, and no other. */
const POLICY = 'ridgeline-service-worker';

/** A `TrustedTypePolicyFactory`, which TypeScript's library of the DOM does not have yet. */
type Factory = {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ): { createScriptURL(address: string): string };
};

/** Absent without HTTPS, and in some private windows. */
type Workers = Pick<
  ServiceWorkerContainer,
  'register' | 'controller' | 'addEventListener' | 'removeEventListener'
>;

export class BrowserReleaseWorker extends ReleaseWorker {
  readonly #workers: Workers | undefined;
  readonly #types: Factory | undefined;

  constructor({ navigator, trustedTypes }: { readonly navigator: object; readonly trustedTypes?: Factory }) {
    super();
    this.#workers = 'serviceWorker' in navigator ? (navigator.serviceWorker as Workers) : undefined;
    this.#types = trustedTypes;
  }

  override async start(): Promise<void> {
    try {
      // The script is not in the browser's own cache: an update is seen at once.
      await this.#workers?.register(this.#address(), { scope: '/', updateViaCache: 'none' });
    } catch {
      // The app works without it, as long as there is a connection.
    }
  }

  override whenChanged(act: () => void): () => void {
    const workers = this.#workers;
    // The first release that is stored is the one that runs.
    if (!workers?.controller) return () => {};
    workers.addEventListener('controllerchange', act);
    return () => workers.removeEventListener('controllerchange', act);
  }

  #address(): string {
    const policy = this.#types?.createPolicy(POLICY, {
      createScriptURL: (address) => {
        if (address !== SCRIPT) throw new TypeError(`${address} is no script of a worker`);
        return address;
      },
    });
    return policy?.createScriptURL(SCRIPT) ?? SCRIPT;
  }
}
