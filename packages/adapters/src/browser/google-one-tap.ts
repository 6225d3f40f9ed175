import { OneTapPrompt } from '@ridgeline/core/session';
import { type Email, parseEmail } from '@ridgeline/core/shared';
import { claimsIn } from '../tokens/claims-in.ts';

export type OneTapConfig = {
  readonly clientId: string;
  /** A file of our own that takes the place of Google's script. */
  readonly script?: string;
};

/** The part of Google's script that is used (https://developers.google.com/identity/gsi/web/reference/js-reference). */
export type GoogleAccounts = {
  initialize(settings: {
    readonly client_id: string;
    readonly callback: (answer: { readonly credential: string }) => void;
    readonly context: 'signin';
    readonly use_fedcm_for_prompt: true;
  }): void;
  prompt(): void;
  cancel(): void;
};

type GooglePage = Pick<Document, 'createElement' | 'head'>;
type GoogleWindow = {
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly google?: { readonly accounts?: { readonly id?: GoogleAccounts } };
};

const SCRIPT = 'https://accounts.google.com/gsi/client';

/**
 * Google's own prompt, by its public script. A script that does not load, and a prompt that is not displayed or skipped,
 * leave the page as it is: then nobody answers until the prompt is withdrawn.
 */
export class GoogleOneTap extends OneTapPrompt {
  readonly #config: () => Promise<OneTapConfig | null>;
  readonly #page: GooglePage;
  readonly #window: GoogleWindow;
  #library: Promise<GoogleAccounts | null> | null = null;
  #answer: ((email: Email | null) => void) | null = null;

  /** Null is the configuration of an app without Google, or of a page whose policy does not admit its script. */
  constructor(
    config: () => Promise<OneTapConfig | null>,
    page: GooglePage,
    window: Pick<GoogleWindow, 'navigator'>,
  ) {
    super();
    this.#config = config;
    this.#page = page;
    this.#window = window;
  }

  override ask(): Promise<Email | null> {
    return new Promise((resolve) => {
      this.#answer = resolve;
      void this.#prompt(resolve);
    });
  }

  override withdraw(): void {
    const answer = this.#answer;
    if (answer === null) return;
    this.#answer = null;
    answer(null);
    void this.#library?.then((google) => google?.cancel());
  }

  /** Without a connection neither the script nor the prompt could come. */
  async #prompt(resolve: (email: Email | null) => void): Promise<void> {
    if (!this.#window.navigator.onLine) return resolve(null);
    const google = await this.#google();
    if (google === null) resolve(null);
    else if (this.#answer === resolve) google.prompt();
  }

  #google(): Promise<GoogleAccounts | null> {
    return (this.#library ??= this.#load().catch(() => {
      this.#library = null;
      return null;
    }));
  }

  /** Google's script is initialized once in a page. */
  async #load(): Promise<GoogleAccounts | null> {
    const config = await this.#config();
    if (config === null) return null;
    await this.#run(config);
    const google = this.#window.google?.accounts?.id ?? null;
    google?.initialize({
      client_id: config.clientId,
      callback: ({ credential }) => this.#chosen(credential),
      context: 'signin',
      use_fedcm_for_prompt: true,
    });
    return google;
  }

  #run({ script }: OneTapConfig): Promise<void> {
    return new Promise((resolve, reject) => {
      const element = this.#page.createElement('script');
      if (script !== undefined) element.type = 'module';
      element.async = true;
      element.addEventListener('load', () => resolve());
      element.addEventListener('error', () => reject(new Error('the script of Google was not loaded')));
      element.src = script ?? SCRIPT;
      this.#page.head.append(element);
    });
  }

  /** Unverified: no permission depends on it, and the user pool asks Google itself. */
  #chosen(credential: string): void {
    const email = parseEmail(String(claimsIn(credential)?.['email'] ?? ''));
    this.#answer?.(email.ok ? email.value : null);
    this.#answer = null;
  }
}
