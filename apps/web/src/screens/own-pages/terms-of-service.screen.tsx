import { useWords } from '../../language/use-words.tsx';
import { ReadingPage } from './reading-page.tsx';
import { termsOfServiceMessages } from './terms-of-service.messages.ts';

const SECTIONS = ['service', 'advice', 'account', 'use', 'papers', 'changes', 'liability', 'end'] as const;

// HDR-11
export function TermsOfServiceScreen() {
  const words = useWords(termsOfServiceMessages);
  return (
    <ReadingPage
      isTemplate
      title={words('title')}
      lead={words('lead')}
      sections={SECTIONS.map((id) => ({ id, title: words(id), text: words(`${id}-text`) }))}
    />
  );
}
