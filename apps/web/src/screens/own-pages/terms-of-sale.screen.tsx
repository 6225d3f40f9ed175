import { useWords } from '../../language/use-words.tsx';
import { ReadingPage } from './reading-page.tsx';
import { termsOfSaleMessages } from './terms-of-sale.messages.ts';

const SECTIONS = ['prices', 'renewal', 'declined', 'pause', 'changes', 'refunds', 'coupons'] as const;

// HDR-11
export function TermsOfSaleScreen() {
  const words = useWords(termsOfSaleMessages);
  return (
    <ReadingPage
      isTemplate
      title={words('title')}
      lead={words('lead')}
      sections={SECTIONS.map((id) => ({ id, title: words(id), text: words(`${id}-text`) }))}
    />
  );
}
