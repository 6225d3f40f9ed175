import { observer } from 'mobx-react-lite';
import { useWords } from '../../language/use-words.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CalculatorIllustration, EmptyIllustration, ReportIllustration } from '../../ui/illustrations.tsx';
import { Slides } from '../../ui/slides.tsx';
import { WALKTHROUGH_SLIDES, type WalkthroughStore } from '../../view-model/walkthrough.store.ts';
import { walkthroughMessages } from './walkthrough.messages.ts';

const DRAWINGS = {
  report: <ReportIllustration />,
  calculators: <CalculatorIllustration />,
  projects: <EmptyIllustration />,
} as const;

// AUTH-12
export const Walkthrough = observer(function Walkthrough({ vm }: { readonly vm: WalkthroughStore }) {
  const words = useWords(walkthroughMessages);
  return (
    <Dialog isOpen={vm.isShown} onClose={vm.hide} closeLabel={words('close')} title={words('title')}>
      <Slides
        label={words('label')}
        index={vm.slide}
        onMove={vm.moveTo}
        onFinish={vm.hide}
        previousLabel={words('previous')}
        nextLabel={words('next')}
        finishLabel={words('finish')}
        goToLabel={words('go-to')}
        slides={WALKTHROUGH_SLIDES.map((id) => ({
          id,
          title: words(`${id}-title`),
          content: words(`${id}-text`),
          illustration: DRAWINGS[id],
        }))}
      />
    </Dialog>
  );
});
