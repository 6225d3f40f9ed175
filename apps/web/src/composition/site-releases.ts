import { Releases } from '../view-model/releases.port.ts';

/**
 * The app's script carries the hash of all that it is made of: its name is the name of the release. A page that came
 * drawn names it in `data-app`, and begins with another.
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

/** The page as the server has it now, past every cache. */
export async function fetchFirstPage(): Promise<string> {
  const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
  if (!answer.ok) throw new Error(`the first page was answered with ${answer.status}`);
  return answer.text();
}

export function appScriptOf(page: Document): string {
  const script = page.querySelector<HTMLScriptElement>('script[type="module"][src]');
  return script?.dataset['app'] ?? script?.getAttribute('src') ?? '';
}
