// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { appScriptOf, SiteReleases } from './site-releases.ts';

const page = (script: string) =>
  `<!doctype html><html><head><script type="module" crossorigin src="${script}"></script></head></html>`;

describe('the releases of the site', () => {
  it('START-8 tells the newest one by the first script of the page as the server has it', async () => {
    const releases = new SiteReleases('/assets/index-1.js', async () => page('/assets/index-2.js'));
    expect([releases.running, await releases.newest()]).toEqual(['/assets/index-1.js', '/assets/index-2.js']);
  });

  it('START-8 knows none without a connection, or where the page is another one', async () => {
    expect(await new SiteReleases('a', () => Promise.reject(new Error('offline'))).newest()).toBeNull();
    expect(await new SiteReleases('a', async () => '<p>Sign in to this network</p>').newest()).toBeNull();
  });

  it('START-8 knows a page that came drawn by the app that follows it', async () => {
    const drawn = `<script type="module" crossorigin data-app="/assets/index-2.js" data-files="" src="/assets/after-paint-1.js"></script>`;
    expect(await new SiteReleases('a', async () => drawn).newest()).toBe('/assets/index-2.js');
    document.head.innerHTML = drawn;
    expect(appScriptOf(document)).toBe('/assets/index-2.js');
    document.head.replaceChildren();
  });

  it('START-8 reads its own name from the page it was started by', () => {
    const script = document.createElement('script');
    script.type = 'module';
    script.setAttribute('src', '/assets/index-1.js');
    document.head.append(script);
    expect(appScriptOf(document)).toBe('/assets/index-1.js');
    script.remove();
    expect(appScriptOf(document)).toBe('');
  });
});
