import { pathTo } from '@ridgeline/core/routes';
import { useWords } from '../../language/use-words.tsx';
import { Link } from '../../ui/link.tsx';
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
  'team',
  'plan',
  'developers',
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

// HDR-11
export function HelpCenterScreen() {
  const words = useWords(helpCenterMessages);
  return (
    <ReadingPage
      title={words('title')}
      lead={words('lead')}
      sections={QUESTIONS.map((id) => ({
        id,
        title: words(id),
        text: words(`${id}-text`),
        ...(hasLink(id) && { link: <Link href={LEADS_TO[id]}>{words(`${id}-link`)}</Link> }),
      }))}
    />
  );
}

function hasLink(id: (typeof QUESTIONS)[number]): id is keyof typeof LEADS_TO {
  return id in LEADS_TO;
}
