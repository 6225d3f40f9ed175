import { navigationMessages, PRO_UPSELL } from '@ridgeline/core/navigation';
import { useWords } from '../language/use-words.tsx';
import { Alert } from '../ui/alert.tsx';
import { LinkButton } from '../ui/link.tsx';
import { integrationsOfferMessages } from './integrations-offer.messages.ts';

// HDR-12 HDR-13
export function IntegrationsOffer() {
  const words = useWords(integrationsOfferMessages);
  const pro = useWords(navigationMessages);
  return (
    <Alert
      tone="info"
      title={words('title')}
      actions={
        <LinkButton href={PRO_UPSELL.leadsTo} kind="primary">
          {pro('pro-action')}
        </LinkButton>
      }
    >
      <p>{words('text')}</p>
      <ul>
        {PRO_UPSELL.lines.map((line) => (
          <li key={line.line}>
            {line.count === null ? pro(line.line) : pro(line.line, { count: line.count })}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
