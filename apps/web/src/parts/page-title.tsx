import { navigationMessages } from '@ridgeline/core/navigation';
import type { LinkedRoute } from '@ridgeline/core/routes';
import { useWords } from '../language/use-words.tsx';
import { routeTitles } from './route-titles.messages.ts';
import { shellMessages } from './shell.messages.ts';

/** Every route has a title. A screen with a more specific one, such as an address, sets it itself. */
export function PageTitle({ route }: { readonly route: LinkedRoute | null }) {
  const titles = useWords(routeTitles);
  const general = useWords(navigationMessages);
  const product = useWords(shellMessages)('product');
  const title = route === null ? general('not-found') : titles(route);
  return <title>{title === product ? product : `${title} · ${product}`}</title>;
}
