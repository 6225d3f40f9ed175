import { Releases } from '../view-model/releases.port.ts';

/**
 * The file name of the app's script contains the hash of its content, and identifies the release. A prerendered
 * page has it in `data-app`, since its first script is another one.
 */
const APP_SCRIPT = /<script\b[^>]*\btype="module"[^>]*?\b(?:data-app|src)="([^"]+)"/;

export class SiteReleases extends Releases {
  readonly running: string;
  readonly #fetchPage: () => Promise<string>;

  constructor(runningScript: string, fetchPage: () => Promise<string>) {
    super();
    this.running = runningScript;
    this.#fetchPage = fetchPage;
  }

  override async newest(): Promise<string | null> {
    try {
      return APP_SCRIPT.exec(await this.#fetchPage())?.[1] ?? null;
    } catch {
      return null;
    }
  }
}

/** The current page from the server, bypassing all caches. */
export async function fetchFirstPage(): Promise<string> {
  const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`the first page was answered with ${answer.status}`);
  return answer.text();
}

export function appScriptOf(page: Document): string {
  const script = page.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script?.dataset['app'] ?? script?.getAttribute('src') ?? '';
}
