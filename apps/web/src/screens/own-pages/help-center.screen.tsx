import { pathTo } from '@ridgeline/core/routes';
import { observer } from 'mobx-react-lite';
import { shellMessages } from '../../parts/shell.messages.ts';
import { useLanguage, useWords } from '../../language/use-words.tsx';
import { Button } from '../../ui/button.tsx';
import { useKeptFocus } from '../../ui/kept-focus.ts';
import { ExternalLink, Link } from '../../ui/link.tsx';
import type { InstallOffer } from '../../view-model/install-offer.ts';
import { helpCenterMessages } from './help-center.messages.ts';
import { ReadingPage } from './reading-page.tsx';

const QUESTIONS = [
  'start',
  'sample',
  'authority',
  'unknown',
  'ice',
  'hail',
  'letter',
  'offline',
  'team',
  'plan',
  'developers',
  'docs',
  'contact',
] as const;

const LEADS_TO = {
  start: pathTo('splash'),
  sample: pathTo('sampleReport'),
  ice: pathTo('estimate', { type: 'iws' }),
  team: pathTo('myTeam'),
  plan: pathTo('planDetails'),
  developers: pathTo('integrations'),
  contact: pathTo('feedback'),
} as const;

/** Pages of their own, which the server answers and the router does not know (ADR 51). */
const DOCS = { en: '/docs/', es: '/docs/es/' };

type Props = { readonly vm: InstallOffer };

// HDR-11
export function HelpCenterScreen({ vm }: Props) {
  const words = useWords(helpCenterMessages);
  const common = useWords(shellMessages);
  const { locale } = useLanguage();
  const docs = (
    <ExternalLink href={DOCS[locale]} newTabLabel={common('opens-new-tab')}>
      {words('docs-link')}
    </ExternalLink>
  );
  return (
    <ReadingPage
      title={words('title')}
      lead={words('lead')}
      sections={QUESTIONS.map((id) => ({
        id,
        title: words(id),
        text: words(`${id}-text`),
        ...(id === 'docs' && { link: docs }),
        ...(id === 'offline' && { link: <Install vm={vm} /> }),
        ...(hasLink(id) && { link: <Link href={LEADS_TO[id]}>{words(`${id}-link`)}</Link> }),
      }))}
    />
  );
}

/** Its place has the focus when the browser has taken its offer back, as it does once it has asked. */
const Install = observer(function Install({ vm }: Props) {
  const words = useWords(helpCenterMessages);
  const place = useKeptFocus<HTMLSpanElement>();
  return (
    <span ref={place} tabIndex={-1}>
      {vm.made !== null && <Button onPress={vm.accept}>{words('offline-install')}</Button>}
    </span>
  );
});

function hasLink(id: (typeof QUESTIONS)[number]): id is keyof typeof LEADS_TO {
  return id in LEADS_TO;
}
