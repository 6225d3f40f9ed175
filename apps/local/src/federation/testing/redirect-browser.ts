/** A page or a redirect, as seen by a browser without scripts. */
export type Page = {
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
};

const MOST_REDIRECTS = 12;

/** Keeps cookies by host and path, follows redirects up to `stopAt`, and submits forms. */
export class RedirectBrowser {
  readonly #cookies = new Map<string, { readonly value: string; readonly path: string }>();
  readonly #stopAt: string;

  /** Addresses with this prefix belong to the app and are not requested. */
  constructor(stopAt: string) {
    this.#stopAt = stopAt;
  }

  get cookieNames(): readonly string[] {
    return [...this.#cookies.keys()].map((key) => key.split(' ')[0] ?? '');
  }

  visit(url: string): Promise<Page> {
    return this.#follow(url, {});
  }

  /** Submits the page's form, with the values of its button or with other fields. A self-submitting form is sent as it is. */
  submit(page: Page, fields: Readonly<Record<string, string>> = {}): Promise<Page> {
    const action = /<form[^>]*action="([^"]*)"/.exec(page.text)?.[1] ?? page.url;
    const hidden = [...page.text.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const values = Object.fromEntries(hidden.map(([, name = '', value = '']) => [name, value]));
    return this.#follow(new URL(action, page.url).href, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...values, ...fields }).toString(),
    });
  }

  async #follow(url: string, init: RequestInit): Promise<Page> {
    let next = { url, init };
    for (let hop = 0; hop < MOST_REDIRECTS; hop++) {
      if (next.url.startsWith(this.#stopAt)) {
        return { url: next.url, status: 0, headers: new Headers(), text: '' };
      }
      const cookie = this.#cookieFor(next.url);
      const response = await fetch(next.url, {
        ...next.init,
        redirect: 'manual',
        headers: { ...(next.init.headers as Record<string, string>), ...(cookie && { cookie }) },
      });
      this.#keep(response.headers.getSetCookie());
      const to = response.headers.get('location');
      if (to === null) {
        return {
          url: next.url,
          status: response.status,
          headers: response.headers,
          text: await response.text(),
        };
      }
      await response.body?.cancel();
      next = { url: new URL(to, next.url).href, init: {} };
    }
    throw new Error(`more than ${MOST_REDIRECTS} redirects from ${url}`);
  }

  #cookieFor(url: string): string {
    const { pathname } = new URL(url);
    const fitting = [...this.#cookies].filter(([, { path }]) => pathname.startsWith(path));
    return fitting.map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; ');
  }

  #keep(lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(/;\s*/);
      const [name = '', ...value] = pair.split('=');
      const path = attributes.find((one) => /^path=/i.test(one))?.slice(5) ?? '/';
      const key = `${name} ${path}`;
      const gone = attributes.some((one) => /^max-age=0$/i.test(one)) || value.join('=') === '';
      if (gone) this.#cookies.delete(key);
      else this.#cookies.set(key, { value: value.join('='), path });
    }
  }
}
