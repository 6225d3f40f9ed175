import type { FederationProvider } from '../providers.ts';
import { escaped, providerPage, STYLE_PATH } from './page.ts';

export function errorPage({ title }: Pick<FederationProvider, 'title'>, why: string): string {
  return providerPage({
    title: `Sign-in with ${title} did not work`,
    style: STYLE_PATH,
    main: `<h1>Sign-in did not work</h1><p>${escaped(why)}</p><p><a href="/login">Back to Ridgeline</a></p>`,
  });
}
