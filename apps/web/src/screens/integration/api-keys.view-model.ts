import {
  type CreateApiKey,
  type CreateApiKeyFailure,
  integrationsMessages,
  type NewApiKey,
  type RevokeApiKey,
  type RevokeApiKeyFailure,
} from '@ridgeline/core/integrations';
import type { Clipboard } from '@ridgeline/core/profile';
import { say } from '@ridgeline/core/shared';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Language } from '../../language/language.store.ts';
import type { IntegrationsStore } from '../../view-model/integrations.store.ts';
import type { Page } from '../../view-model/page.ts';
import type { ToastStore } from '../../view-model/toasts.store.ts';
import { integrationMessages } from './integration.messages.ts';

type Dependencies = {
  readonly store: IntegrationsStore;
  readonly create: CreateApiKey;
  readonly revoke: RevokeApiKey;
  readonly clipboard: Clipboard;
  readonly page: Page;
  readonly toasts: ToastStore;
  readonly language: Language;
};

/** Where the secret stands in the example until a key was made. */
const PLACEHOLDER = 'YOUR_API_KEY';

/** API-5: makes keys, shows each secret once, and revokes keys. */
export class ApiKeysViewModel {
  /** The name in the form for a new key. */
  name = '';
  busy: 'create' | 'revoke' | null = null;
  failure: CreateApiKeyFailure | null = null;
  /** The key that was just made: its secret is shown until the screen is left. */
  made: NewApiKey | null = null;
  /** The key whose revoking, or replacing, is asked once more. */
  asked: { readonly to: 'revoke' | 'replace'; readonly name: string } | null = null;
  readonly store: IntegrationsStore;
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.store = dependencies.store;
    makeAutoObservable(this, { made: observableRef, asked: observableRef, store: false }, { autoBind: true });
  }

  get isInPlan(): boolean {
    return this.store.isInPlan;
  }

  /** An address of this site's API. */
  apiAddress(path: string): string {
    return `${this.#dependencies.page.origin}/api${path}`;
  }

  /** A command to paste: it lists projects with the key that was just made. */
  get example(): string {
    const key = this.made?.secret ?? PLACEHOLDER;
    return `curl --fail-with-body --header 'x-api-key: ${key}' '${this.apiAddress('/v2/projects')}?limit=5'`;
  }

  nameIt(name: string): void {
    this.name = name;
    this.failure = null;
  }

  ask(asked: ApiKeysViewModel['asked']): void {
    this.asked = asked;
  }

  /** A key of a name that the form holds; never in place of another key. */
  async make(): Promise<void> {
    const { state } = this.store;
    if (state.is !== 'ready') return;
    const { listed, ownKeys } = state.connections;
    const taken = [...ownKeys.map((key) => key.name), ...listed.map(({ integration }) => integration.id)];
    await this.#make(this.name, taken);
    if (this.failure === null) runInAction(() => (this.name = ''));
  }

  /** The key of an integration, in place of its present one. */
  async connect(name: string): Promise<void> {
    await this.#make(name, []);
    this.ask(null);
  }

  async revoke(name: string): Promise<void> {
    if (this.busy !== null) return;
    this.#start('revoke');
    const revoked = await this.#dependencies.revoke.run(name);
    // Revoked elsewhere in the meantime: it is gone, as was asked.
    const isGone = revoked.ok || revoked.failure === 'not-found';
    runInAction(() => {
      if (isGone && this.made?.name === name) this.made = null;
    });
    await this.#end();
    // The form for a new key, which tells its own failures, may not be shown.
    if (isGone) this.#tell('ok', 'revoked');
    else this.#tellWhy(revoked.failure);
    this.ask(null);
  }

  async copy(text: string): Promise<void> {
    const copied = await this.#dependencies.clipboard.copy(text);
    this.#tell(copied.ok ? 'ok' : 'danger', copied.ok ? 'copied' : 'not-copied');
  }

  async #make(name: string, taken: readonly string[]): Promise<void> {
    if (this.busy !== null) return;
    this.#start('create');
    const made = await this.#dependencies.create.run(name, this.store.rights, taken);
    runInAction(() => {
      if (made.ok) this.made = made.value;
      else this.failure = made.failure;
    });
    await this.#end();
    if (made.ok) this.#tell('ok', 'made');
  }

  #start(busy: 'create' | 'revoke'): void {
    this.busy = busy;
    this.failure = null;
  }

  async #end(): Promise<void> {
    await this.store.load();
    runInAction(() => (this.busy = null));
  }

  #tellWhy(failure: RevokeApiKeyFailure): void {
    const { toasts, language } = this.#dependencies;
    toasts.show({ tone: 'danger', text: () => say(integrationsMessages, language.locale, failure) });
  }

  #tell(tone: 'ok' | 'danger', key: 'made' | 'revoked' | 'copied' | 'not-copied'): void {
    const { toasts, language } = this.#dependencies;
    toasts.show({ tone, text: () => say(integrationMessages, language.locale, key) });
  }
}
