import { useWords } from '../../language/use-words.tsx';
import { ReadingPage } from './reading-page.tsx';
import { privacyPolicyMessages } from './privacy-policy.messages.ts';

const SECTIONS = ['kept', 'cards', 'browser', 'use', 'others', 'time', 'rights'] as const;

// HDR-11
export function PrivacyPolicyScreen() {
  const words = useWords(privacyPolicyMessages);
  return (
    <ReadingPage
      isTemplate
      title={words('title')}
      lead={words('lead')}
      sections={SECTIONS.map((id) => ({ id, title: words(id), text: words(`${id}-text`) }))}
    />
  );
}
